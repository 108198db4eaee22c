const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/Home-CKaA4AYy.js","assets/legal-C2TjU8CV.js","assets/Masthead-DwTysBgJ.js","assets/Masthead-V1uhvcmq.css","assets/name-CqC6MxUy.js","assets/Home-CJ8Q0gEj.css","assets/GamePage-BIU-SWoX.js","assets/GamePage-CYKUgqxY.css","assets/ReplayPage-D1Hr0rTb.js","assets/table.svelte-yLR680VI.js","assets/table-Cwonpj6N.css","assets/ReplayPage-CQL4e3uq.css","assets/TablePage-jSCBSU_l.js","assets/Stamp-cBzldPmk.js","assets/Stamp-CY3sXJsQ.css","assets/TablePage-BSrQyQgo.css"])))=>i.map(i=>d[i]);
var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible,d=()=>{};function f(e){return typeof e?.then==`function`}function p(e){return e()}function m(e){for(var t=0;t<e.length;t++)e[t]()}function h(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function g(e,t,n=!1){return e===void 0?n?t():t:e}function _(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var v=1<<24,y=1024,b=2048,x=4096,S=8192,ee=16384,te=32768,ne=1<<25,re=65536,ie=1<<19,ae=1<<20,oe=1<<25,se=1<<21,ce=1<<22,le=1<<23,ue=Symbol(`$state`),de=Symbol(`component`),fe=Symbol(`legacy props`),pe=Symbol(``),me=Symbol(`attributes`),he=Symbol(`class`),ge=Symbol(`style`),_e=Symbol(`text`),ve=Symbol(`form reset`),ye=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},be=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),xe={},C=Symbol(`uninitialized`),Se=`http://www.w3.org/1999/xhtml`,Ce=`http://www.w3.org/2000/svg`;function we(){console.warn(`https://svelte.dev/e/derived_inert`)}function Te(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Ee(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function De(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var w=!1;function T(e){w=e}var E;function D(e){if(e===null)throw Te(),xe;return E=e}function Oe(){return D(pn(E))}function ke(e){if(w){if(pn(E)!==null)throw Te(),xe;E=e}}function Ae(e=1){if(w){for(var t=e,n=E;t--;)n=pn(n);E=n}}function je(e=!0){for(var t=0,n=E;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=pn(n);e&&n.remove(),n=i}}function Me(e){if(!e||e.nodeType!==8)throw Te(),xe;return e.data}function Ne(e){return e===this.v}function Pe(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Fe(e){return!Pe(e,this.v)}function Ie(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Le(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Re(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function ze(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Be(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Ve(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function He(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Ue(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function We(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ge(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ke(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function qe(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Je=!1;function Ye(){Je=!0}var Xe=[];function Ze(e,t=!1,n=!1){return Qe(e,new Map,``,Xe,null,n)}function Qe(t,n,r,i,a=null,o=!1){if(typeof t==`object`&&t){var c=n.get(t);if(c!==void 0)return c;if(t instanceof Map)return new Map(t);if(t instanceof Set)return new Set(t);if(e(t)){var u=Array(t.length);n.set(t,u),a!==null&&n.set(a,u);for(var d=0;d<t.length;d+=1){var f=t[d];d in t&&(u[d]=Qe(f,n,r,i,null,o))}return u}if(l(t)===s){u={},n.set(t,u),a!==null&&n.set(a,u);for(var p of Object.keys(t))u[p]=Qe(t[p],n,r,i,null,o);return u}if(t instanceof Date)return t.getTime(),structuredClone(t);if(typeof t.toJSON==`function`&&!o)return Qe(t.toJSON(),n,r,i,t)}if(t instanceof EventTarget)return t;try{return structuredClone(t)}catch{return t}}var O=null;function $e(e){O=e}function et(e,t=!1,n){O={p:O,i:!1,c:null,e:null,s:e,x:null,r:W,l:Je&&!t?{s:null,u:null,$:[]}:null}}function tt(e){var t=O,n=t.e;if(n!==null){t.e=null;for(var r of n)On(r)}return e!==void 0&&(t.x=e),t.i=!0,O=t.p,nt(e)}function nt(e={}){return i(e,de,{value:!0}),e}function rt(){return!Je||O!==null&&O.l===null}var it=[];function at(){var e=it;it=[],m(e)}function k(e){if(it.length===0&&!Nt){var t=it;queueMicrotask(()=>{t===it&&at()})}it.push(e)}function ot(){for(;it.length>0;)at()}var st=~(b|x|y);function A(e,t){e.f=e.f&st|t}function ct(e){e.f&512||e.deps===null?A(e,y):A(e,x)}function lt(e,t){e.f&2048?t.set(e,b):e.f&4096&&t.get(e)!==2048&&t.set(e,x),A(e,y)}function ut(e,t){if(t){let t=document.body;e.autofocus=!0,k(()=>{document.activeElement===t&&e.focus()})}}function dt(e){w&&I(e)!==null&&_n(e)}var ft=!1;function pt(){ft||(ft=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ve]?.()})},{capture:!0}))}function mt(e){var t=V,n=W;U(null),Zn(null);try{return e()}finally{U(t),Zn(n)}}function ht(e,t,n,r=n){e.addEventListener(t,()=>mt(n));let i=e[ve];e[ve]=i?()=>{i(),r(!0)}:()=>r(!0),pt()}function gt(e,t,n,r){let i=rt()?bt:Ct;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=W,c=_t(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){Sn(e,s)}vt()}}var d=yt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>St(e))).then(u).catch(e=>Sn(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),vt())}):f()}function _t(){var e=W,t=V,n=O,r=M;return function(i=!0){Zn(e),U(t),$e(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function vt(e=!0){Zn(null),U(null),$e(null),e&&M?.deactivate()}function yt(){var e=W,t=e.b,n=M,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function bt(e){var t=2|b;return W!==null&&(W.f|=ie),{ctx:O,deps:null,effects:null,equals:Ne,f:t,fn:e,reactions:null,rv:0,v:C,wv:0,parent:W,ac:null}}var xt=Symbol(`obsolete`);function St(e,t,n){let r=W;r===null&&Le();var i=void 0,a=Xt(C),o=!V,s=new Set;return Nn(()=>{var t=W,n=h();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==ye&&n.reject(e)}).finally(vt)}catch(e){n.reject(e),vt()}var c=M;if(o){if(t.f&32768)var l=yt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(xt);else for(let e of s.values())e.reject(xt);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==xt&&(c.activate(),t?(a.f|=le,en(a,t)):(a.f&8388608&&(a.f^=le),en(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),En(()=>{for(let e of s)e.reject(xt)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function j(e){let t=bt(e);return $n(t),t}function Ct(e){let t=bt(e);return t.equals=Fe,t}function wt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)B(t[n])}}function Tt(e){var t,n=W,r=e.parent;if(!Yn&&r!==null&&e.v!==C&&r.f&24576)return we(),e.v;Zn(r);try{wt(e),t=cr(e)}finally{Zn(n)}return t}function Et(e){var t=Tt(e);!e.equals(t)&&(e.wv=ar(),(!M?.is_fork||e.deps===null)&&(M===null?e.v=t:(M.capture(e,t,!0),At?.capture(e,t,!0)),e.deps===null))?A(e,y):Yn||(jt===null?ct(e):(Tn()||M?.is_fork)&&jt.set(e,t))}function Dt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&mt(()=>{t.ac.abort(ye),t.ac=null}),t.fn!==null&&(t.teardown=d),dr(t,0),zn(t))}function Ot(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&fr(t)}var kt=null,M=null,At=null,jt=null,Mt=null,Nt=!1,Pt=!1,Ft=null,It=null,Lt=0,Rt=1,zt=class e{id=Rt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){kt===null?kt=this:(kt.next=this,this.prev=kt),kt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)A(r,b),t(r);for(r of n.m)A(r,x),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=y}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)A(e,t),this.schedule(e);this.apply();for(var t=Ft=[],n=[],r=It=[];this.#a.length>0;){Lt++>1e3&&(this.#b(),Vt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Kt(e),this.#d()||this.discard(),t}}if(M=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Ft=null,It=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Gt(e,t);r.length>0&&M.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),At=this,Ut(n),Ut(t),At=null,this.#i?.resolve();var o=M;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(Jt.clear(),o.#m())}}#h(e,t,n){e.f^=y;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=y:i&4?t.push(r):or(r)&&(i&16&&this.add_dirty_reaction(r,x),fr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),A(i,b),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),M=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)lt(e[t],this.#s)}capture(e,t,n=!1){e.v!==C&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),jt?.set(e,t)),this.is_fork||(e.v=t)}activate(){M=this}deactivate(){M=null,jt=null}flush(){try{Pt=!0,M=this,this.#m()}finally{Lt=0,Mt=null,Ft=null,It=null,Pt=!1,M=null,jt=null,Jt.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(xt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,k(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=h()).promise}static ensure(){if(M===null){let t=M=new e;!Pt&&!Nt&&k(()=>{t.started||t.flush()})}return M}apply(){jt=null}schedule(e){Mt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?kt=e:t.prev=e,this.linked=!1}}};function Bt(e){var t=Nt,n=At;At=null,Nt=!0;try{var r;for(e&&(Bt(),r=e());;){if(ot(),M===null)return r;M.flush()}}finally{Nt=t,At=n}}function Vt(){try{He()}catch(e){Sn(e,Mt)}}var Ht=null;function Ut(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&or(r)&&(Ht=new Set,fr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Hn(r),Ht?.size>0)){Jt.clear();for(let e of Ht){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Ht.has(n)&&(Ht.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||fr(n)}}Ht.clear()}}Ht=null}}function Wt(e){M.schedule(e)}function Gt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),A(e,y);for(var n=e.first;n!==null;)Gt(n,t),n=n.next}}function Kt(e){A(e,y);for(var t=e.first;t!==null;)Kt(t),t=t.next}var qt=new Set,Jt=new Map,Yt=!1;function Xt(e,t){return{f:0,v:e,reactions:null,equals:Ne,rv:0,wv:0}}function N(e,t){let n=Xt(e,t);return $n(n),n}function Zt(e,t=!1,n=!0){let r=Xt(e);return t||(r.equals=Fe),Je&&n&&O!==null&&O.l!==null&&(O.l.s??=[]).push(r),r}function P(e,t,n=!1){return V!==null&&(!H||V.f&131072)&&rt()&&V.f&4325394&&(Qn===null||!Qn.has(e))&&Ke(),en(e,n?an(t):t,It)}var Qt=null,$t=0;function en(e,t,n=null){if(!e.equals(t)){Yn?Jt.set(e,t):Jt.has(e)||Jt.set(e,e.v);var r=zt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Tt(t),jt===null&&ct(t)}e.wv=ar(),Qt=null,$t=0,rn(e,b,n),Qt=null,rt()&&W!==null&&W.f&1024&&!(W.f&96)&&(q===null?er([e]):q.push(e)),!r.is_fork&&qt.size>0&&!Yt&&tn()}return t}function tn(){Yt=!1;for(let e of qt){e.f&1024&&A(e,x);let t;try{t=or(e)}catch{t=!0}t&&fr(e)}qt.clear()}function nn(e){P(e,e.v+1)}function rn(e,t,n){var r=e.reactions;if(r!==null){var i=rt(),a=r.length;if($t+=a,$t>1e5&&Qt===null&&(Qt=new Set),Qt!==null){if(Qt.has(e))return;Qt.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==W){var l=(c&b)===0;if(l&&A(s,t),c&131072)qt.add(s);else if(c&2){var u=s;jt?.delete(u),rn(u,x,n)}else if(l){var d=s;c&16&&Ht!==null&&Ht.add(d),n===null?Wt(d):n.push(d)}}}}}function an(t){if(typeof t!=`object`||!t||ue in t||de in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=N(0),u=null,d=rr,f=e=>{if(rr===d)return e();var t=V,n=rr;U(null),ir(d);var r=e();return U(t),ir(n),r};return i&&r.set(`length`,N(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||We();var i=r.get(t);return i===void 0?f(()=>{var e=N(n.value,u);return r.set(t,e),e}):P(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>N(C,u));r.set(t,e),nn(o)}}else P(n,C),nn(o);return!0},get(e,n,i){if(n===ue)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>N(an(s?e[n]:C),u)),r.set(n,o)),o!==void 0){var c=J(o);return c===C?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=J(i);if(a===C)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===ue)return!0;var n=r.get(t),i=n!==void 0&&n.v!==C||Reflect.has(e,t);return(n!==void 0||(W!==null||V!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>N(i?an(e[t]):C,u)),r.set(t,n)),J(n)===C)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>N(C,u)),r.set(d+``,p)):P(p,C)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>N(void 0,u)),P(c,an(n)),r.set(t,c));else{l=c.v!==C;var m=f(()=>an(n));P(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&P(g,_+1)}nn(o)}return!0},ownKeys(e){J(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==C});for(var[n,i]of r)i.v!==C&&!(n in e)&&t.push(n);return t},setPrototypeOf(){Ge()}})}function on(e){try{if(typeof e==`object`&&e&&ue in e)return e[ue]}catch{}return e}function sn(e,t){return Object.is(on(e),on(t))}var cn,ln,un,dn;function fn(){if(cn===void 0){cn=window,ln=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;un=a(t,`firstChild`).get,dn=a(t,`nextSibling`).get,u(e)&&(e[he]=void 0,e[me]=null,e[ge]=void 0,e.__e=void 0),u(n)&&(n[_e]=void 0)}}function F(e=``){return document.createTextNode(e)}function I(e){return un.call(e)}function pn(e){return dn.call(e)}function mn(e,t){if(!w)return I(e);var n=I(E);if(n===null)n=E.appendChild(F());else if(t&&n.nodeType!==3){var r=F();return n?.before(r),D(r),r}return t&&bn(n),D(n),n}function L(e,t=!1){if(!w){var n=I(e);return n instanceof Comment&&n.data===``?pn(n):n}if(t){if(E?.nodeType!==3){var r=F();return E?.before(r),D(r),r}bn(E)}return E}function hn(e,t=!1){if(!w)return I(e);var n=mn(e,t);return ke(e),n}function gn(e,t=1,n=!1){let r=w?E:e;for(var i;t--;)i=r,r=pn(r);if(!w)return r;if(n){if(r?.nodeType!==3){var a=F();return r===null?i?.after(a):r.before(a),D(a),a}bn(r)}return D(r),r}function _n(e){e.textContent=``}function vn(){return!1}function yn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function bn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function xn(e){var t=W;if(t===null)return V.f|=le,e;if(!(t.f&32768)&&!(t.f&4))throw e;Sn(e,t)}function Sn(e,t){if(e===xe)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function Cn(e){W===null&&(V===null&&Ve(e),Be()),Yn&&ze(e)}function wn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function R(e,t){var n=W;n!==null&&n.f&8192&&(e|=S);var r={ctx:O,deps:null,nodes:null,f:e|b|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};M?.register_created_effect(r);var i=r;if(e&4)Ft===null?zt.ensure().schedule(r):Ft.push(r);else if(t!==null){try{fr(r)}catch(e){throw B(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=re))}if(i!==null&&(i.parent=n,n!==null&&wn(i,n),V!==null&&V.f&2&&!(e&64))){var a=V;(a.effects??=[]).push(i)}return r}function Tn(){return V!==null&&!H}function En(e){let t=R(8,null);return A(t,y),t.teardown=e,t}function Dn(e){Cn(`$effect`);var t=W.f;if(!V&&t&32&&O!==null&&!O.i){var n=O;(n.e??=[]).push(e)}else return On(e)}function On(e){return R(4|ae,e)}function kn(e){return Cn(`$effect.pre`),R(8|ae,e)}function An(e){zt.ensure();let t=R(64|ie,e);return()=>{B(t)}}function jn(e){zt.ensure();let t=R(64|ie,e);return(e={})=>new Promise(n=>{e.outro?Un(t,()=>{B(t),n(void 0)}):(B(t),n(void 0))})}function Mn(e){return R(4,e)}function Nn(e){return R(ce|ie,e)}function Pn(e,t=0){return R(8|t,e)}function Fn(e,t=[],n=[],r=[]){gt(r,t,n,t=>{R(8,()=>{e(...t.map(J))})})}function In(e,t=0){return R(16|t,e)}function Ln(e,t=0){return R(v|t,e)}function z(e){return R(32|ie,e)}function Rn(e){var t=e.teardown;if(t!==null){let n=Yn,r=V;Xn(!0),U(null);try{t.call(null)}catch(t){Sn(t,e.parent)}finally{Xn(n),U(r)}}}function zn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&mt(()=>{e.abort(ye)});var r=n.next;n.f&64?n.parent=null:B(n,t),n=r}}function Bn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||B(t),t=n}}function B(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Vn(e.nodes.start,e.nodes.end),n=!0),e.f|=ne,zn(e,t&&!n),dr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Rn(e),e.f^=ne,e.f|=ee;var i=e.parent;i!==null&&i.first!==null&&Hn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Vn(e,t){for(;e!==null;){var n=e===t?null:pn(e);e.remove(),e=n}}function Hn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Un(e,t,n=!0){var r=[];e.f|=256,Wn(e,r,!0);var i=()=>{n&&B(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Wn(e,t,n){if(!(e.f&8192)){e.f^=S;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Wn(i,t,o?n:!1)}i=a}}}function Gn(e){e.f&=-257,Kn(e,!0)}function Kn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=S,e.f&1024||(A(e,b),zt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Kn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function qn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:pn(n);t.append(n),n=i}}var Jn=null,Yn=!1;function Xn(e){Yn=e}var V=null,H=!1;function U(e){V=e}var W=null;function Zn(e){W=e}var Qn=null;function $n(e){V!==null&&(V.f&2097152||V.f&2)&&(Qn??=new Set).add(e)}var G=null,K=0,q=null;function er(e){q=e}var tr=1,nr=0,rr=nr;function ir(e){rr=e}function ar(){return++tr}function or(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(or(a)&&Et(a),a.wv>e.wv)return!0}t&512&&jt===null&&A(e,y)}return!1}function sr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(Qn!==null&&Qn.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?sr(a,t,!1):t===a&&(n?A(a,b):a.f&1024&&A(a,x),Wt(a))}}function cr(e){var t=G,n=K,r=q,i=V,a=Qn,o=O,s=H,c=rr,l=e.f;G=null,K=0,q=null,V=l&96?null:e,Qn=null,$e(e.ctx),H=!1,rr=++nr,e.ac!==null&&(mt(()=>{e.ac.abort(ye)}),e.ac=null);try{e.f|=se;var u=e.fn,d=u();e.f|=te;var f=lr(e);if(rt()&&q!==null&&!H&&f!==null&&!(e.f&6146))for(var p=0;p<q.length;p++)sr(q[p],e);if(i!==null&&i!==e){if(nr++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=nr;if(t!==null)for(let e of t)e.rv=nr;q!==null&&(r===null?r=q:r.push(...q))}return e.f&8388608&&(e.f^=le),d}catch(t){return lr(e),xn(t)}finally{e.f^=se,G=t,K=n,q=r,V=i,Qn=a,$e(o),H=s,rr=c}}function lr(e){var t=e.deps,n=M?.is_fork;if(G!==null){var r;if(n||dr(e,K),t!==null&&K>0)for(t.length=K+G.length,r=0;r<G.length;r++)t[K+r]=G[r];else e.deps=t=G;if(Tn()&&e.f&512)for(r=K;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&K<t.length&&(dr(e,K),t.length=K);return t}function ur(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(G===null||!n.call(G,r))){var s=r;s.f&512&&(s.f^=512),s.v!==C&&ct(s),s.ac!==null&&mt(()=>{s.ac.abort(ye),s.ac=null,A(s,b)}),Dt(s),dr(s,0)}}function dr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)ur(e,n[r])}function fr(e){var t=e.f;if(!(t&16384)){A(e,y);var n=W;W=e;try{t&16777232?Bn(e):zn(e),Rn(e);var r=cr(e);e.teardown=typeof r==`function`?r:null,e.wv=tr}finally{W=n}}}async function pr(){await Promise.resolve(),Bt()}function J(e){var t=!!(e.f&2);if(Jn?.add(e),V!==null&&!H&&!(W!==null&&W.f&16384)&&(Qn===null||!Qn.has(e))){var r=V.deps;if(V.f&2097152)e.rv<nr&&(e.rv=nr,G===null&&r!==null&&r[K]===e?K++:G===null?G=[e]:G.push(e));else{V.deps??=[],n.call(V.deps,e)||V.deps.push(e);var i=e.reactions;i===null?e.reactions=[V]:n.call(i,V)||i.push(V)}}if(Yn&&Jt.has(e))return Jt.get(e);if(t){var a=e;if(Yn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||hr(a))&&(o=Tt(a)),Jt.set(a,o),o}var s=!(a.f&512)&&!H&&V!==null&&!!(V.f&512),c=(a.f&te)===0;or(a)&&(s&&(a.f|=512),Et(a)),s&&!c&&(Ot(a),mr(a))}if(jt?.has(e))return jt.get(e);if(e.f&8388608)throw e.v;return e.v}function mr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(Ot(r),mr(r))}}function hr(e){if(e.v===C)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(Jt.has(t)||t.f&2&&hr(t))return!0;return!1}function gr(e){var t=H;try{return H=!0,e()}finally{H=t}}function _r(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(ue in e)vr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&ue in n&&vr(n)}}}function vr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{vr(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}function yr(e){return e.endsWith(`capture`)&&e!==`gotpointercapture`&&e!==`lostpointercapture`}var br=[`beforeinput`,`click`,`change`,`dblclick`,`contextmenu`,`focusin`,`focusout`,`input`,`keydown`,`keyup`,`mousedown`,`mousemove`,`mouseout`,`mouseover`,`mouseup`,`pointerdown`,`pointermove`,`pointerout`,`pointerover`,`pointerup`,`touchend`,`touchmove`,`touchstart`];function xr(e){return br.includes(e)}var Sr=`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`),Cr={formnovalidate:`formNoValidate`,ismap:`isMap`,nomodule:`noModule`,playsinline:`playsInline`,readonly:`readOnly`,defaultvalue:`defaultValue`,defaultchecked:`defaultChecked`,srcobject:`srcObject`,novalidate:`noValidate`,allowfullscreen:`allowFullscreen`,disablepictureinpicture:`disablePictureInPicture`,disableremoteplayback:`disableRemotePlayback`};function wr(e){return e=e.toLowerCase(),Cr[e]??e}[...Sr];var Tr=[`touchstart`,`touchmove`];function Er(e){return Tr.includes(e)}var Dr=[`textarea`,`script`,`style`,`title`];function Or(e){return Dr.includes(e)}var kr=Symbol(`events`),Ar=new Set,jr=new Set;function Mr(e,t,n,r={}){function i(e){if(r.capture||zr.call(t,e),!e.cancelBubble)return mt(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,k(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Nr(e,t,n,r={}){var i=Mr(t,e,n,r);return()=>{i.__removed=!0,e.removeEventListener(t,i,r)}}function Pr(e,t,n,r,i){var a={capture:r,passive:i},o=Mr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&En(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function Fr(e,t,n){(t[kr]??={})[e]=n}function Ir(e){for(var t=0;t<e.length;t++)Ar.add(e[t]);for(var n of jr)n(e)}var Lr=null,Rr=!1;function zr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Lr=e,Rr||(Rr=!0,setTimeout(()=>{Rr=!1,Lr=null}));var s=0,c=Lr===e&&e[kr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[kr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=V,f=W;U(null),Zn(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[kr]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[kr]=t,delete e.currentTarget,U(d),Zn(f)}}}var Br=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Vr(e){return Br?.createHTML(e)??e}function Hr(e){var t=yn(`template`);return t.innerHTML=Vr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Y(e,t){var n=W;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function Ur(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(w)return Y(E,null),E;i===void 0&&(i=Hr(a?e:`<!>`+e),n||(i=I(i)));var t=r||ln?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=I(t),s=t.lastChild;Y(o,s)}else Y(t,t);return t}}function Wr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(w)return Y(E,null),E;if(!o){var e=I(Hr(a));if(i)for(o=document.createDocumentFragment();I(e);)o.appendChild(I(e));else o=I(e)}var t=o.cloneNode(!0);if(i){var n=I(t),r=t.lastChild;Y(n,r)}else Y(t,t);return t}}function Gr(e,t){return Wr(e,t,`svg`)}function Kr(e=``){if(!w){var t=F(e+``);return Y(t,t),t}var n=E;return n.nodeType===3?bn(n):(n.before(n=F()),D(n)),Y(n,n),n}function X(){if(w)return Y(E,null),E;var e=document.createDocumentFragment(),t=document.createComment(``),n=F();return e.append(t,n),Y(t,n),e}function Z(e,t){if(w){var n=W;n.f&32768&&n.nodes.end!==null||(n.nodes.end=E),Oe()}else e!==null&&e.before(t)}function qr(){if(w&&E&&E.nodeType===8&&E.textContent?.startsWith(`$`)){let e=E.textContent.substring(1);return Oe(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function Jr(e){let t=0,n=Xt(0),r;return()=>{Tn()&&(J(n),Pn(()=>(t===0&&(r=gr(()=>e(()=>nn(n)))),t+=1,()=>{k(()=>{--t,t===0&&(r?.(),r=void 0,nn(n))})})))}}var Yr=re|ie;function Xr(e,t,n,r){new Zr(e,t,n,r)}var Zr=class{parent;is_pending=!1;transform_error;#e;#t=w?E:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Jr(()=>(this.#p=Xt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=W;t.b=this,t.f|=128,n(e)},this.parent=W.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=In(()=>{if(w){let e=Me(this.#t);Oe();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Yr),w&&(this.#e=E)}#h(){try{this.#a=z(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);k(r),t&&(this.#s=z(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?De():(t=!0,n&&qe(),this.#s!==null&&Un(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){Sn(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(ee|ne))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=z(()=>e(this.#e)),k(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=F(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return z(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){Sn(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(M)):this.#u===0&&(this.#e.before(e),this.#c=null,Un(this.#o,()=>{this.#o=null}),this.#x(M))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=z(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();qn(this.#a,e);let t=this.#n.pending;this.#o=z(()=>t(this.#e))}else this.#x(M)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){lt(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=W,n=V,r=O;Zn(this.#i),U(this.#i),$e(this.#i.ctx);try{return zt.ensure(),e()}finally{Zn(t),U(n),$e(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Un(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,k(()=>{this.#d=!1,this.#p&&en(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),J(this.#p)}error(e){if(e===xe||!this.#n.onerror&&!this.#n.failed)throw e;M?.is_fork?(this.#a&&M.skip_effect(this.#a),this.#o&&M.skip_effect(this.#o),this.#s&&M.skip_effect(this.#s),M.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(B(this.#a),null),this.#o&&=(B(this.#o),null),this.#s&&=(B(this.#s),null),w&&(D(this.#t),Ae(),D(je()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return z(()=>{var r=W;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return Sn(e,this.#i.parent),null}}))};k(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){Sn(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>Sn(e,this.#i&&this.#i.parent)):n(t)}})}};function Qr(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[_e]??=e.nodeValue)&&(e[_e]=n,e.nodeValue=`${n}`)}function $r(e,t){return ti(e,t)}var ei=new Map;function ti(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){fn();var l=void 0,u=jn(()=>{var s=n??t.appendChild(F());Xr(s,{pending:()=>{}},t=>{et({});var n=O;if(o&&(n.c=o),a&&(i.$$events=a),w&&Y(t,null),l=e(t,i)||nt(),w&&(W.nodes.end=E,E===null||E.nodeType!==8||E.data!==`]`))throw Te(),xe;tt()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=Er(r);for(let e of[t,document]){var a=ei.get(e);a===void 0&&(a=new Map,ei.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,zr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(Ar)),jr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=ei.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,zr),r.delete(e),r.size===0&&ei.delete(n)):r.set(e,i)}jr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return ni.set(l,u),l}var ni=new WeakMap,ri=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Gn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Gn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(B(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();qn(r,t),t.append(F()),this.#n.set(e,{effect:r,fragment:t})}else B(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Un(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(B(n.effect),this.#n.delete(e))};ensure(e,t){var n=M,r=vn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=F();i.append(a),this.#n.set(e,{effect:z(()=>t(a)),fragment:i})}else this.#t.set(e,z(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else w&&(this.anchor=E),this.#a(n)}},ii=0,ai=1,oi=2;function si(e,t,n,r,i){w&&Oe();var a=rt(),o=C,s=a?Xt(o):Zt(o,!1,!1),c=a?Xt(o):Zt(o,!1,!1),l=new ri(e);In(()=>{var a=M,o=t(),u=!1;let d=w&&f(o)===(e.data===`[!`);if(d&&(D(je()),T(!1)),f(o)){var p=_t(),m=!1;let e=e=>{if(!u){m=!0,p(!1),M===a&&a.deactivate(),zt.ensure();try{e()}finally{vt(!1),Nt||Bt()}}};o.then(t=>{e(()=>{en(s,t),l.ensure(ai,r&&(e=>r(e,s)))})},t=>{e(()=>{if(en(c,t),l.ensure(oi,i&&(e=>i(e,c))),!i)throw c.v})}),w?l.ensure(ii,n):k(()=>{m||e(()=>{l.ensure(ii,n)})})}else en(s,o),l.ensure(ai,r&&(e=>r(e,s)));return d&&T(!0),()=>{u=!0}})}function ci(e,t,n=!1){var r;w&&(r=E,Oe());var i=new ri(e),a=n?re:0;function o(e,t){if(w){var n=Me(r);if(e!==parseInt(n.substring(1))){var a=je();D(a),i.anchor=a,T(!1),i.ensure(e,t),T(!0);return}}i.ensure(e,t)}In(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var li=Symbol(`NaN`);function ui(e,t,n){w&&Oe();var r=new ri(e),i=!rt();In(()=>{var e=t();e!==e&&(e=li),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function di(e,t){return t}function fi(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Un(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;pi(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;_n(d),d.append(u),e.items.clear()}pi(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function pi(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=oe,qn(a,document.createDocumentFragment())):B(t[i],n)}}var mi;function hi(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=w?D(I(u)):u.appendChild(F())}w&&Oe();var d=null,f=Ct(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=J(f);_.fallback=d,_i(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=oe,yi(d,null,c)):Gn(d):Un(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:In(()=>{var e=J(f),t=e.length;let r=!1;w&&Me(c)===`[!`!=(t===0)&&(c=je(),D(c),T(!1),r=!0);for(var u=new Set,_=M,v=vn(),y=0;y<t;y+=1){w&&E.nodeType===8&&E.data===`]`&&(c=E,r=!0,T(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&en(S.v,b),S.i&&en(S.i,y),v&&_.unskip_effect(S.e)):(S=vi(l,m?c:mi??=F(),b,x,y,o,n,i),m||(S.e.f|=oe),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=z(()=>s(c)):(d=z(()=>s(mi??=F())),d.f|=oe)),t>u.size&&Re(``,``,``),w&&t>0&&D(je()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&T(!0),J(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,w&&(c=E)}function gi(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function _i(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=gi(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Gn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=oe,_===l)yi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),bi(e,d,_),bi(e,_,y),yi(_,y,n),d=_,p=[],m=[],l=gi(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)yi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);bi(e,S.prev,ee.next),bi(e,d,S),bi(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),yi(_,l,n),bi(e,_.prev,_.next),bi(e,_,d===null?e.effect.first:d.next),bi(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=gi(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=gi(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(pi(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var te=[];if(u!==void 0)for(_ of u)_.f&8192||te.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&te.push(l),l=gi(l.next);var ne=te.length;if(ne>0){var re=i&4&&s===0?n:null;if(o){for(v=0;v<ne;v+=1)te[v].nodes?.a?.measure();for(v=0;v<ne;v+=1)te[v].nodes?.a?.fix()}fi(e,te,re)}}o&&k(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function vi(e,t,n,r,i,a,o,s){var c=o&1?o&16?Xt(n):Zt(n,!1,!1):null,l=o&2?Xt(i):null;return{v:c,i:l,e:z(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function yi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=pn(r);if(a.before(r),r===i)return;r=o}}function bi(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function xi(e,t,...n){var r=new ri(e);In(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},re)}function Si(e,t,n){var r;w&&(r=E,Oe());var i=new ri(e);In(()=>{var e=t()??null;if(w&&Me(r)===`[`!=(e!==null)){var a=je();D(a),i.anchor=a,T(!1),i.ensure(e,e&&(t=>n(t,e))),T(!0)}else i.ensure(e,e&&(t=>n(t,e)))},re)}function Ci(e,t,n,r,i,a){let o=w;w&&Oe();var s=null;w&&E.nodeType===1&&(s=E,Oe());var c=w?E:e,l=new ri(c,!1);In(()=>{let e=t()||null;var a=i?i():n||e===`svg`?Ce:void 0;if(e===null)l.ensure(null,null);else return l.ensure(e,t=>{if(e){var n=w;if(s=w?s:yn(e,a),Y(s,s),r){var i=null;w&&Or(e)&&s.append(i=document.createComment(``));var o=w?I(s):s.appendChild(F());w&&(o===null?T(!1):D(o)),r(s,o),i?.remove()}W.nodes.end=s,n||t.before(s)}w&&D(t)}),()=>{}},re),En(()=>{}),o&&(T(!0),D(c))}function wi(e,t){var n=void 0,r;Ln(()=>{n!==(n=t())&&(r&&=(B(r),null),n&&(r=z(()=>{Mn(()=>n(e))})))})}function Ti(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Ti(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Ei(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Ti(e))&&(r&&(r+=` `),r+=t);return r}function Di(e){return typeof e==`object`?Ei(e):e??``}var Oi=[...` 	
\r\f\xA0\v﻿`];function ki(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||Oi.includes(r[o-1]))&&(s===r.length||Oi.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Ai(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function ji(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Mi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(ji)),i&&c.push(...Object.keys(i).map(ji));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=ji(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Ai(r)),i&&(n+=Ai(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Ni(e,t,n,r,i,a){var o=e[he];if(w||o!==n||o===void 0){var s=ki(n,r,a);w&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[he]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Pi(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Fi(e,t,n,r){var i=e[ge];if(w||i!==t){var a=Mi(t,r);w&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[ge]=t}else r&&(Array.isArray(r)?(Pi(e,n?.[0],r[0]),Pi(e,n?.[1],r[1],`important`)):Pi(e,n,r));return r}function Ii(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Li(e,t){var n=!(`__defaultValue`in e);(n||e.__defaultValue!==t)&&(e.__defaultValue=t,Ri(e,!n||`__value`in e))}function Ri(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Hi(c);Ii(c,i?a.includes(l):sn(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function zi(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return Ee();for(var i of t.options)i.selected=n.includes(Hi(i))}else{for(i of t.options)if(sn(Hi(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function Bi(e){var t=new MutationObserver(t=>{t.every(Ui)||(`__defaultValue`in e&&Ri(e,!1),`__value`in e&&zi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),En(()=>{t.disconnect()})}function Vi(e,t,n=t){var r=new WeakSet,i=!0;ht(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Hi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Hi(o)}n(a),e.__value=a,M!==null&&r.add(M)}),Mn(()=>{var a=t();if(e===document.activeElement){var o=M;if(r.has(o))return}if(zi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Hi(s),n(a))}e.__value=a,i=!1})}function Hi(e){return`__value`in e?e.__value:e.value}function Ui(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Wi=Symbol(`class`),Gi=Symbol(`style`),Ki=Symbol(`is custom element`),qi=Symbol(`is html`),Ji=be?`link`:`LINK`,Yi=be?`input`:`INPUT`,Xi=be?`option`:`OPTION`,Zi=be?`select`:`SELECT`,Qi=be?`progress`:`PROGRESS`;function $i(e){if(w){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;na(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;na(e,`checked`,null),e.checked=r}}};e[ve]=n,k(n),pt()}}function ea(e,t){var n=aa(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===Qi)&&(e.value=t??``)}function ta(e,t){var n=aa(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function na(e,t,n,r){var i=aa(e);if(!(w&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Ji))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[pe]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&sa(e).has(t)?e[t]=n:(!w||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function ra(e,t,n,r,i=!1,a=!1){w&&i&&e.nodeName===Yi&&(`defaultValue`in n||`defaultChecked`in n||$i(e));var o=aa(e),s=o[Ki],c=!o[qi];let l=w&&s;l&&T(!1);var u=t||{},d=e.nodeName===Xi,f=e.nodeName===Zi;try{for(var p in t)!(p in n)&&p[0]+p[1]!==`$$`&&(n[p]=null);n.class?n.class=Di(n.class):(r||n[Wi])&&(n.class=null),n[Gi]&&(n.style??=null);var m=sa(e);if(e.nodeName===Yi&&`type`in n&&(`value`in n||`__value`in n)){var h=n.type;(h!==u.type||h===void 0&&e.hasAttribute(`type`))&&(u.type=h,na(e,`type`,h,a))}for(let i in n){let l=n[i];if(d&&i===`value`&&l==null)e.value=e.__value=``,u[i]=l;else if(i===`class`)Ni(e,e.namespaceURI===`http://www.w3.org/1999/xhtml`,l,r,t?.[Wi],n[Wi]),u[i]=l,u[Wi]=n[Wi];else if(i===`style`)Fi(e,l,t?.[Gi],n[Gi]),u[i]=l,u[Gi]=n[Gi];else{var g=u[i];if(l!==g||l===void 0&&e.hasAttribute(i)){u[i]=l;var _=i[0]+i[1];if(_!==`$$`){if(_===`on`){let t={},n=`$$`+i,r=i.slice(2);var v=xr(r);if(yr(r)&&(r=r.slice(0,-7),t.capture=!0),!v&&g){if(l!=null)continue;e.removeEventListener(r,u[n],t),u[n]=null}if(v)Fr(r,e,l),Ir([r]);else if(l!=null){function a(e){u[i].call(this,e)}u[n]=Mr(r,e,a,t)}}else if(i===`style`)na(e,i,l);else if(i===`autofocus`)ut(e,!!l);else if(!s&&(i===`__value`||i===`value`&&l!=null))e.__value=l,(g==null||e.value!==l||l===0&&e.nodeName===Qi)&&(e.value=l);else if(i===`selected`&&d)Ii(e,l);else{var y=i;c||(y=wr(y));var b=y===`defaultValue`||y===`defaultChecked`;if(f&&y===`defaultValue`)continue;if(l==null&&!s&&!b){if(o[i]=null,y===`value`||y===`checked`){let n=e,r=t===void 0;if(y===`value`){let e=n.defaultValue;n.removeAttribute(y),n.defaultValue=e,n.value=n.__value=r?e:null}else{let e=n.defaultChecked;n.removeAttribute(y),n.defaultChecked=e,n.checked=r?e:!1}}else e.removeAttribute(i)}else b||(s||typeof l!=`string`)&&m.has(y)?(e[y]=l,y in o&&(o[y]=C)):typeof l!=`function`&&na(e,y,l,a)}}}}}}finally{l&&T(!0)}return u}function ia(e,t,n=[],r=[],i=[],a,o=!1,s=!1){gt(i,n,r,n=>{var r=void 0,i={},c=e.nodeName===Zi,l=!1;if(Ln(()=>{var u=t(...n.map(J)),d=ra(e,r,u,a,o,s);if(l&&c){var f=e;`defaultValue`in u&&Li(f,u.defaultValue),`value`in u&&zi(f,u.value)}for(let e of Object.getOwnPropertySymbols(i))u[e]||B(i[e]);for(let t of Object.getOwnPropertySymbols(u)){var p=u[t];t.description!==`@attach`||r&&p===r[t]||(i[t]&&B(i[t]),i[t]=z(()=>wi(e,()=>p))),d[t]=p}r=d}),c){var u=e;Mn(()=>{var e=r;`defaultValue`in e&&Li(u,e.defaultValue),zi(u,e.value,!0),Bi(u)})}l=!0})}function aa(e){return e[me]??={[Ki]:e.nodeName.includes(`-`),[qi]:e.namespaceURI===Se}}var oa=new Map;function sa(e){var t=e.getAttribute(`is`)||e.nodeName,n=oa.get(t);if(n)return n;oa.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function ca(e,t,n=t){var r=new WeakSet;ht(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=ua(e)?da(a):a,n(a),M!==null&&r.add(M),await pr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(w&&e.defaultValue!==e.value||gr(t)==null&&e.value)&&(n(ua(e)?da(e.value):e.value),M!==null&&r.add(M)),Pn(()=>{var n=t();if(e===document.activeElement){var i=M;if(r.has(i))return}ua(e)&&n===da(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}function la(e,t,n=t){ht(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(w&&e.defaultChecked!==e.checked||gr(t)==null)&&n(e.checked),Pn(()=>{e.checked=!!t()})}function ua(e){var t=e.type;return t===`number`||t===`range`}function da(e){return e===``?null:+e}var fa=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function pa(e,t,n){var r=fa.observe(e,()=>n(e[t]));Mn(()=>(gr(()=>n(e[t])),r))}function ma(e,t){return e===t||e?.[ue]===t}function ha(e=nt(),t,n,r){var i=O.r,a=W;return Mn(()=>{var o,s;return Pn(()=>{o=s,s=r?.()||[],gr(()=>{ma(n(...s),e)||(t(e,...s),o&&ma(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&ma(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function ga(e,t,n,r,i){var a=()=>{r(n[e])};n.addEventListener(t,a),i?Pn(()=>{n[e]=i()}):a(),(n===document.body||n===window||n===document)&&En(()=>{n.removeEventListener(t,a)})}function _a(e=!1){let t=O,n=t.l.u;if(!n)return;let r=()=>_r(t.s);if(e){let e=0,n={},i=bt(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>J(i)}n.b.length&&kn(()=>{va(t,r),m(n.b)}),Dn(()=>{let e=gr(()=>n.m.map(p));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&Dn(()=>{va(t,r),m(n.a)})}function va(e,t){if(e.l.s)for(let t of e.l.s)J(t);t()}var ya=!1;function ba(e){var t=ya;try{return ya=!1,[e(),ya]}finally{ya=t}}var xa={get(e,t){if(!e.exclude.has(t))return e.props[t]},set(e,t){return!1},getOwnPropertyDescriptor(e,t){if(!e.exclude.has(t)&&t in e.props)return{enumerable:!0,configurable:!0,value:e.props[t]}},has(e,t){return!e.exclude.has(t)&&t in e.props},ownKeys(e){return Reflect.ownKeys(e.props).filter(t=>!e.exclude.has(t))}};function Sa(e,t,n){return new Proxy({props:e,exclude:t},xa)}function Ca(e,t,n,r){var i=!Je||!!(n&2),o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=bt(r),J(u)):(l&&(l=!1,c=s?gr(r):r),c);let f;if(o){var p=ue in e||fe in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=ba(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Ue(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?bt:Ct)(()=>(v=!1,g()));o&&J(y);var b=W;return(function(e,t){if(arguments.length>0){let n=t?J(y):i&&o?an(e):e;return P(y,n),v=!0,c!==void 0&&(c=n),e}return Yn&&v||b.f&16384?y.v:J(y)})}function wa(e){O===null&&Ie(`onMount`),Je&&O.l!==null?Ea(O).m.push(e):Dn(()=>{let t=gr(e);if(typeof t==`function`)return t})}function Ta(e){O===null&&Ie(`onDestroy`),wa(()=>()=>gr(e))}function Ea(e){var t=e.l;return t.u??={a:[],b:[],m:[]}}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`),Ye();var Da=120,Oa=class{#e=N([]);get spoken(){return J(this.#e)}set spoken(e){P(this.#e,e)}waiting=[];timer;count=0;say(e){this.waiting.push(e),this.timer??=window.setTimeout(()=>this.flush(),Da)}forget(){window.clearTimeout(this.timer),this.timer=void 0,this.waiting=[],this.spoken=[]}flush(){this.timer=void 0;let e=this.waiting.join(` `);this.waiting=[],this.spoken=[...this.spoken,{id:this.count++,text:e}].slice(-30)}},ka=new Oa,Aa=new Oa,ja=Ur(`<p> </p>`),Ma=Ur(`<div class="unseen" id="polite" aria-live="polite" aria-atomic="false" aria-relevant="additions"></div> <div class="unseen" id="assertive" aria-live="assertive" aria-atomic="false" aria-relevant="additions"></div>`,1);function Na(e,t){et(t,!1),_a();var n=Ma(),r=L(n);hi(r,5,()=>ka.spoken,e=>e.id,(e,t)=>{var n=ja(),r=hn(n,!0);Fn(()=>Qr(r,J(t).text)),Z(e,n)}),ke(r);var i=gn(r,2);hi(i,5,()=>Aa.spoken,e=>e.id,(e,t)=>{var n=ja(),r=hn(n,!0);Fn(()=>Qr(r,J(t).text)),Z(e,n)}),ke(i),Z(e,n),tt()}function Pa(){let e=new URLSearchParams(location.search),t=/^\/g\/([^/]+)\/?$/.exec(location.pathname);if(t?.[1])return{at:`game`,id:decodeURIComponent(t[1])};let n=/^\/t\/([^/]+)(\/replay)?\/?$/.exec(location.pathname);if(!n?.[1])return{at:`home`};let r=decodeURIComponent(n[1]),i=e.get(`i`);if(!n[2])return{at:`table`,id:r,invite:i};let a=Number(e.get(`step`)??`0`);return{at:`replay`,id:r,invite:i,as:e.get(`as`)??`truth`,step:Number.isInteger(a)?a:0}}var Fa=new class{#e=N(Pa());get page(){return J(this.#e)}set page(e){P(this.#e,e)}moved=!1;constructor(){window.addEventListener(`popstate`,()=>this.show())}go(e){history.pushState(null,``,e),this.show()}replace(e){history.replaceState(null,``,e),this.page=Pa()}follow=e=>{e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),this.go(e.currentTarget.pathname+e.currentTarget.search))};forgetInvite(){location.search&&history.replaceState(null,``,location.pathname)}arrived(){this.moved&&(this.moved=!1,window.scrollTo(0,0),document.querySelector(`h1`)?.focus())}show(){this.moved=!0,this.page=Pa()}},Ia=e=>`/g/${encodeURIComponent(e)}`,La=(e,t=`truth`,n=0,r=null)=>`/t/${encodeURIComponent(e)}/replay?as=${t}&step=${String(n)}${r?`&i=${encodeURIComponent(r)}`:``}`,Ra=e=>`/t/${encodeURIComponent(e)}`,za=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),Ba=function(e){return`/static/`+e},Va={},Ha=function(e){return e.pathname.endsWith(`.css`)},Ua=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},Wa=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=Ba(t,n);let r=s(t),i=Ha(r);return Ua(Va,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:za,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{t.addEventListener(`load`,e),t.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${r}`)))})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},Ga=Ur(`<!> <!>`,1);function Ka(e,t){et(t,!0);let n=j(()=>Fa.page);var r=Ga(),i=L(r),a=e=>{var t=X();si(L(t),()=>Wa(()=>import(`./Home-CKaA4AYy.js`),__vite__mapDeps([0,1,2,3,4,5])),null,(e,t)=>{var n=j(()=>{var{default:e}=J(t);return{Home:e}}),r=j(()=>J(n).Home),i=X();Si(L(i),()=>J(r),(e,t)=>{t(e,{})}),Z(e,i)}),Z(e,t)},o=e=>{var t=X();si(L(t),()=>Wa(()=>import(`./GamePage-BIU-SWoX.js`),__vite__mapDeps([6,2,3,4,7])),null,(e,t)=>{var r=j(()=>{var{default:e}=J(t);return{GamePage:e}}),i=j(()=>J(r).GamePage),a=X();ui(L(a),()=>J(n).id,e=>{var t=X();Si(L(t),()=>J(i),(e,t)=>{t(e,{get id(){return J(n).id}})}),Z(e,t)}),Z(e,a)}),Z(e,t)},s=e=>{var t=X();si(L(t),()=>Wa(()=>import(`./ReplayPage-D1Hr0rTb.js`),__vite__mapDeps([8,9,1,2,3,10,11])),null,(e,t)=>{var r=j(()=>{var{default:e}=J(t);return{ReplayPage:e}}),i=j(()=>J(r).ReplayPage),a=X();ui(L(a),()=>J(n).id,e=>{var t=X();Si(L(t),()=>J(i),(e,t)=>{t(e,{get id(){return J(n).id},get invite(){return J(n).invite},get as(){return J(n).as},get step(){return J(n).step}})}),Z(e,t)}),Z(e,a)}),Z(e,t)},c=e=>{var t=X();si(L(t),()=>Wa(()=>import(`./TablePage-jSCBSU_l.js`),__vite__mapDeps([12,1,9,2,3,10,13,14,4,15])),null,(e,t)=>{var r=j(()=>{var{default:e}=J(t);return{TablePage:e}}),i=j(()=>J(r).TablePage),a=X();ui(L(a),()=>J(n).id,e=>{var t=X();Si(L(t),()=>J(i),(e,t)=>{t(e,{get id(){return J(n).id},get invite(){return J(n).invite}})}),Z(e,t)}),Z(e,a)}),Z(e,t)};ci(i,e=>{J(n).at===`home`?e(a):J(n).at===`game`?e(o,1):J(n).at===`replay`?e(s,2):e(c,-1)}),Na(gn(i,2),{}),Z(e,r),tt()}var qa=class extends Error{say;constructor(e){super(e.type),this.say=e}},Ja={type:`ui-unreachable`};async function Q(e,t,n=`POST`){let r;try{r=await fetch(e,t===void 0?{}:Ya(n,t))}catch{throw new qa(Ja)}if(r.ok)return await r.json();throw new qa((await r.json().catch(()=>null))?.error??Ja)}function Ya(e,t){return{method:e,headers:{"Content-Type":`application/json`},body:JSON.stringify(t)}}var Xa=e=>`/api/tables/${encodeURIComponent(e)}`,Za=null;function Qa(){return Za??=Q(`/api/games`).catch(e=>{throw Za=null,e}),Za}var $a=e=>Q(`/api/tables`,e),eo=(e,t)=>Q(`${Xa(e)}/sit`,t),to=e=>Q(`${Xa(e)}/again`,{}),no=e=>{let t=Object.entries(e).filter(([,e])=>e!==null);return t.length?`?${new URLSearchParams(t.map(([e,t])=>[e,String(t)])).toString()}`:``},ro=(e,t=null)=>`${Xa(e)}/record${no({invite:t})}`,io=()=>Q(`/api/tables`),ao=()=>Q(`/api/mine`),oo=e=>Q(`/api/recover`,e),so=(e,t)=>Q(`${Xa(e)}/code${no({as:t})}`,{}),co=(e,t)=>Q(`${Xa(e)}/note${no({as:t})}`),lo=(e,t,n)=>Q(`${Xa(e)}/note${no({as:t})}`,n,`PUT`),uo=(e,t,n)=>Q(`${Xa(e)}/understand${no({as:t})}`,{text:n}),fo=(e,t)=>Q(`${Xa(e)}/notebook${no({as:t})}`),po=(e,t,n,r)=>Q(`${Xa(e)}/replay${no({as:t,from:n,invite:r})}`),mo=class{constructor(e){this.value=e}valueOf(){return this.value}},$=class extends mo{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},ho=class extends mo{constructor(e,t={}){super(e),this.opts=t}toString(e){try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){return e.reportError(t),this.value.toString(10)}}},go=class e extends mo{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof mo)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof mo&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){return e.reportError(t),typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}}},_o=100,vo=`⁨`,yo=`⁩`;function bo(e,t,n){return n===t||n instanceof ho&&t instanceof ho&&n.value===t.value||t instanceof ho&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function xo(e,t,n){return t[n]?Ao(e,t[n].value):(e.reportError(RangeError(`No default`)),new $)}function So(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Co(e,i.value):n.push(Co(e,i));return{positional:n,named:r}}function Co(e,t){switch(t.type){case`str`:return t.value;case`num`:return new ho(t.value,{minimumFractionDigits:t.precision});case`var`:return wo(e,t);case`mesg`:return To(e,t);case`term`:return Eo(e,t);case`func`:return Do(e,t);case`select`:return Oo(e,t);default:return new $}}function wo(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new $(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new $(`$${t}`);if(n instanceof mo)return n;switch(typeof n){case`string`:return n;case`number`:return new ho(n);case`object`:if(go.supportsValue(n))return new go(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new $(`$${t}`)}}function To(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new $(t);if(n){let i=r.attributes[n];return i?Ao(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${t}.${n}`))}return r.value?Ao(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new $(t))}function Eo(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new $(i);if(n){let t=a.attributes[n];if(t){e.params=So(e,r).named;let n=Ao(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${i}.${n}`)}e.params=So(e,r).named;let o=Ao(e,a.value);return e.params=null,o}function Do(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new $(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new $(`${t}()`);try{let t=So(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new $(`${t}()`)}}function Oo(e,{selector:t,variants:n,star:r}){let i=Co(e,t);if(i instanceof $)return xo(e,n,r);for(let t of n)if(bo(e,i,Co(e,t.key)))return Ao(e,t.value);return xo(e,n,r)}function ko(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new $;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>_o)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${_o}`);r&&n.push(vo),n.push(Co(e,i).toString(e)),r&&n.push(yo)}return e.dirty.delete(t),n.join(``)}function Ao(e,t){return typeof t==`string`?e.bundle._transform(t):ko(e,t)}var jo=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Mo(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var No=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Po(e,t){let n=e[0];if(n instanceof $)return new $(`NUMBER(${n.valueOf()})`);if(n instanceof ho)return new ho(n.valueOf(),{...n.opts,...Mo(t,No)});if(n instanceof go)return new ho(n.toNumber(),{...Mo(t,No)});throw TypeError(`Invalid argument to NUMBER`)}var Fo=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function Io(e,t){let n=e[0];if(n instanceof $)return new $(`DATETIME(${n.valueOf()})`);if(n instanceof go||n instanceof ho)return new go(n,Mo(t,Fo));throw TypeError(`Invalid argument to DATETIME`)}var Lo=new Map;function Ro(e){let t=Array.isArray(e)?e.join(` `):e,n=Lo.get(t);return n===void 0&&(n=new Map,Lo.set(t,n)),n}var zo=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Po,DATETIME:Io,...t},this._useIsolating=n,this._transform=r,this._intls=Ro(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new jo(this,n,t);try{return ko(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new $().toString(r);throw e}}},Bo=/^(-?[a-zA-Z][\w-]*) *= */gm,Vo=/\.([a-zA-Z][\w-]*) *= */y,Ho=/\*?\[/y,Uo=/(-?[0-9]+(?:\.([0-9]+))?)/y,Wo=/([a-zA-Z][\w-]*)/y,Go=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Ko=/^[A-Z][A-Z0-9_-]*$/,qo=/([^{}\n\r]+)/y,Jo=/([^\\"\n\r]*)/y,Yo=/\\([\\"])/y,Xo=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Zo=/^\n+/,Qo=/ +$/,$o=/ *\r?\n/g,es=/( *)$/,ts=/{\s*/y,ns=/\s*}/y,rs=/\[\s*/y,is=/\s*] */y,as=/\s*\(\s*/y,os=/\s*->\s*/y,ss=/\s*:\s*/y,cs=/\s*,?\s*/y,ls=/\s+/y,us=class{constructor(e){this.body=[],Bo.lastIndex=0;let t=0;for(;;){let n=Bo.exec(e);if(n===null)break;t=Bo.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Vo);){let t=o(Vo),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(qo)&&(r=o(qo)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Zo),u([i],i.length)):r?S(r,Qo):null}function u(r=[],i){for(;;){if(n(qo)){r.push(o(qo));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Qo));let c=[];for(let e of r)e instanceof ds&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(ts,SyntaxError);let e=f();if(i(ns))return e;if(i(os)){let t=h();return i(ns,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Go)){let[,e,t,n=null]=a(Go);if(e===`$`)return{type:`var`,name:t};if(i(as)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Ko.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(cs)}}function m(){let e=f();return e.type===`mesg`&&i(ss)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Ho);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(rs,SyntaxError);let e;return e=n(Uo)?v():{type:`str`,value:o(Wo)},i(is,SyntaxError),e}function _(){if(n(Uo))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Uo),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Jo),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Yo))return o(Yo);if(n(Xo)){let[,e,t]=a(Xo),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(ls),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace($o,`
`),n=es.exec(e)[1].length;return new ds(t,n)}}},ds=class{constructor(e,t){this.value=e,this.length=t}},fs=[`fr`,`en`],ps={fr:` et `,en:` and `},ms={person:`seat`,addressee:`seat`,glance:`seat`,odds:`pairs`},hs=class{language;fields;bundle;constructor(e,t,n={}){this.language=e,this.fields={...n,...ms},this.bundle=new zo(e,{useIsolating:!1});for(let e of t)this.bundle.addResource(new us(e),{allowOverrides:!0})}has(e){return this.bundle.hasMessage(e)}text(e,t={}){let n=this.bundle.getMessage(e);if(!n?.value)throw Error(`no words: ${e}`);let r=[],i=this.bundle.formatPattern(n.value,t,r);if(r.length)throw Error(`${e}: ${r.join(`, `)}`);return i}say(e,t,n,r){let i=`${e}-${String(t.type)}`,a=Object.keys(t).find(e=>this.has(`${i}-${e}`)),o=a===void 0?i:`${i}-${a}`;return this.text(o,this.arguments(t,n,r))}arguments(e,t,n){let r={viewer_is:t>=0?`seat`:`spectator`};for(let[i,a]of Object.entries(e))this.add(r,i,a,t,n);return r}add(e,t,n,r,i){let a=this.fields[t];if(e[t]=this.value(t,n,r,i),gs(n))e[`${t}_count`]=Array.isArray(n)?n.length:Object.keys(n).length,e[`${t}_id`]=`some`,a===`seat`&&(e[`${t}_is`]=Array.isArray(n)&&n.includes(r)?`you`:`other`);else if(a===`seat`){let i=n===r?`you`:`other`;e[`${t}_is`]=n===null?`nobody`:i}else typeof n==`string`?e[`${t}_id`]=n:n===null||typeof n==`boolean`?e[`${t}_id`]=_s(n):e[`${t}_id`]=`some`}value(e,t,n,r){let i=this.fields[e];if(Array.isArray(t)&&i===`pairs`)return this.joined(t.map(([t,i])=>this.pair(e,t,i,n,r)));if(Array.isArray(t))return this.joined(t.map(t=>i===`seat`&&t===n?this.text(`you`):String(this.value(e,t,n,r))));if(gs(t))return this.joined(Object.entries(t).map(([t,i])=>this.pair(e,t,i,n,r)));if(t===null||typeof t==`boolean`)return _s(t);if(typeof t==`number`&&Number.isInteger(t))return i===`seat`?r.at(t)??this.text(`word-virtual`):i===`ordinal`?t+1:i===void 0?t:this.text(`word-${i}_${String(t)}`);if(typeof t==`number`)return t;let a=String(t);return this.has(`word-${a}`)?this.text(`word-${a}`):a}pair(e,t,n,r,i){let a={viewer:r};return this.add(a,`key`,t,r,i),this.add(a,`value`,n,r,i),this.fields[e]===`seat`&&(a.value=this.value(e,n,r,i)),this.text(`pair-${e}`,a)}joined(e){let t=e.at(-1);return t===void 0?this.text(`nothing`):e.length===1?t:e.slice(0,-1).join(`, `)+ps[this.language]+t}choice(e,t,n,r,i=`value`){if(!this.has(`${i}-${e}`))return String(this.value(e,t,n,r));let a={};this.add(a,e,t,n,r);let o={viewer_is:n>=0?`seat`:`spectator`};for(let[t,n]of Object.entries(a))o[i+t.slice(e.length)]=n;return this.text(`${i}-${e}`,o)}};function gs(e){return typeof e==`object`&&!!e}function _s(e){return e===null?`none`:e?`yes`:`no`}var vs={fr:`# Words of the pages.
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

# Settings
ui-settings = Réglages
ui-close = Fermer
ui-setting-language = Langue
ui-setting-theme = Thème
ui-setting-theme-system = comme l’appareil
ui-setting-theme-light = papier (clair)
ui-setting-theme-dark = nuit (sombre)
ui-setting-contrast = Contraste
ui-setting-contrast-system = comme l’appareil
ui-setting-contrast-more = fort
ui-setting-text = Taille du texte
ui-setting-motion = Mouvements
ui-setting-motion-system = comme l’appareil
ui-setting-motion-less = aucun
ui-setting-verbosity = Annonces
ui-setting-verbosity-all = tout ce qui se passe
ui-setting-verbosity-mine = ce qui vous concerne
ui-setting-sounds = Petits sons
ui-setting-short = Noms courts, pour une ligne braille
ui-setting-aloud = Lire à voix haute ce qui n’est montré qu’à vous
ui-setting-letters = Lettres seules comme raccourcis, à la table
ui-headphones = Portez-vous un casque\xA0? Sinon, la table entendra vos secrets.
ui-keys = Raccourcis
ui-keys-how = Avec Alt et Maj, partout\xA0; la lettre seule, à la table, si vous l’avez choisi.
ui-keys-reset = Remettre les lettres d’origine
ui-key-for = { $what }\xA0: Alt, Maj et { $key }.

# Asking, by key, button or word
ui-query-hand = Ma main
ui-query-asked = La demande
ui-query-last = Derniers faits
ui-query-scores = Scores
ui-query-players = Joueurs
ui-query-board = La table
ui-query-clock = Temps
ui-query-notebook = Carnet
ui-query-legal = Coups possibles
ui-query-help = Aide
ui-query-names-hand = main, ma main, m
ui-query-names-asked = demande, e
ui-query-names-last = derniers, dernier, d
ui-query-names-scores = scores, score, s
ui-query-names-players = joueurs
ui-query-names-board = table, t
ui-query-names-clock = temps, horloge
ui-query-names-notebook = carnet, c
ui-query-names-legal = possible, possibles, p
ui-query-names-help = aide, a, ?
ui-command = Commande
ui-command-example = Dites votre coup, ou «\xA0main\xA0», «\xA0scores\xA0», «\xA0aide\xA0»
ui-command-go = Valider
ui-answer = Réponse
ui-command-help = Écrivez votre coup avec les mots du jeu, ou demandez\xA0: main, table, scores, derniers, possible, carnet, temps.
ui-command-hint = «\xA0possible\xA0» dit ce qui peut être fait.
ui-which-of = Lequel\xA0? Répondez par son numéro.
ui-ask-which = { $what }\xA0?
ui-ask-among = { $what }\xA0: { $numbers }\xA0?
ui-not-understood = Le mot «\xA0{ $word }\xA0» n’est pas compris ici.
ui-not-possible = Ce n’est pas possible maintenant.
ui-colon = { "\\u00A0" }:
ui-clock-of = { $name }\xA0: { $seconds } s.
ui-no-clock = Cette table n’a pas d’horloge.
ui-time-left = Temps restant
ui-hurry = Plus que { $seconds } secondes.

# Talk, signs, absence, undo
ui-say = Dire quelque chose à la table
ui-send = Dire
ui-no-talk = On ne parle pas pendant une manche\xA0: seuls les signes sont permis.
ui-signal = Signe
ui-signal-to = à
ui-signal-at = vers
ui-signal-make = Faire signe
ui-signal-bots = Les robots ne font ni ne lisent de signes.
ui-away = Absence
ui-is-away = { $name } n’est plus là. On peut attendre, ou choisir\xA0:
ui-let-bot = Un robot décide pour l’instant
ui-stop-here = Arrêter et tout montrer
ui-wish-stop = Souhaite arrêter\xA0: { $names }.
ui-bot-for-you = Un robot décide pour vous.
ui-you-left = Vous avez quitté la table.
ui-i-am-back = Je suis là
ui-undo = Reprendre mon choix
ui-extend = Une minute de plus
ui-stopped = La partie s’est arrêtée ici. Tout est montré.
ui-presence-left = a quitté la table
ui-presence-stand-in = un robot décide
ui-watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
  }

# The notebook
ui-notebook = Carnet
ui-notebook-off = Cette table se joue sans carnet\xA0: il ne reste que vos notes.
ui-your-notes = Vos notes
ui-notes-kept = Gardées. Personne d’autre ne les voit.
ui-notes-keeping = On les garde…

# One device for several
ui-curtain-for = Passez l’appareil à { $name }.
ui-curtain-nobody = Personne ici n’a rien à décider.
ui-curtain-over = La partie est finie.
ui-curtain-how = Rien de secret n’est affiché. Qui regarde le dit d’abord.
ui-i-am = Je suis { $name }
ui-cover = Cacher, et passer l’appareil

# The table's menu
ui-table-menu = Cette table
ui-other-device = Continuer sur un autre appareil
ui-other-device-how = Un code, à donner une fois sur la page d’accueil de l’autre appareil.
ui-get-code = Obtenir un code
ui-code-minutes = Valable { $minutes } minutes, une seule fois.
ui-host = Qui est à table
ui-remove = Libérer la place
ui-mute = Retirer la parole
ui-unmute = Rendre la parole
ui-leave = Quitter la table
ui-leave-before = Votre place redevient libre.
ui-leave-others = Les autres choisiront d’attendre, de laisser un robot décider ou d’arrêter.
ui-leave-alone = La partie s’arrête et tout est montré.
ui-leave-sure = Oui, quitter la table

# Replay
ui-replay = Revoir la partie
ui-title-replay = { $game }\xA0: revoir · Filature
ui-replay-of = { $game }\xA0: revoir la partie
ui-first = Début
ui-previous = Précédent
ui-next = Suivant
ui-last = Fin
ui-play-on = Défiler
ui-pause = Pause
ui-step-of = Moment { $step } sur { $total }
ui-seen-by = Vu par
ui-seen-truth = la vérité, tout ouvert
ui-seen-public = le public
ui-share-moment = Copier l’adresse de ce moment
ui-back-to-table = Retour à la table
ui-what-happened = Ce qui s’est passé
ui-nothing-told = Rien n’en a été dit à cette personne.
ui-why = Pourquoi { $name } a choisi cela\xA0:

# Home, more
ui-no-such-game = Ce jeu n’est pas ici.
ui-rules = Les règles
ui-lesson = La leçon
ui-start-lesson = Apprendre en jouant (3 minutes)
ui-my-tables = Mes tables
ui-listed-tables = Tables ouvertes
ui-no-listed = Aucune table ouverte pour le moment.
ui-join-code = Prendre une place par code
ui-code = Code
ui-code-here = Continuer ici
ui-phase-gathering = on attend du monde
ui-phase-playing = en cours
ui-phase-over = finie
ui-phase-left = arrêtée
ui-phase-closed = fermée
ui-taken = { $taken } sur { $seats }
ui-how-here = À plusieurs sur cet appareil
ui-listed = La table est visible de tout le monde
ui-pace = Temps
ui-pace-none = sans horloge
ui-pace-move = { $seconds } s par coup
ui-pace-game = { $minutes } min par partie
ui-settings-table = Réglages de la table
ui-delay = Retard du public
ui-delay-moves = { $count ->
    [0] aucun
   *[other] { $count } coups
  }
ui-notebook-allowed = Carnet des déductions permis
ui-other-names = Les autres, sur cet appareil
ui-player-n = Personne { $n }
ui-fill-bot = Mettre un robot
ui-fill-how = Ou complétez la table par des robots.
ui-share = Partager
ui-qr = Code QR du lien d’invitation
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

# Settings
ui-settings = Settings
ui-close = Close
ui-setting-language = Language
ui-setting-theme = Theme
ui-setting-theme-system = as the device
ui-setting-theme-light = paper (light)
ui-setting-theme-dark = night (dark)
ui-setting-contrast = Contrast
ui-setting-contrast-system = as the device
ui-setting-contrast-more = high
ui-setting-text = Size of text
ui-setting-motion = Motion
ui-setting-motion-system = as the device
ui-setting-motion-less = none
ui-setting-verbosity = Announcements
ui-setting-verbosity-all = everything that happens
ui-setting-verbosity-mine = what concerns you
ui-setting-sounds = Short sounds
ui-setting-short = Short names, for a braille line
ui-setting-aloud = Read aloud what is shown to you alone
ui-setting-letters = Single letters as shortcuts, at the table
ui-headphones = Are you on headphones? Otherwise the table will hear your secrets.
ui-keys = Shortcuts
ui-keys-how = With Alt and Shift, everywhere; the letter alone, at the table, if you chose so.
ui-keys-reset = Use the original letters again
ui-key-for = { $what }: Alt, Shift and { $key }.

# Asking, by key, button or word
ui-query-hand = My hand
ui-query-asked = The question
ui-query-last = Last events
ui-query-scores = Scores
ui-query-players = Players
ui-query-board = The table
ui-query-clock = Time
ui-query-notebook = Notebook
ui-query-legal = Possible moves
ui-query-help = Help
ui-query-names-hand = hand, my hand, h
ui-query-names-asked = asked, question, q
ui-query-names-last = last, l
ui-query-names-scores = scores, score, s
ui-query-names-players = players
ui-query-names-board = table, t
ui-query-names-clock = time, clock
ui-query-names-notebook = notebook, n
ui-query-names-legal = legal, possible, p
ui-query-names-help = help, ?
ui-command = Command
ui-command-example = Say your move, or “hand”, “scores”, “help”
ui-command-go = Go
ui-answer = Answer
ui-command-help = Type your move in the game’s own words, or ask: hand, table, scores, last, legal, notebook, time.
ui-command-hint = “legal” says what can be done.
ui-which-of = Which one? Answer by its number.
ui-ask-which = { $what }?
ui-ask-among = { $what }: { $numbers }?
ui-not-understood = The word “{ $word }” is not understood here.
ui-not-possible = That is not possible now.
ui-colon = :
ui-clock-of = { $name }: { $seconds } s.
ui-no-clock = This table has no clock.
ui-time-left = Time left
ui-hurry = { $seconds } seconds left.

# Talk, signs, absence, undo
ui-say = Say something to the table
ui-send = Say
ui-no-talk = Nobody talks during a round: only signs are allowed.
ui-signal = Sign
ui-signal-to = to
ui-signal-at = towards
ui-signal-make = Make the sign
ui-signal-bots = Bots neither make nor read signs.
ui-away = Absence
ui-is-away = { $name } is away. You can wait, or choose:
ui-let-bot = A bot decides for now
ui-stop-here = Stop and show everything
ui-wish-stop = Wishes to stop: { $names }.
ui-bot-for-you = A bot decides for you.
ui-you-left = You have left the table.
ui-i-am-back = I am here
ui-undo = Take my choice back
ui-extend = One more minute
ui-stopped = The game stopped here. Everything is shown.
ui-presence-left = has left the table
ui-presence-stand-in = a bot decides
ui-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
  }

# The notebook
ui-notebook = Notebook
ui-notebook-off = This table is played without a notebook: only your own notes remain.
ui-your-notes = Your notes
ui-notes-kept = Kept. Nobody else sees them.
ui-notes-keeping = Keeping them…

# One device for several
ui-curtain-for = Hand the device to { $name }.
ui-curtain-nobody = Nobody here has anything to decide.
ui-curtain-over = The game is over.
ui-curtain-how = Nothing secret is shown. Whoever looks says so first.
ui-i-am = I am { $name }
ui-cover = Cover, and pass the device on

# The table's menu
ui-table-menu = This table
ui-other-device = Go on with another device
ui-other-device-how = A code, to be given once on the other device’s home page.
ui-get-code = Get a code
ui-code-minutes = Good for { $minutes } minutes, once.
ui-host = Who is at the table
ui-remove = Free the seat
ui-mute = Mute
ui-unmute = Unmute
ui-leave = Leave the table
ui-leave-before = Your seat becomes free again.
ui-leave-others = The others will choose to wait, to let a bot decide or to stop.
ui-leave-alone = The game stops and everything is shown.
ui-leave-sure = Yes, leave the table

# Replay
ui-replay = See the game again
ui-title-replay = { $game }: replay · Filature
ui-replay-of = { $game }: replay
ui-first = Start
ui-previous = Back
ui-next = Next
ui-last = End
ui-play-on = Play
ui-pause = Pause
ui-step-of = Moment { $step } of { $total }
ui-seen-by = Seen by
ui-seen-truth = the truth, all open
ui-seen-public = the public
ui-share-moment = Copy the address of this moment
ui-back-to-table = Back to the table
ui-what-happened = What happened
ui-nothing-told = This person was told nothing of it.
ui-why = Why { $name } chose this:

# Home, more
ui-no-such-game = This game is not here.
ui-rules = The rules
ui-lesson = The lesson
ui-start-lesson = Learn by playing (3 minutes)
ui-my-tables = My tables
ui-listed-tables = Open tables
ui-no-listed = No open table at the moment.
ui-join-code = Take a seat by code
ui-code = Code
ui-code-here = Go on here
ui-phase-gathering = gathering
ui-phase-playing = playing
ui-phase-over = over
ui-phase-left = stopped
ui-phase-closed = closed
ui-taken = { $taken } of { $seats }
ui-how-here = Several people on this device
ui-listed = Everybody can see the table
ui-pace = Time
ui-pace-none = no clock
ui-pace-move = { $seconds } s a move
ui-pace-game = { $minutes } min a game
ui-settings-table = The table’s settings
ui-delay = Spectators are behind by
ui-delay-moves = { $count ->
    [0] nothing
   *[other] { $count } moves
  }
ui-notebook-allowed = The notebook of deductions is allowed
ui-other-names = The others, on this device
ui-player-n = Person { $n }
ui-fill-bot = Seat a bot
ui-fill-how = Or complete the table with bots.
ui-share = Share
ui-qr = QR code of the invitation link
`},ys=`filature.language`,bs=new Map,xs=new Map;function Ss(e){let t=bs.get(e);return t||(t=fetch(e).then(t=>{if(!t.ok)throw Error(e);return t.text()}),t.catch(()=>bs.delete(e)),bs.set(e,t)),t}function Cs(e,t){let n=`${e}/${t?.id??``}`,r=xs.get(n);if(!r){let i=[`/words/${e}.ftl`,...t?[`/words/${e}/${t.id}.ftl`]:[]];r=Promise.all(i.map(Ss)).then(n=>new hs(e,[...n,vs[e]],t?.fields)),r.catch(()=>xs.delete(n)),xs.set(n,r)}return r}async function ws(e){return(await Qa()).games.find(t=>t.id===e)??null}function Ts(){let e=[ks(ys),...navigator.languages].map(e=>e?.slice(0,2).toLowerCase());return fs.find(t=>t===e.find(e=>fs.some(t=>t===e)))??`en`}var Es=new class{#e=N(Ts());get now(){return J(this.#e)}set now(e){P(this.#e,e)}#t=N(an({}));get house(){return J(this.#t)}set house(e){P(this.#t,e,!0)}#n=j(()=>new hs(this.now,[this.house[this.now]??``,vs[this.now]]));get words(){return J(this.#n)}set words(e){P(this.#n,e)}constructor(){this.choose(this.now)}choose(e){this.now=e,document.documentElement.lang=e,Ss(`/words/${e}.ftl`).then(t=>this.house[e]=t,()=>void 0)}prefer(e){this.choose(e),As(ys,e)}};function Ds(e,t,n,r=-2,i=[]){try{return e.say(t,n,r,i)}catch(e){return console.error(e),`${t}-${String(n.type)}`}}function Os(e,t,n=-2,r=[]){return t.type.startsWith(`ui-`)&&e.has(t.type)?e.text(t.type):e.has(`refusal-${t.type}`)?Ds(e,`refusal`,t,n,r):e.text(`ui-refused`)}function ks(e){try{return localStorage.getItem(e)}catch{return null}}function As(e,t){try{localStorage.setItem(e,t)}catch{}}var js=`(min-width: 0px)`,Ms=`(max-width: 0px)`,Ns=[[/\(prefers-color-scheme:\s*dark\)/g,`dark`],[/\(prefers-contrast:\s*more\)/g,`contrast`],[/\(prefers-reduced-motion:\s*reduce\)/g,`still`]],Ps=new WeakMap,Fs={dark:null,contrast:null,still:null},Is=!1;function Ls(e){return Ns.reduce((e,[t,n])=>{let r=Fs[n];return r===null?e:e.replace(t,r?js:Ms)},e)}function Rs(e){for(let t of e){if(t instanceof CSSMediaRule){let e=Ps.get(t)??t.media.mediaText;if(Ns.some(([t])=>new RegExp(t.source).test(e))){Ps.set(t,e);let n=Ls(e);t.media.mediaText!==n&&(t.media.mediaText=n)}}t instanceof CSSGroupingRule&&Rs(t.cssRules)}}function zs(){for(let e of document.styleSheets)Rs(e.cssRules)}function Bs(e){Fs=e,zs();let t=document.documentElement.style;t.colorScheme=e.dark===null?``:e.dark?`dark`:`light`,!Is&&(Is=!0,new MutationObserver(e=>{for(let t of e)for(let e of t.addedNodes)e instanceof HTMLLinkElement&&e.addEventListener(`load`,zs),e instanceof HTMLStyleElement&&zs()}).observe(document.head,{childList:!0}))}var Vs=`filature.preferences`,Hs={theme:`system`,contrast:`system`,motion:`system`,text:100,sounds:!1,verbosity:`all`,aloud:!1,letters:!1,short:!1,keys:{}};function Us(){try{let e=JSON.parse(ks(Vs)??`{}`);return typeof e==`object`&&e?{...Hs,...e}:Hs}catch{return Hs}}var Ws=new class{#e=N(Us());get now(){return J(this.#e)}set now(e){P(this.#e,e)}change(e){this.now={...this.now,...e},As(Vs,JSON.stringify(this.now)),this.apply()}apply(){let{theme:e,contrast:t,motion:n,text:r}=this.now;Bs({dark:e===`system`?null:e===`dark`,contrast:t!==`system`||null,still:n!==`system`||null}),document.body.style.zoom=r===100?``:String(r/100)}},Gs=document.getElementById(`app`);Ws.apply(),`serviceWorker`in navigator&&navigator.serviceWorker.register(`/sw.js`).catch(()=>void 0),Gs&&$r(Ka,{target:Gs});export{Si as $,Aa as A,N as At,ca as B,d as Bt,uo as C,cn as Ct,La as D,gn as Dt,Ia as E,hn as Et,Sa as F,et as Ft,ea as G,$i as H,ga as I,Ze as It,zi as J,Vi as K,ha as L,Ae as Lt,Ta as M,j as Mt,wa as N,dt as Nt,Fa as O,an as Ot,Ca as P,tt as Pt,Ci as Q,pa as R,ke as Rt,eo as S,Dn as St,Wa as T,L as Tt,na as U,ia as V,_ as Vt,ta as W,Ni as X,Fi as Y,Di as Z,fo as _,J as _t,Os as a,Qr as at,so as b,An as bt,Cs as c,X as ct,Qa as d,qr as dt,xi as et,io as f,Kr as ft,co as g,Nr as gt,to as h,Pr as ht,ks as i,ci as it,ka as j,Ct as jt,Ra as k,P as kt,fs as l,Ur as lt,$a as m,Fr as mt,ws as n,di as nt,As as o,Jr as ot,ao as p,Ir as pt,Bi as q,Es as r,ui as rt,Ds as s,Z as st,Ws as t,hi as tt,qa as u,Gr as ut,ro as v,pr as vt,lo as w,mn as wt,po as x,Fn as xt,oo as y,gr as yt,la as z,g as zt};