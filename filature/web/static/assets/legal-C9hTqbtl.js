import{A as e,B as t,C as n,D as r,E as i,F as a,G as o,H as s,K as c,L as l,M as u,S as d,U as f,V as p,W as m,X as h,Y as g,d as _,k as v,n as y,s as ee,v as b,w as x,z as S}from"./filature-DOSad0ly.js";var C=class extends Error{say;constructor(e){super(e.type),this.say=e}},w={type:`ui-unreachable`};async function T(e,t){let n;try{n=await fetch(e,t===void 0?{}:E(t))}catch{throw new C(w)}if(n.ok)return await n.json();throw new C((await n.json().catch(()=>null))?.error??w)}function E(e){return{method:`POST`,headers:{"Content-Type":`application/json`},body:JSON.stringify(e)}}var D=e=>`/api/tables/${encodeURIComponent(e)}`,O=null;function te(){return O??=T(`/api/games`).catch(e=>{throw O=null,e}),O}var ne=e=>T(`/api/tables`,e),re=(e,t)=>T(`${D(e)}/sit`,t),ie=e=>T(`${D(e)}/again`,{}),ae=e=>`${D(e)}/record`,k=class{constructor(e){this.value=e}valueOf(){return this.value}},A=class extends k{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},j=class extends k{constructor(e,t={}){super(e),this.opts=t}toString(e){try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){return e.reportError(t),this.value.toString(10)}}},M=class e extends k{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof k)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof k&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){return e.reportError(t),typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}}},oe=100,se=`⁨`,ce=`⁩`;function le(e,t,n){return n===t||n instanceof j&&t instanceof j&&n.value===t.value||t instanceof j&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function ue(e,t,n){return t[n]?I(e,t[n].value):(e.reportError(RangeError(`No default`)),new A)}function N(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=P(e,i.value):n.push(P(e,i));return{positional:n,named:r}}function P(e,t){switch(t.type){case`str`:return t.value;case`num`:return new j(t.value,{minimumFractionDigits:t.precision});case`var`:return de(e,t);case`mesg`:return fe(e,t);case`term`:return pe(e,t);case`func`:return me(e,t);case`select`:return he(e,t);default:return new A}}function de(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new A(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new A(`$${t}`);if(n instanceof k)return n;switch(typeof n){case`string`:return n;case`number`:return new j(n);case`object`:if(M.supportsValue(n))return new M(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new A(`$${t}`)}}function fe(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new A(t);if(n){let i=r.attributes[n];return i?I(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new A(`${t}.${n}`))}return r.value?I(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new A(t))}function pe(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new A(i);if(n){let t=a.attributes[n];if(t){e.params=N(e,r).named;let n=I(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new A(`${i}.${n}`)}e.params=N(e,r).named;let o=I(e,a.value);return e.params=null,o}function me(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new A(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new A(`${t}()`);try{let t=N(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new A(`${t}()`)}}function he(e,{selector:t,variants:n,star:r}){let i=P(e,t);if(i instanceof A)return ue(e,n,r);for(let t of n)if(le(e,i,P(e,t.key)))return I(e,t.value);return ue(e,n,r)}function F(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new A;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>oe)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${oe}`);r&&n.push(se),n.push(P(e,i).toString(e)),r&&n.push(ce)}return e.dirty.delete(t),n.join(``)}function I(e,t){return typeof t==`string`?e.bundle._transform(t):F(e,t)}var ge=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function L(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var R=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function _e(e,t){let n=e[0];if(n instanceof A)return new A(`NUMBER(${n.valueOf()})`);if(n instanceof j)return new j(n.valueOf(),{...n.opts,...L(t,R)});if(n instanceof M)return new j(n.toNumber(),{...L(t,R)});throw TypeError(`Invalid argument to NUMBER`)}var ve=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function ye(e,t){let n=e[0];if(n instanceof A)return new A(`DATETIME(${n.valueOf()})`);if(n instanceof M||n instanceof j)return new M(n,L(t,ve));throw TypeError(`Invalid argument to DATETIME`)}var z=new Map;function be(e){let t=Array.isArray(e)?e.join(` `):e,n=z.get(t);return n===void 0&&(n=new Map,z.set(t,n)),n}var xe=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:_e,DATETIME:ye,...t},this._useIsolating=n,this._transform=r,this._intls=be(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new ge(this,n,t);try{return F(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new A().toString(r);throw e}}},B=/^(-?[a-zA-Z][\w-]*) *= */gm,V=/\.([a-zA-Z][\w-]*) *= */y,Se=/\*?\[/y,H=/(-?[0-9]+(?:\.([0-9]+))?)/y,Ce=/([a-zA-Z][\w-]*)/y,U=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,we=/^[A-Z][A-Z0-9_-]*$/,W=/([^{}\n\r]+)/y,Te=/([^\\"\n\r]*)/y,Ee=/\\([\\"])/y,G=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,De=/^\n+/,Oe=/ +$/,ke=/ *\r?\n/g,Ae=/( *)$/,je=/{\s*/y,Me=/\s*}/y,Ne=/\[\s*/y,Pe=/\s*] */y,Fe=/\s*\(\s*/y,Ie=/\s*->\s*/y,Le=/\s*:\s*/y,Re=/\s*,?\s*/y,ze=/\s+/y,Be=class{constructor(e){this.body=[],B.lastIndex=0;let t=0;for(;;){let n=B.exec(e);if(n===null)break;t=B.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(V);){let t=o(V),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(W)&&(r=o(W)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=b();return i?r?u([r,i],i.length):(i.value=x(i.value,De),u([i],i.length)):r?x(r,Oe):null}function u(r=[],i){for(;;){if(n(W)){r.push(o(W));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=b();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=x(s,Oe));let c=[];for(let e of r)e instanceof Ve&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(je,SyntaxError);let e=f();if(i(Me))return e;if(i(Ie)){let t=h();return i(Me,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(U)){let[,e,t,n=null]=a(U);if(e===`$`)return{type:`var`,name:t};if(i(Fe)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(we.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Re)}}function m(){let e=f();return e.type===`mesg`&&i(Le)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Se);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Ne,SyntaxError);let e;return e=n(H)?v():{type:`str`,value:o(Ce)},i(Pe,SyntaxError),e}function _(){if(n(H))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(H),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Te),e[t]===`\\`)n+=ee();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function ee(){if(n(Ee))return o(Ee);if(n(G)){let[,e,t]=a(G),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function b(){let n=t;switch(i(ze),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return S(e.slice(n,t))}return e[t-1]===` `&&S(e.slice(n,t))}function x(e,t){return e.replace(t,``)}function S(e){let t=e.replace(ke,`
`),n=Ae.exec(e)[1].length;return new Ve(t,n)}}},Ve=class{constructor(e,t){this.value=e,this.length=t}},K=[`fr`,`en`],He={fr:` et `,en:` and `},Ue={person:`seat`,addressee:`seat`,glance:`seat`,odds:`pairs`},We=class{language;fields;bundle;constructor(e,t,n={}){this.language=e,this.fields={...n,...Ue},this.bundle=new xe(e,{useIsolating:!1});for(let e of t)this.bundle.addResource(new Be(e),{allowOverrides:!0})}has(e){return this.bundle.hasMessage(e)}text(e,t={}){let n=this.bundle.getMessage(e);if(!n?.value)throw Error(`no words: ${e}`);let r=[],i=this.bundle.formatPattern(n.value,t,r);if(r.length)throw Error(`${e}: ${r.join(`, `)}`);return i}say(e,t,n,r){let i=`${e}-${String(t.type)}`,a=Object.keys(t).find(e=>this.has(`${i}-${e}`)),o=a===void 0?i:`${i}-${a}`;return this.text(o,this.arguments(t,n,r))}arguments(e,t,n){let r={viewer_is:t>=0?`seat`:`spectator`};for(let[i,a]of Object.entries(e))this.add(r,i,a,t,n);return r}add(e,t,n,r,i){let a=this.fields[t];if(e[t]=this.value(t,n,r,i),Ge(n))e[`${t}_count`]=Array.isArray(n)?n.length:Object.keys(n).length,e[`${t}_id`]=`some`,a===`seat`&&(e[`${t}_is`]=Array.isArray(n)&&n.includes(r)?`you`:`other`);else if(a===`seat`){let i=n===r?`you`:`other`;e[`${t}_is`]=n===null?`nobody`:i}else typeof n==`string`?e[`${t}_id`]=n:n===null||typeof n==`boolean`?e[`${t}_id`]=Ke(n):e[`${t}_id`]=`some`}value(e,t,n,r){let i=this.fields[e];if(Array.isArray(t)&&i===`pairs`)return this.joined(t.map(([t,i])=>this.pair(e,t,i,n,r)));if(Array.isArray(t))return this.joined(t.map(t=>i===`seat`&&t===n?this.text(`you`):String(this.value(e,t,n,r))));if(Ge(t))return this.joined(Object.entries(t).map(([t,i])=>this.pair(e,t,i,n,r)));if(t===null||typeof t==`boolean`)return Ke(t);if(typeof t==`number`&&Number.isInteger(t))return i===`seat`?r.at(t)??this.text(`word-virtual`):i===`ordinal`?t+1:i===void 0?t:this.text(`word-${i}_${String(t)}`);if(typeof t==`number`)return t;let a=String(t);return this.has(`word-${a}`)?this.text(`word-${a}`):a}pair(e,t,n,r,i){let a={viewer:r};return this.add(a,`key`,t,r,i),this.add(a,`value`,n,r,i),this.fields[e]===`seat`&&(a.value=this.value(e,n,r,i)),this.text(`pair-${e}`,a)}joined(e){let t=e.at(-1);return t===void 0?this.text(`nothing`):e.length===1?t:e.slice(0,-1).join(`, `)+He[this.language]+t}choice(e,t,n,r,i=`value`){if(!this.has(`${i}-${e}`))return String(this.value(e,t,n,r));let a={};this.add(a,e,t,n,r);let o={viewer_is:n>=0?`seat`:`spectator`};for(let[t,n]of Object.entries(a))o[i+t.slice(e.length)]=n;return this.text(`${i}-${e}`,o)}};function Ge(e){return typeof e==`object`&&!!e}function Ke(e){return e===null?`none`:e?`yes`:`no`}var qe={fr:`# Words of the pages.
ui-filature = Filature
ui-home = Filature\xA0: retour au bureau
ui-other-language = English
ui-loading = Un instant…
ui-unreachable = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
ui-refused = Cela n’est pas possible.
ui-retry = Réessayer
ui-title-home = Filature\xA0: jeux d’espions
ui-title-table = { $game } · Filature
ui-title-your-turn = À vous\xA0! { $game } · Filature

# The desk
ui-headline = Suivez, déduisez, ne vous trahissez pas.
ui-subtitle = Des jeux d’espions, avec des amis ou des robots\xA0: à la souris, au clavier, au doigt ou à l’oreille.
ui-choose-game = Choisissez un jeu
ui-chosen = choisi
ui-players-count = { $counts } joueurs
ui-or = { $first } ou { $last }
ui-from-to = { $first } à { $last }
ui-play-now = Jouer maintenant
ui-against-bots = { $game }, { $bots ->
    [one] contre un robot
   *[other] contre des robots
  }
ui-no-bots = Ce jeu n’a pas encore de robot.
ui-your-name = Votre nom
ui-name-hint = Sans nom, vous serez «\xA0{ $name }\xA0».
ui-guest = Invité
ui-seats = Joueurs, vous compris
ui-bot-level = Niveau des robots
ui-options = Options
ui-play = Jouer
ui-with-friends = Une table entre amis
ui-with-friends-how = Ouvrez une table et envoyez le lien\xA0: on s’assoit sans compte ni mot de passe.
ui-open-table = Ouvrir une table
ui-the-game = Le dossier
ui-yes = oui
ui-no = non
ui-not-set = non fixé
ui-option-range = de { $minimum } à { $maximum }
ui-option-from = { $minimum } au moins

# Gathering
ui-table-of = Table { $table }
ui-gathering = On attend { $count ->
    [one] encore une personne.
   *[other] encore { $count } personnes.
  }
ui-gathering-how = La partie commence dès que tout le monde est assis.
ui-invitation = L’invitation
ui-invite-link = Lien à envoyer
ui-copy = Copier le lien
ui-copied = Lien copié.
ui-invited = Vous êtes attendu.
ui-invited-how = Dites votre nom, et prenez la place libre.
ui-sit-down = S’asseoir
ui-watch = Regarder
ui-your-seat = Votre place

# At the table
ui-your-turn = À vous
ui-your-action = Votre action
ui-choose-first = Choisissez d’abord
ui-still-to-choose = Reste à choisir\xA0: { $what }
ui-sending = Envoi…
ui-nothing = rien
ui-chosen-of = { $chosen } sur { $count }
ui-remaining = { $count ->
    [0] tout est réparti
   *[other] encore { $count } à répartir
  }
ui-less = Un de moins\xA0: { $what }
ui-more = Un de plus\xA0: { $what }
ui-players = Joueurs
ui-log = Main courante
ui-log-empty = Rien encore.
ui-presence-here = à table
ui-presence-away = absent
ui-presence-robot = robot
ui-presence-empty = personne encore
ui-empty-seat = Place libre
ui-that-is-you = (vous)
ui-you-decide = à vous de jouer
ui-decides = réfléchit
ui-points-short = { $points ->
    [one] pt
   *[other] pts
  }
ui-watching = Vous regardez la partie.
ui-wait = Un instant…
ui-connecting = Connexion…
ui-connected = Connecté
ui-lost = Connexion perdue. On réessaie…
ui-restored = Connexion rétablie.
ui-not-allowed = Cette table ne vous est pas ouverte.
ui-back = Retour au bureau

# The end
ui-case-closed = Affaire classée
ui-again = Encore une partie
ui-wants-again = { $name } veut rejouer.
ui-somebody-wants-again = On veut rejouer.
ui-join-again = Rejoindre la nouvelle partie
ui-download = Télécharger la partie
ui-closed = Cette table est fermée.
ui-closed-how = Le programme a changé de règles depuis qu’elle a commencé\xA0: elle ne peut pas continuer.
`,en:`# Words of the pages.
ui-filature = Filature
ui-home = Filature: back to the desk
ui-other-language = Français
ui-loading = One moment…
ui-unreachable = The server does not answer. Check the connection and try again.
ui-refused = That is not possible.
ui-retry = Try again
ui-title-home = Filature: spy games
ui-title-table = { $game } · Filature
ui-title-your-turn = Your turn! { $game } · Filature

# The desk
ui-headline = Shadow them, work it out, give nothing away.
ui-subtitle = Spy games, with friends or bots: by mouse, by keyboard, by touch or by ear.
ui-choose-game = Choose a game
ui-chosen = chosen
ui-players-count = { $counts } players
ui-or = { $first } or { $last }
ui-from-to = { $first } to { $last }
ui-play-now = Play now
ui-against-bots = { $game }, { $bots ->
    [one] against a bot
   *[other] against bots
  }
ui-no-bots = This game has no bot yet.
ui-your-name = Your name
ui-name-hint = Without a name you will be “{ $name }”.
ui-guest = Guest
ui-seats = Players, you included
ui-bot-level = Level of the bots
ui-options = Options
ui-play = Play
ui-with-friends = A table with friends
ui-with-friends-how = Open a table and send the link: one sits down without account or password.
ui-open-table = Open a table
ui-the-game = The file
ui-yes = yes
ui-no = no
ui-not-set = not set
ui-option-range = { $minimum } to { $maximum }
ui-option-from = { $minimum } or more

# Gathering
ui-table-of = Table { $table }
ui-gathering = Waiting for { $count ->
    [one] one more person.
   *[other] { $count } more people.
  }
ui-gathering-how = The game begins as soon as everybody sits.
ui-invitation = The invitation
ui-invite-link = Link to send
ui-copy = Copy the link
ui-copied = Link copied.
ui-invited = You are expected.
ui-invited-how = Say your name and take the free seat.
ui-sit-down = Sit down
ui-watch = Watch
ui-your-seat = Your seat

# At the table
ui-your-turn = Your turn
ui-your-action = Your action
ui-choose-first = Choose first
ui-still-to-choose = Still to choose: { $what }
ui-sending = Sending…
ui-nothing = nothing
ui-chosen-of = { $chosen } of { $count }
ui-remaining = { $count ->
    [0] all is given out
   *[other] { $count } still to give out
  }
ui-less = One less: { $what }
ui-more = One more: { $what }
ui-players = Players
ui-log = Day book
ui-log-empty = Nothing yet.
ui-presence-here = at the table
ui-presence-away = away
ui-presence-robot = bot
ui-presence-empty = nobody yet
ui-empty-seat = Free seat
ui-that-is-you = (you)
ui-you-decide = your turn
ui-decides = thinking
ui-points-short = { $points ->
    [one] pt
   *[other] pts
  }
ui-watching = You are watching.
ui-wait = One moment…
ui-connecting = Connecting…
ui-connected = Connected
ui-lost = Connection lost. Trying again…
ui-restored = Connection restored.
ui-not-allowed = This table is not open to you.
ui-back = Back to the desk

# The end
ui-case-closed = Case closed
ui-again = Play again
ui-wants-again = { $name } wants to play again.
ui-somebody-wants-again = Somebody wants to play again.
ui-join-again = Join the new game
ui-download = Download the game
ui-closed = This table is closed.
ui-closed-how = The program’s rules have changed since it began: it cannot go on.
`},Je=`filature.language`,q=new Map,J=new Map;function Ye(e){let t=q.get(e);return t||(t=fetch(e).then(t=>{if(!t.ok)throw Error(e);return t.text()}),t.catch(()=>q.delete(e)),q.set(e,t)),t}function Xe(e,t){let n=`${e}/${t?.id??``}`,r=J.get(n);if(!r){let i=[`/words/${e}.ftl`,...t?[`/words/${e}/${t.id}.ftl`]:[]];r=Promise.all(i.map(Ye)).then(n=>new We(e,[...n,qe[e]],t?.fields)),r.catch(()=>J.delete(n)),J.set(n,r)}return r}async function Ze(e){return(await te()).games.find(t=>t.id===e)??null}function Qe(){let e=[tt(Je),...navigator.languages].map(e=>e?.slice(0,2).toLowerCase());return K.find(t=>t===e.find(e=>K.some(t=>t===e)))??`en`}var Y=new class{#e=f(Qe());get now(){return u(this.#e)}set now(e){s(this.#e,e)}#t=f(p({}));get house(){return u(this.#t)}set house(e){s(this.#t,e,!0)}#n=m(()=>new We(this.now,[this.house[this.now]??``,qe[this.now]]));get words(){return u(this.#n)}set words(e){s(this.#n,e)}constructor(){this.choose(this.now)}choose(e){this.now=e,document.documentElement.lang=e,Ye(`/words/${e}.ftl`).then(t=>this.house[e]=t,()=>void 0)}prefer(e){this.choose(e),nt(Je,e)}};function $e(e,t,n,r=-2,i=[]){try{return e.say(t,n,r,i)}catch(e){return console.error(e),`${t}-${String(n.type)}`}}function et(e,t,n=-2,r=[]){return t.type.startsWith(`ui-`)&&e.has(t.type)?e.text(t.type):e.has(`refusal-${t.type}`)?$e(e,`refusal`,t,n,r):e.text(`ui-refused`)}function tt(e){try{return localStorage.getItem(e)}catch{return null}}function nt(e,t){try{localStorage.setItem(e,t)}catch{}}var rt=i(`<section class="dossier"><h2 class="tab"> </h2> <div class="paper"><!></div></section>`);function it(e,r){var i=rt(),o=l(i),s=S(o,!0),c=t(o,2),u=l(c);b(u,()=>r.children),g(c),g(i),a(()=>{_(i,`aria-labelledby`,r.id),_(o,`id`,r.id),n(s,r.label)}),x(e,i)}var at=r(`<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" class="svelte-pf5q68"><path class="dark svelte-pf5q68" d="M9 12.500c0-6 1-9 3.500-9 1.500 0 2 1 3.500 1s2-1 3.500-1c2.500 0 3.500 3 3.500 9z"></path><path class="red svelte-pf5q68" d="M2 12c4 1.500 8 2 14 2s10-.5 14-2c-1 4-6 5.500-14 5.500S3 16 2 12z"></path><path class="dark svelte-pf5q68" d="M7 29.500c0-5 3.500-7.500 9-7.500s9 2.500 9 7.500z"></path></svg>`);function ot(e){var t=at();x(e,t)}var st=i(`<span class="mark svelte-18jl8m8"><!><span class="svelte-18jl8m8"> </span></span>`),ct=i(`<a class="mark svelte-18jl8m8" href="/"><!><span aria-hidden="true" class="svelte-18jl8m8"> </span></a>`),lt=i(`<header class="svelte-18jl8m8"><!> <!> <button type="button" class="quiet svelte-18jl8m8" id="language"> </button></header>`);function ut(r,i){c(i,!0);let s=ee(i,`home`,3,!1),f=m(()=>K.find(e=>e!==Y.now)??`en`);var p=lt(),v=l(p),C=e=>{var r=st(),i=l(r);ot(i,{});var o=t(i),s=S(o,!0);g(r),a(e=>n(s,e),[()=>Y.words.text(`ui-filature`)]),x(e,r)},w=r=>{var i=ct(),o=l(i);ot(o,{});var s=t(o),c=S(s,!0);g(i),a((e,t)=>{_(i,`aria-label`,e),n(c,t)},[()=>Y.words.text(`ui-home`),()=>Y.words.text(`ui-filature`)]),e(`click`,i,function(...e){y.follow?.apply(this,e)}),x(r,i)};d(v,e=>{s()?e(C):e(w,-1)});var T=t(v,2);b(T,()=>i.children??h);var E=t(T,2),D=S(E,!0);g(p),a(e=>{_(E,`lang`,u(f)),n(D,e)},[()=>Y.words.text(`ui-other-language`)]),e(`click`,E,()=>Y.prefer(u(f))),x(r,p),o()}v([`click`]);var dt=`filature.name`,ft=()=>tt(dt)??``,pt=e=>nt(dt,e);function X(e,t){if(e===t)return!0;if(typeof e!=`object`||typeof t!=`object`||e===null||t===null||Array.isArray(e)!==Array.isArray(t))return!1;let n=Object.keys(e);return n.length===Object.keys(t).length&&n.every(n=>Object.hasOwn(t,n)&&X(e[n],t[n]))}function Z(e){return Object.entries(e.choose??{})}function mt(e){return Object.fromEntries(Z(e).map(([e,t])=>[e,ht(t)]))}function ht(e){switch(e.kind){case`one`:return e.of.length===1?e.of[0]:void 0;case`pick`:return Array(e.count).fill(void 0);case`arrange`:{let t=e.of[0];return e.of.every(e=>X(e,t))?[...e.of]:Array(e.of.length).fill(void 0)}case`subset`:return e.count===e.of.length?[...e.of]:[];case`split`:{let t=e.over[0];return e.over.length===1&&t!==void 0?{[t]:e.total}:{}}case`assign`:return Object.fromEntries(e.keys.map(e=>[e,null]))}}function gt(e,t,n){let r=[...e.of];return t.forEach((e,t)=>{if(t===n||e===void 0)return;let i=r.findIndex(t=>X(t,e));i>=0&&r.splice(i,1)}),r.filter((e,t)=>r.findIndex(t=>X(t,e))===t)}function _t(e,t,n){return e.map((e,r)=>r===t?X(e,n)?void 0:n:e)}function vt(e,t,n){let r=t.some(e=>X(e,n));return!r&&t.length>=e.count?[...t]:e.of.filter(e=>X(e,n)?!r:t.some(t=>X(t,e)))}function Q(e,t){return e.total-Object.values(t).reduce((e,t)=>e+t,0)}function yt(e,t,n,r){let i=Q(e,t)+(t[n]??0),a=Math.max(0,Math.min(i,Math.trunc(r)||0)),o={};for(let r of e.over){let e=r===n?a:t[r]??0;e>0&&(o[r]=e)}return o}function bt(e,t,n){let r=e.keys.filter(e=>e!==n).map(e=>t[e]);return[null,...e.to.filter(e=>!r.some(t=>X(t,e)))]}function xt(e,t){switch(e.kind){case`one`:return t!==void 0&&e.of.some(e=>X(e,t));case`pick`:case`arrange`:{let n=e.kind===`pick`?e.count:e.of.length;return Array.isArray(t)&&t.length===n&&t.every((n,r)=>n!==void 0&&gt(e,t,r).some(e=>X(e,n)))}case`subset`:return Array.isArray(t)&&t.length===e.count&&X(t,e.of.filter(e=>t.some(t=>X(t,e))));case`split`:return $(t)&&Object.entries(t).every(([t,n])=>e.over.includes(t)&&Number.isInteger(n)&&Number(n)>0)&&Q(e,t)===0;case`assign`:return $(t)&&Object.keys(t).length===e.keys.length&&e.keys.every(n=>bt(e,t,n).some(e=>X(e,t[n])))}}function St(e,t){return Z(e).filter(([e,n])=>!xt(n,t[e])).map(([e])=>e)}function Ct(e,t){if(St(e,t).length)return null;let n={...e.fixed};for(let[r]of Z(e))n[r]=t[r];return n}function $(e){return typeof e==`object`&&!!e&&!Array.isArray(e)}export{ne as C,re as E,te as S,ae as T,Y as _,_t as a,Xe as b,yt as c,bt as d,pt as f,Ze as g,it as h,St as i,vt as l,ut as m,mt as n,Q as o,ft as p,Z as r,X as s,Ct as t,gt as u,et as v,ie as w,C as x,$e as y};