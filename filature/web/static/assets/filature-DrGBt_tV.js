const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/Home-DjJJClJX.js","assets/legal-C2TjU8CV.js","assets/Masthead-VvXlkF-b.js","assets/Masthead-V1uhvcmq.css","assets/name-C6P2N-DJ.js","assets/Home-CJ8Q0gEj.css","assets/GamePage-D8sJ6oj8.js","assets/GamePage-CYKUgqxY.css","assets/ReplayPage-C-JKoR6G.js","assets/table.svelte-CtN4tPS3.js","assets/table-Cwonpj6N.css","assets/ReplayPage-CQL4e3uq.css","assets/TablePage-CMxKHSxh.js","assets/Stamp-DnwxhyE-.js","assets/Stamp-CY3sXJsQ.css","assets/TablePage-Bd7XXXOO.css"])))=>i.map(i=>d[i]);
var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible,d=()=>{};function f(e){return typeof e?.then==`function`}function p(e){return e()}function m(e){for(var t=0;t<e.length;t++)e[t]()}function h(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function g(e,t,n=!1){return e===void 0?n?t():t:e}function _(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var v=1024,y=2048,b=4096,x=8192,S=16384,ee=32768,te=1<<25,ne=65536,re=1<<19,ie=1<<20,ae=1<<25,oe=1<<21,se=1<<22,ce=1<<23,le=Symbol(`$state`),ue=Symbol(`component`),de=Symbol(`legacy props`),fe=Symbol(``),pe=Symbol(`attributes`),me=Symbol(`class`),he=Symbol(`style`),ge=Symbol(`text`),_e=Symbol(`form reset`),ve=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},ye=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),be={},C=Symbol(`uninitialized`),xe=`http://www.w3.org/1999/xhtml`;function Se(){console.warn(`https://svelte.dev/e/derived_inert`)}function Ce(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function we(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Te(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var w=!1;function Ee(e){w=e}var T;function E(e){if(e===null)throw Ce(),be;return T=e}function De(){return E(un(T))}function Oe(e){if(w){if(un(T)!==null)throw Ce(),be;T=e}}function ke(e=1){if(w){for(var t=e,n=T;t--;)n=un(n);T=n}}function Ae(e=!0){for(var t=0,n=T;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=un(n);e&&n.remove(),n=i}}function je(e){if(!e||e.nodeType!==8)throw Ce(),be;return e.data}function Me(e){return e===this.v}function Ne(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Pe(e){return!Ne(e,this.v)}function Fe(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Ie(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Le(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Re(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function ze(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Be(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Ve(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function He(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ue(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function We(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ge(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Ke(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var qe=!1;function Je(){qe=!0}var Ye=[];function Xe(e,t=!1,n=!1){return Ze(e,new Map,``,Ye,null,n)}function Ze(t,n,r,i,a=null,o=!1){if(typeof t==`object`&&t){var c=n.get(t);if(c!==void 0)return c;if(t instanceof Map)return new Map(t);if(t instanceof Set)return new Set(t);if(e(t)){var u=Array(t.length);n.set(t,u),a!==null&&n.set(a,u);for(var d=0;d<t.length;d+=1){var f=t[d];d in t&&(u[d]=Ze(f,n,r,i,null,o))}return u}if(l(t)===s){u={},n.set(t,u),a!==null&&n.set(a,u);for(var p of Object.keys(t))u[p]=Ze(t[p],n,r,i,null,o);return u}if(t instanceof Date)return t.getTime(),structuredClone(t);if(typeof t.toJSON==`function`&&!o)return Ze(t.toJSON(),n,r,i,t)}if(t instanceof EventTarget)return t;try{return structuredClone(t)}catch{return t}}var D=null;function Qe(e){D=e}function $e(e,t=!1,n){D={p:D,i:!1,c:null,e:null,s:e,x:null,r:W,l:qe&&!t?{s:null,u:null,$:[]}:null}}function et(e){var t=D,n=t.e;if(n!==null){t.e=null;for(var r of n)Tn(r)}return e!==void 0&&(t.x=e),t.i=!0,D=t.p,tt(e)}function tt(e={}){return i(e,ue,{value:!0}),e}function nt(){return!qe||D!==null&&D.l===null}var rt=[];function it(){var e=rt;rt=[],m(e)}function O(e){if(rt.length===0&&!At){var t=rt;queueMicrotask(()=>{t===rt&&it()})}rt.push(e)}function at(){for(;rt.length>0;)it()}var ot=~(y|b|v);function k(e,t){e.f=e.f&ot|t}function st(e){e.f&512||e.deps===null?k(e,v):k(e,b)}function ct(e,t){e.f&2048?t.set(e,y):e.f&4096&&t.get(e)!==2048&&t.set(e,b),k(e,v)}function lt(e){w&&I(e)!==null&&mn(e)}var ut=!1;function dt(){ut||(ut=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[_e]?.()})},{capture:!0}))}function ft(e){var t=V,n=W;U(null),qn(null);try{return e()}finally{U(t),qn(n)}}function pt(e,t,n,r=n){e.addEventListener(t,()=>ft(n));let i=e[_e];e[_e]=i?()=>{i(),r(!0)}:()=>r(!0),dt()}function mt(e,t,n,r){let i=nt()?vt:xt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=W,c=ht(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){yn(e,s)}gt()}}var d=_t();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>bt(e))).then(u).catch(e=>yn(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),gt())}):f()}function ht(){var e=W,t=V,n=D,r=j;return function(i=!0){qn(e),U(t),Qe(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function gt(e=!0){qn(null),U(null),Qe(null),e&&j?.deactivate()}function _t(){var e=W,t=e.b,n=j,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function vt(e){var t=2|y;return W!==null&&(W.f|=re),{ctx:D,deps:null,effects:null,equals:Me,f:t,fn:e,reactions:null,rv:0,v:C,wv:0,parent:W,ac:null}}var yt=Symbol(`obsolete`);function bt(e,t,n){let r=W;r===null&&Ie();var i=void 0,a=qt(C),o=!V,s=new Set;return An(()=>{var t=W,n=h();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==ve&&n.reject(e)}).finally(gt)}catch(e){n.reject(e),gt()}var c=j;if(o){if(t.f&32768)var l=_t();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(yt);else for(let e of s.values())e.reject(yt);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==yt&&(c.activate(),t?(a.f|=ce,Zt(a,t)):(a.f&8388608&&(a.f^=ce),Zt(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),Cn(()=>{for(let e of s)e.reject(yt)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function A(e){let t=vt(e);return Yn(t),t}function xt(e){let t=vt(e);return t.equals=Pe,t}function St(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)B(t[n])}}function Ct(e){var t,n=W,r=e.parent;if(!Gn&&r!==null&&e.v!==C&&r.f&24576)return Se(),e.v;qn(r);try{St(e),t=ir(e)}finally{qn(n)}return t}function wt(e){var t=Ct(e);!e.equals(t)&&(e.wv=tr(),(!j?.is_fork||e.deps===null)&&(j===null?e.v=t:(j.capture(e,t,!0),Ot?.capture(e,t,!0)),e.deps===null))?k(e,v):Gn||(M===null?st(e):(Sn()||j?.is_fork)&&M.set(e,t))}function Tt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&ft(()=>{t.ac.abort(ve),t.ac=null}),t.fn!==null&&(t.teardown=d),sr(t,0),Fn(t))}function Et(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&cr(t)}var Dt=null,j=null,Ot=null,M=null,kt=null,At=!1,jt=!1,Mt=null,Nt=null,Pt=0,Ft=1,It=class e{id=Ft++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){Dt===null?Dt=this:(Dt.next=this,this.prev=Dt),Dt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)k(r,y),t(r);for(r of n.m)k(r,b),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=v}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)k(e,t),this.schedule(e);this.apply();for(var t=Mt=[],n=[],r=Nt=[];this.#a.length>0;){Pt++>1e3&&(this.#b(),Rt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Ut(e),this.#d()||this.discard(),t}}if(j=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Mt=null,Nt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Ht(e,t);r.length>0&&j.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Ot=this,Bt(n),Bt(t),Ot=null,this.#i?.resolve();var o=j;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(Gt.clear(),o.#m())}}#h(e,t,n){e.f^=v;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=v:i&4?t.push(r):nr(r)&&(i&16&&this.add_dirty_reaction(r,b),cr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),k(i,y),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),j=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)ct(e[t],this.#s)}capture(e,t,n=!1){e.v!==C&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),M?.set(e,t)),this.is_fork||(e.v=t)}activate(){j=this}deactivate(){j=null,M=null}flush(){try{jt=!0,j=this,this.#m()}finally{Pt=0,kt=null,Mt=null,Nt=null,jt=!1,j=null,M=null,Gt.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(yt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,O(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=h()).promise}static ensure(){if(j===null){let t=j=new e;!jt&&!At&&O(()=>{t.started||t.flush()})}return j}apply(){M=null}schedule(e){kt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?Dt=e:t.prev=e,this.linked=!1}}};function Lt(e){var t=At,n=Ot;Ot=null,At=!0;try{var r;for(e&&(Lt(),r=e());;){if(at(),j===null)return r;j.flush()}}finally{At=t,Ot=n}}function Rt(){try{Ve()}catch(e){yn(e,kt)}}var zt=null;function Bt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&nr(r)&&(zt=new Set,cr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Rn(r),zt?.size>0)){Gt.clear();for(let e of zt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)zt.has(n)&&(zt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||cr(n)}}zt.clear()}}zt=null}}function Vt(e){j.schedule(e)}function Ht(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),k(e,v);for(var n=e.first;n!==null;)Ht(n,t),n=n.next}}function Ut(e){k(e,v);for(var t=e.first;t!==null;)Ut(t),t=t.next}var Wt=new Set,Gt=new Map,Kt=!1;function qt(e,t){return{f:0,v:e,reactions:null,equals:Me,rv:0,wv:0}}function N(e,t){let n=qt(e,t);return Yn(n),n}function Jt(e,t=!1,n=!0){let r=qt(e);return t||(r.equals=Pe),qe&&n&&D!==null&&D.l!==null&&(D.l.s??=[]).push(r),r}function P(e,t,n=!1){return V!==null&&(!H||V.f&131072)&&nt()&&V.f&4325394&&(Jn===null||!Jn.has(e))&&Ge(),Zt(e,n?tn(t):t,Nt)}var Yt=null,Xt=0;function Zt(e,t,n=null){if(!e.equals(t)){Gn?Gt.set(e,t):Gt.has(e)||Gt.set(e,e.v);var r=It.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Ct(t),M===null&&st(t)}e.wv=tr(),Yt=null,Xt=0,en(e,y,n),Yt=null,nt()&&W!==null&&W.f&1024&&!(W.f&96)&&(q===null?Xn([e]):q.push(e)),!r.is_fork&&Wt.size>0&&!Kt&&Qt()}return t}function Qt(){Kt=!1;for(let e of Wt){e.f&1024&&k(e,b);let t;try{t=nr(e)}catch{t=!0}t&&cr(e)}Wt.clear()}function $t(e){P(e,e.v+1)}function en(e,t,n){var r=e.reactions;if(r!==null){var i=nt(),a=r.length;if(Xt+=a,Xt>1e5&&Yt===null&&(Yt=new Set),Yt!==null){if(Yt.has(e))return;Yt.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==W){var l=(c&y)===0;if(l&&k(s,t),c&131072)Wt.add(s);else if(c&2){var u=s;M?.delete(u),en(u,b,n)}else if(l){var d=s;c&16&&zt!==null&&zt.add(d),n===null?Vt(d):n.push(d)}}}}}function tn(t){if(typeof t!=`object`||!t||le in t||ue in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=N(0),u=null,d=$n,f=e=>{if($n===d)return e();var t=V,n=$n;U(null),er(d);var r=e();return U(t),er(n),r};return i&&r.set(`length`,N(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Ue();var i=r.get(t);return i===void 0?f(()=>{var e=N(n.value,u);return r.set(t,e),e}):P(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>N(C,u));r.set(t,e),$t(o)}}else P(n,C),$t(o);return!0},get(e,n,i){if(n===le)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>N(tn(s?e[n]:C),u)),r.set(n,o)),o!==void 0){var c=J(o);return c===C?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=J(i);if(a===C)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===le)return!0;var n=r.get(t),i=n!==void 0&&n.v!==C||Reflect.has(e,t);return(n!==void 0||(W!==null||V!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>N(i?tn(e[t]):C,u)),r.set(t,n)),J(n)===C)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>N(C,u)),r.set(d+``,p)):P(p,C)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>N(void 0,u)),P(c,tn(n)),r.set(t,c));else{l=c.v!==C;var m=f(()=>tn(n));P(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&P(g,_+1)}$t(o)}return!0},ownKeys(e){J(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==C});for(var[n,i]of r)i.v!==C&&!(n in e)&&t.push(n);return t},setPrototypeOf(){We()}})}function nn(e){try{if(typeof e==`object`&&e&&le in e)return e[le]}catch{}return e}function rn(e,t){return Object.is(nn(e),nn(t))}var an,on,sn,cn;function ln(){if(an===void 0){an=window,on=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;sn=a(t,`firstChild`).get,cn=a(t,`nextSibling`).get,u(e)&&(e[me]=void 0,e[pe]=null,e[he]=void 0,e.__e=void 0),u(n)&&(n[ge]=void 0)}}function F(e=``){return document.createTextNode(e)}function I(e){return sn.call(e)}function un(e){return cn.call(e)}function dn(e,t){if(!w)return I(e);var n=I(T);if(n===null)n=T.appendChild(F());else if(t&&n.nodeType!==3){var r=F();return n?.before(r),E(r),r}return t&&_n(n),E(n),n}function L(e,t=!1){if(!w){var n=I(e);return n instanceof Comment&&n.data===``?un(n):n}if(t){if(T?.nodeType!==3){var r=F();return T?.before(r),E(r),r}_n(T)}return T}function fn(e,t=!1){if(!w)return I(e);var n=dn(e,t);return Oe(e),n}function pn(e,t=1,n=!1){let r=w?T:e;for(var i;t--;)i=r,r=un(r);if(!w)return r;if(n){if(r?.nodeType!==3){var a=F();return r===null?i?.after(a):r.before(a),E(a),a}_n(r)}return E(r),r}function mn(e){e.textContent=``}function hn(){return!1}function gn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function _n(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function vn(e){var t=W;if(t===null)return V.f|=ce,e;if(!(t.f&32768)&&!(t.f&4))throw e;yn(e,t)}function yn(e,t){if(e===be)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function bn(e){W===null&&(V===null&&Be(e),ze()),Gn&&Re(e)}function xn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function R(e,t){var n=W;n!==null&&n.f&8192&&(e|=x);var r={ctx:D,deps:null,nodes:null,f:e|y|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};j?.register_created_effect(r);var i=r;if(e&4)Mt===null?It.ensure().schedule(r):Mt.push(r);else if(t!==null){try{cr(r)}catch(e){throw B(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=ne))}if(i!==null&&(i.parent=n,n!==null&&xn(i,n),V!==null&&V.f&2&&!(e&64))){var a=V;(a.effects??=[]).push(i)}return r}function Sn(){return V!==null&&!H}function Cn(e){let t=R(8,null);return k(t,v),t.teardown=e,t}function wn(e){bn(`$effect`);var t=W.f;if(!V&&t&32&&D!==null&&!D.i){var n=D;(n.e??=[]).push(e)}else return Tn(e)}function Tn(e){return R(4|ie,e)}function En(e){return bn(`$effect.pre`),R(8|ie,e)}function Dn(e){It.ensure();let t=R(64|re,e);return()=>{B(t)}}function On(e){It.ensure();let t=R(64|re,e);return(e={})=>new Promise(n=>{e.outro?zn(t,()=>{B(t),n(void 0)}):(B(t),n(void 0))})}function kn(e){return R(4,e)}function An(e){return R(se|re,e)}function jn(e,t=0){return R(8|t,e)}function Mn(e,t=[],n=[],r=[]){mt(r,t,n,t=>{R(8,()=>{e(...t.map(J))})})}function Nn(e,t=0){return R(16|t,e)}function z(e){return R(32|re,e)}function Pn(e){var t=e.teardown;if(t!==null){let n=Gn,r=V;Kn(!0),U(null);try{t.call(null)}catch(t){yn(t,e.parent)}finally{Kn(n),U(r)}}}function Fn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&ft(()=>{e.abort(ve)});var r=n.next;n.f&64?n.parent=null:B(n,t),n=r}}function In(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||B(t),t=n}}function B(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Ln(e.nodes.start,e.nodes.end),n=!0),e.f|=te,Fn(e,t&&!n),sr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Pn(e),e.f^=te,e.f|=S;var i=e.parent;i!==null&&i.first!==null&&Rn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Ln(e,t){for(;e!==null;){var n=e===t?null:un(e);e.remove(),e=n}}function Rn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function zn(e,t,n=!0){var r=[];e.f|=256,Bn(e,r,!0);var i=()=>{n&&B(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Bn(e,t,n){if(!(e.f&8192)){e.f^=x;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Bn(i,t,o?n:!1)}i=a}}}function Vn(e){e.f&=-257,Hn(e,!0)}function Hn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=x,e.f&1024||(k(e,y),It.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Hn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Un(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:un(n);t.append(n),n=i}}var Wn=null,Gn=!1;function Kn(e){Gn=e}var V=null,H=!1;function U(e){V=e}var W=null;function qn(e){W=e}var Jn=null;function Yn(e){V!==null&&(V.f&2097152||V.f&2)&&(Jn??=new Set).add(e)}var G=null,K=0,q=null;function Xn(e){q=e}var Zn=1,Qn=0,$n=Qn;function er(e){$n=e}function tr(){return++Zn}function nr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(nr(a)&&wt(a),a.wv>e.wv)return!0}t&512&&M===null&&k(e,v)}return!1}function rr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(Jn!==null&&Jn.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?rr(a,t,!1):t===a&&(n?k(a,y):a.f&1024&&k(a,b),Vt(a))}}function ir(e){var t=G,n=K,r=q,i=V,a=Jn,o=D,s=H,c=$n,l=e.f;G=null,K=0,q=null,V=l&96?null:e,Jn=null,Qe(e.ctx),H=!1,$n=++Qn,e.ac!==null&&(ft(()=>{e.ac.abort(ve)}),e.ac=null);try{e.f|=oe;var u=e.fn,d=u();e.f|=ee;var f=ar(e);if(nt()&&q!==null&&!H&&f!==null&&!(e.f&6146))for(var p=0;p<q.length;p++)rr(q[p],e);if(i!==null&&i!==e){if(Qn++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=Qn;if(t!==null)for(let e of t)e.rv=Qn;q!==null&&(r===null?r=q:r.push(...q))}return e.f&8388608&&(e.f^=ce),d}catch(t){return ar(e),vn(t)}finally{e.f^=oe,G=t,K=n,q=r,V=i,Jn=a,Qe(o),H=s,$n=c}}function ar(e){var t=e.deps,n=j?.is_fork;if(G!==null){var r;if(n||sr(e,K),t!==null&&K>0)for(t.length=K+G.length,r=0;r<G.length;r++)t[K+r]=G[r];else e.deps=t=G;if(Sn()&&e.f&512)for(r=K;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&K<t.length&&(sr(e,K),t.length=K);return t}function or(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(G===null||!n.call(G,r))){var s=r;s.f&512&&(s.f^=512),s.v!==C&&st(s),s.ac!==null&&ft(()=>{s.ac.abort(ve),s.ac=null,k(s,y)}),Tt(s),sr(s,0)}}function sr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)or(e,n[r])}function cr(e){var t=e.f;if(!(t&16384)){k(e,v);var n=W;W=e;try{t&16777232?In(e):Fn(e),Pn(e);var r=ir(e);e.teardown=typeof r==`function`?r:null,e.wv=Zn}finally{W=n}}}async function lr(){await Promise.resolve(),Lt()}function J(e){var t=!!(e.f&2);if(Wn?.add(e),V!==null&&!H&&!(W!==null&&W.f&16384)&&(Jn===null||!Jn.has(e))){var r=V.deps;if(V.f&2097152)e.rv<Qn&&(e.rv=Qn,G===null&&r!==null&&r[K]===e?K++:G===null?G=[e]:G.push(e));else{V.deps??=[],n.call(V.deps,e)||V.deps.push(e);var i=e.reactions;i===null?e.reactions=[V]:n.call(i,V)||i.push(V)}}if(Gn&&Gt.has(e))return Gt.get(e);if(t){var a=e;if(Gn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||dr(a))&&(o=Ct(a)),Gt.set(a,o),o}var s=!(a.f&512)&&!H&&V!==null&&!!(V.f&512),c=(a.f&ee)===0;nr(a)&&(s&&(a.f|=512),wt(a)),s&&!c&&(Et(a),ur(a))}if(M?.has(e))return M.get(e);if(e.f&8388608)throw e.v;return e.v}function ur(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(Et(r),ur(r))}}function dr(e){if(e.v===C)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(Gt.has(t)||t.f&2&&dr(t))return!0;return!1}function fr(e){var t=H;try{return H=!0,e()}finally{H=t}}function pr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(le in e)mr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&le in n&&mr(n)}}}function mr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{mr(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var hr=[`touchstart`,`touchmove`];function gr(e){return hr.includes(e)}var _r=Symbol(`events`),vr=new Set,yr=new Set;function br(e,t,n,r={}){function i(e){if(r.capture||Dr.call(t,e),!e.cancelBubble)return ft(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,O(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function xr(e,t,n,r={}){var i=br(t,e,n,r);return()=>{i.__removed=!0,e.removeEventListener(t,i,r)}}function Sr(e,t,n,r,i){var a={capture:r,passive:i},o=br(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&Cn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function Cr(e,t,n){(t[_r]??={})[e]=n}function wr(e){for(var t=0;t<e.length;t++)vr.add(e[t]);for(var n of yr)n(e)}var Tr=null,Er=!1;function Dr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Tr=e,Er||(Er=!0,setTimeout(()=>{Er=!1,Tr=null}));var s=0,c=Tr===e&&e[_r];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[_r]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=V,f=W;U(null),qn(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[_r]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[_r]=t,delete e.currentTarget,U(d),qn(f)}}}var Or=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function kr(e){return Or?.createHTML(e)??e}function Ar(e){var t=gn(`template`);return t.innerHTML=kr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Y(e,t){var n=W;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function jr(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(w)return Y(T,null),T;i===void 0&&(i=Ar(a?e:`<!>`+e),n||(i=I(i)));var t=r||on?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=I(t),s=t.lastChild;Y(o,s)}else Y(t,t);return t}}function Mr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(w)return Y(T,null),T;if(!o){var e=I(Ar(a));if(i)for(o=document.createDocumentFragment();I(e);)o.appendChild(I(e));else o=I(e)}var t=o.cloneNode(!0);if(i){var n=I(t),r=t.lastChild;Y(n,r)}else Y(t,t);return t}}function Nr(e,t){return Mr(e,t,`svg`)}function Pr(e=``){if(!w){var t=F(e+``);return Y(t,t),t}var n=T;return n.nodeType===3?_n(n):(n.before(n=F()),E(n)),Y(n,n),n}function X(){if(w)return Y(T,null),T;var e=document.createDocumentFragment(),t=document.createComment(``),n=F();return e.append(t,n),Y(t,n),e}function Z(e,t){if(w){var n=W;n.f&32768&&n.nodes.end!==null||(n.nodes.end=T),De()}else e!==null&&e.before(t)}function Fr(){if(w&&T&&T.nodeType===8&&T.textContent?.startsWith(`$`)){let e=T.textContent.substring(1);return De(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function Ir(e){let t=0,n=qt(0),r;return()=>{Sn()&&(J(n),jn(()=>(t===0&&(r=fr(()=>e(()=>$t(n)))),t+=1,()=>{O(()=>{--t,t===0&&(r?.(),r=void 0,$t(n))})})))}}var Lr=ne|re;function Rr(e,t,n,r){new zr(e,t,n,r)}var zr=class{parent;is_pending=!1;transform_error;#e;#t=w?T:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Ir(()=>(this.#p=qt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=W;t.b=this,t.f|=128,n(e)},this.parent=W.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Nn(()=>{if(w){let e=je(this.#t);De();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Lr),w&&(this.#e=T)}#h(){try{this.#a=z(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);O(r),t&&(this.#s=z(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Te():(t=!0,n&&Ke(),this.#s!==null&&zn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){yn(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(S|te))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=z(()=>e(this.#e)),O(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=F(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return z(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){yn(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(j)):this.#u===0&&(this.#e.before(e),this.#c=null,zn(this.#o,()=>{this.#o=null}),this.#x(j))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=z(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Un(this.#a,e);let t=this.#n.pending;this.#o=z(()=>t(this.#e))}else this.#x(j)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){ct(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=W,n=V,r=D;qn(this.#i),U(this.#i),Qe(this.#i.ctx);try{return It.ensure(),e()}finally{qn(t),U(n),Qe(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&zn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,O(()=>{this.#d=!1,this.#p&&Zt(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),J(this.#p)}error(e){if(e===be||!this.#n.onerror&&!this.#n.failed)throw e;j?.is_fork?(this.#a&&j.skip_effect(this.#a),this.#o&&j.skip_effect(this.#o),this.#s&&j.skip_effect(this.#s),j.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(B(this.#a),null),this.#o&&=(B(this.#o),null),this.#s&&=(B(this.#s),null),w&&(E(this.#t),ke(),E(Ae()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return z(()=>{var r=W;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return yn(e,this.#i.parent),null}}))};O(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){yn(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>yn(e,this.#i&&this.#i.parent)):n(t)}})}};function Br(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[ge]??=e.nodeValue)&&(e[ge]=n,e.nodeValue=`${n}`)}function Vr(e,t){return Ur(e,t)}var Hr=new Map;function Ur(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){ln();var l=void 0,u=On(()=>{var s=n??t.appendChild(F());Rr(s,{pending:()=>{}},t=>{$e({});var n=D;if(o&&(n.c=o),a&&(i.$$events=a),w&&Y(t,null),l=e(t,i)||tt(),w&&(W.nodes.end=T,T===null||T.nodeType!==8||T.data!==`]`))throw Ce(),be;et()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=gr(r);for(let e of[t,document]){var a=Hr.get(e);a===void 0&&(a=new Map,Hr.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Dr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(vr)),yr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=Hr.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Dr),r.delete(e),r.size===0&&Hr.delete(n)):r.set(e,i)}yr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return Wr.set(l,u),l}var Wr=new WeakMap,Gr=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Vn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Vn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(B(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Un(r,t),t.append(F()),this.#n.set(e,{effect:r,fragment:t})}else B(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),zn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(B(n.effect),this.#n.delete(e))};ensure(e,t){var n=j,r=hn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=F();i.append(a),this.#n.set(e,{effect:z(()=>t(a)),fragment:i})}else this.#t.set(e,z(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else w&&(this.anchor=T),this.#a(n)}},Kr=0,qr=1,Jr=2;function Yr(e,t,n,r,i){w&&De();var a=nt(),o=C,s=a?qt(o):Jt(o,!1,!1),c=a?qt(o):Jt(o,!1,!1),l=new Gr(e);Nn(()=>{var a=j,o=t(),u=!1;let d=w&&f(o)===(e.data===`[!`);if(d&&(E(Ae()),Ee(!1)),f(o)){var p=ht(),m=!1;let e=e=>{if(!u){m=!0,p(!1),j===a&&a.deactivate(),It.ensure();try{e()}finally{gt(!1),At||Lt()}}};o.then(t=>{e(()=>{Zt(s,t),l.ensure(qr,r&&(e=>r(e,s)))})},t=>{e(()=>{if(Zt(c,t),l.ensure(Jr,i&&(e=>i(e,c))),!i)throw c.v})}),w?l.ensure(Kr,n):O(()=>{m||e(()=>{l.ensure(Kr,n)})})}else Zt(s,o),l.ensure(qr,r&&(e=>r(e,s)));return d&&Ee(!0),()=>{u=!0}})}function Xr(e,t,n=!1){var r;w&&(r=T,De());var i=new Gr(e),a=n?ne:0;function o(e,t){if(w){var n=je(r);if(e!==parseInt(n.substring(1))){var a=Ae();E(a),i.anchor=a,Ee(!1),i.ensure(e,t),Ee(!0);return}}i.ensure(e,t)}Nn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var Zr=Symbol(`NaN`);function Qr(e,t,n){w&&De();var r=new Gr(e),i=!nt();Nn(()=>{var e=t();e!==e&&(e=Zr),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function $r(e,t){return t}function ei(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];zn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;ti(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;mn(d),d.append(u),e.items.clear()}ti(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function ti(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=ae,Un(a,document.createDocumentFragment())):B(t[i],n)}}var ni;function ri(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=w?E(I(u)):u.appendChild(F())}w&&De();var d=null,f=xt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=J(f);_.fallback=d,ai(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=ae,si(d,null,c)):Vn(d):zn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Nn(()=>{var e=J(f),t=e.length;let r=!1;w&&je(c)===`[!`!=(t===0)&&(c=Ae(),E(c),Ee(!1),r=!0);for(var u=new Set,_=j,v=hn(),y=0;y<t;y+=1){w&&T.nodeType===8&&T.data===`]`&&(c=T,r=!0,Ee(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&Zt(S.v,b),S.i&&Zt(S.i,y),v&&_.unskip_effect(S.e)):(S=oi(l,m?c:ni??=F(),b,x,y,o,n,i),m||(S.e.f|=ae),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=z(()=>s(c)):(d=z(()=>s(ni??=F())),d.f|=ae)),t>u.size&&Le(``,``,``),w&&t>0&&E(Ae()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&Ee(!0),J(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,w&&(c=T)}function ii(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function ai(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=ii(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Vn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=ae,_===l)si(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),ci(e,d,_),ci(e,_,y),si(_,y,n),d=_,p=[],m=[],l=ii(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)si(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);ci(e,S.prev,ee.next),ci(e,d,S),ci(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),si(_,l,n),ci(e,_.prev,_.next),ci(e,_,d===null?e.effect.first:d.next),ci(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=ii(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=ii(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(ti(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var te=[];if(u!==void 0)for(_ of u)_.f&8192||te.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&te.push(l),l=ii(l.next);var ne=te.length;if(ne>0){var re=i&4&&s===0?n:null;if(o){for(v=0;v<ne;v+=1)te[v].nodes?.a?.measure();for(v=0;v<ne;v+=1)te[v].nodes?.a?.fix()}ei(e,te,re)}}o&&O(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function oi(e,t,n,r,i,a,o,s){var c=o&1?o&16?qt(n):Jt(n,!1,!1):null,l=o&2?qt(i):null;return{v:c,i:l,e:z(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function si(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=un(r);if(a.before(r),r===i)return;r=o}}function ci(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function li(e,t,...n){var r=new Gr(e);Nn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},ne)}function ui(e,t,n){var r;w&&(r=T,De());var i=new Gr(e);Nn(()=>{var e=t()??null;if(w&&je(r)===`[`!=(e!==null)){var a=Ae();E(a),i.anchor=a,Ee(!1),i.ensure(e,e&&(t=>n(t,e))),Ee(!0)}else i.ensure(e,e&&(t=>n(t,e)))},ne)}function di(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=di(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function fi(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=di(e))&&(r&&(r+=` `),r+=t);return r}function pi(e){return typeof e==`object`?fi(e):e??``}var mi=[...` 	
\r\f\xA0\v﻿`];function hi(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||mi.includes(r[o-1]))&&(s===r.length||mi.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function gi(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function _i(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function vi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(_i)),i&&c.push(...Object.keys(i).map(_i));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=_i(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=gi(r)),i&&(n+=gi(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function yi(e,t,n,r,i,a){var o=e[me];if(w||o!==n||o===void 0){var s=hi(n,r,a);w&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[me]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function bi(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function xi(e,t,n,r){var i=e[he];if(w||i!==t){var a=vi(t,r);w&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[he]=t}else r&&(Array.isArray(r)?(bi(e,n?.[0],r[0]),bi(e,n?.[1],r[1],`important`)):bi(e,n,r));return r}function Si(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Ci(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Di(c);Si(c,i?a.includes(l):rn(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function wi(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return we();for(var i of t.options)i.selected=n.includes(Di(i))}else{for(i of t.options)if(rn(Di(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function Ti(e){var t=new MutationObserver(t=>{t.every(Oi)||(`__defaultValue`in e&&Ci(e,!1),`__value`in e&&wi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),Cn(()=>{t.disconnect()})}function Ei(e,t,n=t){var r=new WeakSet,i=!0;pt(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Di);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Di(o)}n(a),e.__value=a,j!==null&&r.add(j)}),kn(()=>{var a=t();if(e===document.activeElement){var o=j;if(r.has(o))return}if(wi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Di(s),n(a))}e.__value=a,i=!1})}function Di(e){return`__value`in e?e.__value:e.value}function Oi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var ki=Symbol(`is custom element`),Ai=Symbol(`is html`),ji=ye?`link`:`LINK`,Mi=ye?`progress`:`PROGRESS`;function Ni(e){if(w){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;Ii(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;Ii(e,`checked`,null),e.checked=r}}};e[_e]=n,O(n),dt()}}function Pi(e,t){var n=Li(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===Mi)&&(e.value=t??``)}function Fi(e,t){var n=Li(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function Ii(e,t,n,r){var i=Li(e);if(!(w&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===ji))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[fe]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&zi(e).has(t)?e[t]=n:(!w||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function Li(e){return e[pe]??={[ki]:e.nodeName.includes(`-`),[Ai]:e.namespaceURI===xe}}var Ri=new Map;function zi(e){var t=e.getAttribute(`is`)||e.nodeName,n=Ri.get(t);if(n)return n;Ri.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function Bi(e,t,n=t){var r=new WeakSet;pt(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=Hi(e)?Ui(a):a,n(a),j!==null&&r.add(j),await lr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(w&&e.defaultValue!==e.value||fr(t)==null&&e.value)&&(n(Hi(e)?Ui(e.value):e.value),j!==null&&r.add(j)),jn(()=>{var n=t();if(e===document.activeElement){var i=j;if(r.has(i))return}Hi(e)&&n===Ui(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}function Vi(e,t,n=t){pt(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(w&&e.defaultChecked!==e.checked||fr(t)==null)&&n(e.checked),jn(()=>{e.checked=!!t()})}function Hi(e){var t=e.type;return t===`number`||t===`range`}function Ui(e){return e===``?null:+e}var Wi=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function Gi(e,t,n){var r=Wi.observe(e,()=>n(e[t]));kn(()=>(fr(()=>n(e[t])),r))}function Ki(e,t){return e===t||e?.[le]===t}function qi(e=tt(),t,n,r){var i=D.r,a=W;return kn(()=>{var o,s;return jn(()=>{o=s,s=r?.()||[],fr(()=>{Ki(n(...s),e)||(t(e,...s),o&&Ki(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&Ki(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function Ji(e=!1){let t=D,n=t.l.u;if(!n)return;let r=()=>pr(t.s);if(e){let e=0,n={},i=vt(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>J(i)}n.b.length&&En(()=>{Yi(t,r),m(n.b)}),wn(()=>{let e=fr(()=>n.m.map(p));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&wn(()=>{Yi(t,r),m(n.a)})}function Yi(e,t){if(e.l.s)for(let t of e.l.s)J(t);t()}var Xi=!1;function Zi(e){var t=Xi;try{return Xi=!1,[e(),Xi]}finally{Xi=t}}var Qi={get(e,t){if(!e.exclude.has(t))return e.props[t]},set(e,t){return!1},getOwnPropertyDescriptor(e,t){if(!e.exclude.has(t)&&t in e.props)return{enumerable:!0,configurable:!0,value:e.props[t]}},has(e,t){return!e.exclude.has(t)&&t in e.props},ownKeys(e){return Reflect.ownKeys(e.props).filter(t=>!e.exclude.has(t))}};function $i(e,t,n){return new Proxy({props:e,exclude:t},Qi)}function ea(e,t,n,r){var i=!qe||!!(n&2),o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=vt(r),J(u)):(l&&(l=!1,c=s?fr(r):r),c);let f;if(o){var p=le in e||de in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=Zi(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&He(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?vt:xt)(()=>(v=!1,g()));o&&J(y);var b=W;return(function(e,t){if(arguments.length>0){let n=t?J(y):i&&o?tn(e):e;return P(y,n),v=!0,c!==void 0&&(c=n),e}return Gn&&v||b.f&16384?y.v:J(y)})}function ta(e){D===null&&Fe(`onMount`),qe&&D.l!==null?ra(D).m.push(e):wn(()=>{let t=fr(e);if(typeof t==`function`)return t})}function na(e){D===null&&Fe(`onDestroy`),ta(()=>()=>fr(e))}function ra(e){var t=e.l;return t.u??={a:[],b:[],m:[]}}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`),Je();var ia=120,aa=class{#e=N([]);get spoken(){return J(this.#e)}set spoken(e){P(this.#e,e)}waiting=[];timer;count=0;say(e){this.waiting.push(e),this.timer??=window.setTimeout(()=>this.flush(),ia)}flush(){this.timer=void 0;let e=this.waiting.join(` `);this.waiting=[],this.spoken=[...this.spoken,{id:this.count++,text:e}].slice(-30)}},oa=new aa,sa=new aa,ca=jr(`<p> </p>`),la=jr(`<div class="unseen" id="polite" aria-live="polite" aria-atomic="false" aria-relevant="additions"></div> <div class="unseen" id="assertive" aria-live="assertive" aria-atomic="false" aria-relevant="additions"></div>`,1);function ua(e,t){$e(t,!1),Ji();var n=la(),r=L(n);ri(r,5,()=>oa.spoken,e=>e.id,(e,t)=>{var n=ca(),r=fn(n,!0);Mn(()=>Br(r,J(t).text)),Z(e,n)}),Oe(r);var i=pn(r,2);ri(i,5,()=>sa.spoken,e=>e.id,(e,t)=>{var n=ca(),r=fn(n,!0);Mn(()=>Br(r,J(t).text)),Z(e,n)}),Oe(i),Z(e,n),et()}function da(){let e=new URLSearchParams(location.search),t=/^\/g\/([^/]+)\/?$/.exec(location.pathname);if(t?.[1])return{at:`game`,id:decodeURIComponent(t[1])};let n=/^\/t\/([^/]+)(\/replay)?\/?$/.exec(location.pathname);if(!n?.[1])return{at:`home`};let r=decodeURIComponent(n[1]),i=e.get(`i`);if(!n[2])return{at:`table`,id:r,invite:i};let a=Number(e.get(`step`)??`0`);return{at:`replay`,id:r,invite:i,as:e.get(`as`)??`truth`,step:Number.isInteger(a)?a:0}}var fa=new class{#e=N(da());get page(){return J(this.#e)}set page(e){P(this.#e,e)}moved=!1;constructor(){window.addEventListener(`popstate`,()=>this.show())}go(e){history.pushState(null,``,e),this.show()}replace(e){history.replaceState(null,``,e),this.page=da()}follow=e=>{e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),this.go(e.currentTarget.pathname+e.currentTarget.search))};forgetInvite(){location.search&&history.replaceState(null,``,location.pathname)}arrived(){this.moved&&(this.moved=!1,window.scrollTo(0,0),document.querySelector(`h1`)?.focus())}show(){this.moved=!0,this.page=da()}},pa=e=>`/g/${encodeURIComponent(e)}`,ma=(e,t=`truth`,n=0,r=null)=>`/t/${encodeURIComponent(e)}/replay?as=${t}&step=${String(n)}${r?`&i=${encodeURIComponent(r)}`:``}`,ha=e=>`/t/${encodeURIComponent(e)}`,ga=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),_a=function(e){return`/static/`+e},va={},ya=function(e){return e.pathname.endsWith(`.css`)},ba=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},xa=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=_a(t,n);let r=s(t),i=ya(r);return ba(va,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:ga,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{t.addEventListener(`load`,e),t.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${r}`)))})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},Sa=jr(`<!> <!>`,1);function Ca(e,t){$e(t,!0);let n=A(()=>fa.page);var r=Sa(),i=L(r),a=e=>{var t=X();Yr(L(t),()=>xa(()=>import(`./Home-DjJJClJX.js`),__vite__mapDeps([0,1,2,3,4,5])),null,(e,t)=>{var n=A(()=>{var{default:e}=J(t);return{Home:e}}),r=A(()=>J(n).Home),i=X();ui(L(i),()=>J(r),(e,t)=>{t(e,{})}),Z(e,i)}),Z(e,t)},o=e=>{var t=X();Yr(L(t),()=>xa(()=>import(`./GamePage-D8sJ6oj8.js`),__vite__mapDeps([6,2,3,4,7])),null,(e,t)=>{var r=A(()=>{var{default:e}=J(t);return{GamePage:e}}),i=A(()=>J(r).GamePage),a=X();Qr(L(a),()=>J(n).id,e=>{var t=X();ui(L(t),()=>J(i),(e,t)=>{t(e,{get id(){return J(n).id}})}),Z(e,t)}),Z(e,a)}),Z(e,t)},s=e=>{var t=X();Yr(L(t),()=>xa(()=>import(`./ReplayPage-C-JKoR6G.js`),__vite__mapDeps([8,9,1,2,3,10,11])),null,(e,t)=>{var r=A(()=>{var{default:e}=J(t);return{ReplayPage:e}}),i=A(()=>J(r).ReplayPage),a=X();Qr(L(a),()=>J(n).id,e=>{var t=X();ui(L(t),()=>J(i),(e,t)=>{t(e,{get id(){return J(n).id},get invite(){return J(n).invite},get as(){return J(n).as},get step(){return J(n).step}})}),Z(e,t)}),Z(e,a)}),Z(e,t)},c=e=>{var t=X();Yr(L(t),()=>xa(()=>import(`./TablePage-CMxKHSxh.js`),__vite__mapDeps([12,9,1,2,3,10,13,14,4,15])),null,(e,t)=>{var r=A(()=>{var{default:e}=J(t);return{TablePage:e}}),i=A(()=>J(r).TablePage),a=X();Qr(L(a),()=>J(n).id,e=>{var t=X();ui(L(t),()=>J(i),(e,t)=>{t(e,{get id(){return J(n).id},get invite(){return J(n).invite}})}),Z(e,t)}),Z(e,a)}),Z(e,t)};Xr(i,e=>{J(n).at===`home`?e(a):J(n).at===`game`?e(o,1):J(n).at===`replay`?e(s,2):e(c,-1)}),ua(pn(i,2),{}),Z(e,r),et()}var wa=class extends Error{say;constructor(e){super(e.type),this.say=e}},Ta={type:`ui-unreachable`};async function Q(e,t,n=`POST`){let r;try{r=await fetch(e,t===void 0?{}:Ea(n,t))}catch{throw new wa(Ta)}if(r.ok)return await r.json();throw new wa((await r.json().catch(()=>null))?.error??Ta)}function Ea(e,t){return{method:e,headers:{"Content-Type":`application/json`},body:JSON.stringify(t)}}var Da=e=>`/api/tables/${encodeURIComponent(e)}`,Oa=null;function ka(){return Oa??=Q(`/api/games`).catch(e=>{throw Oa=null,e}),Oa}var Aa=e=>Q(`/api/tables`,e),ja=(e,t)=>Q(`${Da(e)}/sit`,t),Ma=e=>Q(`${Da(e)}/again`,{}),Na=e=>{let t=Object.entries(e).filter(([,e])=>e!==null);return t.length?`?${new URLSearchParams(t.map(([e,t])=>[e,String(t)])).toString()}`:``},Pa=(e,t=null)=>`${Da(e)}/record${Na({invite:t})}`,Fa=()=>Q(`/api/tables`),Ia=()=>Q(`/api/mine`),La=e=>Q(`/api/recover`,e),Ra=(e,t)=>Q(`${Da(e)}/code${Na({as:t})}`,{}),za=(e,t)=>Q(`${Da(e)}/note${Na({as:t})}`),Ba=(e,t,n)=>Q(`${Da(e)}/note${Na({as:t})}`,n,`PUT`),Va=(e,t,n)=>Q(`${Da(e)}/understand${Na({as:t})}`,{text:n}),Ha=(e,t)=>Q(`${Da(e)}/notebook${Na({as:t})}`),Ua=(e,t,n,r)=>Q(`${Da(e)}/replay${Na({as:t,from:n,invite:r})}`),Wa=class{constructor(e){this.value=e}valueOf(){return this.value}},$=class extends Wa{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Ga=class extends Wa{constructor(e,t={}){super(e),this.opts=t}toString(e){try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){return e.reportError(t),this.value.toString(10)}}},Ka=class e extends Wa{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Wa)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Wa&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){return e.reportError(t),typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}}},qa=100,Ja=`⁨`,Ya=`⁩`;function Xa(e,t,n){return n===t||n instanceof Ga&&t instanceof Ga&&n.value===t.value||t instanceof Ga&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Za(e,t,n){return t[n]?oo(e,t[n].value):(e.reportError(RangeError(`No default`)),new $)}function Qa(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=$a(e,i.value):n.push($a(e,i));return{positional:n,named:r}}function $a(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Ga(t.value,{minimumFractionDigits:t.precision});case`var`:return eo(e,t);case`mesg`:return to(e,t);case`term`:return no(e,t);case`func`:return ro(e,t);case`select`:return io(e,t);default:return new $}}function eo(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new $(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new $(`$${t}`);if(n instanceof Wa)return n;switch(typeof n){case`string`:return n;case`number`:return new Ga(n);case`object`:if(Ka.supportsValue(n))return new Ka(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new $(`$${t}`)}}function to(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new $(t);if(n){let i=r.attributes[n];return i?oo(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${t}.${n}`))}return r.value?oo(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new $(t))}function no(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new $(i);if(n){let t=a.attributes[n];if(t){e.params=Qa(e,r).named;let n=oo(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${i}.${n}`)}e.params=Qa(e,r).named;let o=oo(e,a.value);return e.params=null,o}function ro(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new $(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new $(`${t}()`);try{let t=Qa(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new $(`${t}()`)}}function io(e,{selector:t,variants:n,star:r}){let i=$a(e,t);if(i instanceof $)return Za(e,n,r);for(let t of n)if(Xa(e,i,$a(e,t.key)))return oo(e,t.value);return Za(e,n,r)}function ao(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new $;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>qa)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${qa}`);r&&n.push(Ja),n.push($a(e,i).toString(e)),r&&n.push(Ya)}return e.dirty.delete(t),n.join(``)}function oo(e,t){return typeof t==`string`?e.bundle._transform(t):ao(e,t)}var so=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function co(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var lo=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function uo(e,t){let n=e[0];if(n instanceof $)return new $(`NUMBER(${n.valueOf()})`);if(n instanceof Ga)return new Ga(n.valueOf(),{...n.opts,...co(t,lo)});if(n instanceof Ka)return new Ga(n.toNumber(),{...co(t,lo)});throw TypeError(`Invalid argument to NUMBER`)}var fo=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function po(e,t){let n=e[0];if(n instanceof $)return new $(`DATETIME(${n.valueOf()})`);if(n instanceof Ka||n instanceof Ga)return new Ka(n,co(t,fo));throw TypeError(`Invalid argument to DATETIME`)}var mo=new Map;function ho(e){let t=Array.isArray(e)?e.join(` `):e,n=mo.get(t);return n===void 0&&(n=new Map,mo.set(t,n)),n}var go=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:uo,DATETIME:po,...t},this._useIsolating=n,this._transform=r,this._intls=ho(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new so(this,n,t);try{return ao(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new $().toString(r);throw e}}},_o=/^(-?[a-zA-Z][\w-]*) *= */gm,vo=/\.([a-zA-Z][\w-]*) *= */y,yo=/\*?\[/y,bo=/(-?[0-9]+(?:\.([0-9]+))?)/y,xo=/([a-zA-Z][\w-]*)/y,So=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Co=/^[A-Z][A-Z0-9_-]*$/,wo=/([^{}\n\r]+)/y,To=/([^\\"\n\r]*)/y,Eo=/\\([\\"])/y,Do=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Oo=/^\n+/,ko=/ +$/,Ao=/ *\r?\n/g,jo=/( *)$/,Mo=/{\s*/y,No=/\s*}/y,Po=/\[\s*/y,Fo=/\s*] */y,Io=/\s*\(\s*/y,Lo=/\s*->\s*/y,Ro=/\s*:\s*/y,zo=/\s*,?\s*/y,Bo=/\s+/y,Vo=class{constructor(e){this.body=[],_o.lastIndex=0;let t=0;for(;;){let n=_o.exec(e);if(n===null)break;t=_o.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(vo);){let t=o(vo),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(wo)&&(r=o(wo)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Oo),u([i],i.length)):r?S(r,ko):null}function u(r=[],i){for(;;){if(n(wo)){r.push(o(wo));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,ko));let c=[];for(let e of r)e instanceof Ho&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Mo,SyntaxError);let e=f();if(i(No))return e;if(i(Lo)){let t=h();return i(No,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(So)){let[,e,t,n=null]=a(So);if(e===`$`)return{type:`var`,name:t};if(i(Io)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Co.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(zo)}}function m(){let e=f();return e.type===`mesg`&&i(Ro)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(yo);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Po,SyntaxError);let e;return e=n(bo)?v():{type:`str`,value:o(xo)},i(Fo,SyntaxError),e}function _(){if(n(bo))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(bo),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(To),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Eo))return o(Eo);if(n(Do)){let[,e,t]=a(Do),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Bo),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(Ao,`
`),n=jo.exec(e)[1].length;return new Ho(t,n)}}},Ho=class{constructor(e,t){this.value=e,this.length=t}},Uo=[`fr`,`en`],Wo={fr:` et `,en:` and `},Go={person:`seat`,addressee:`seat`,glance:`seat`,odds:`pairs`},Ko=class{language;fields;bundle;constructor(e,t,n={}){this.language=e,this.fields={...n,...Go},this.bundle=new go(e,{useIsolating:!1});for(let e of t)this.bundle.addResource(new Vo(e),{allowOverrides:!0})}has(e){return this.bundle.hasMessage(e)}text(e,t={}){let n=this.bundle.getMessage(e);if(!n?.value)throw Error(`no words: ${e}`);let r=[],i=this.bundle.formatPattern(n.value,t,r);if(r.length)throw Error(`${e}: ${r.join(`, `)}`);return i}say(e,t,n,r){let i=`${e}-${String(t.type)}`,a=Object.keys(t).find(e=>this.has(`${i}-${e}`)),o=a===void 0?i:`${i}-${a}`;return this.text(o,this.arguments(t,n,r))}arguments(e,t,n){let r={viewer_is:t>=0?`seat`:`spectator`};for(let[i,a]of Object.entries(e))this.add(r,i,a,t,n);return r}add(e,t,n,r,i){let a=this.fields[t];if(e[t]=this.value(t,n,r,i),qo(n))e[`${t}_count`]=Array.isArray(n)?n.length:Object.keys(n).length,e[`${t}_id`]=`some`,a===`seat`&&(e[`${t}_is`]=Array.isArray(n)&&n.includes(r)?`you`:`other`);else if(a===`seat`){let i=n===r?`you`:`other`;e[`${t}_is`]=n===null?`nobody`:i}else typeof n==`string`?e[`${t}_id`]=n:n===null||typeof n==`boolean`?e[`${t}_id`]=Jo(n):e[`${t}_id`]=`some`}value(e,t,n,r){let i=this.fields[e];if(Array.isArray(t)&&i===`pairs`)return this.joined(t.map(([t,i])=>this.pair(e,t,i,n,r)));if(Array.isArray(t))return this.joined(t.map(t=>i===`seat`&&t===n?this.text(`you`):String(this.value(e,t,n,r))));if(qo(t))return this.joined(Object.entries(t).map(([t,i])=>this.pair(e,t,i,n,r)));if(t===null||typeof t==`boolean`)return Jo(t);if(typeof t==`number`&&Number.isInteger(t))return i===`seat`?r.at(t)??this.text(`word-virtual`):i===`ordinal`?t+1:i===void 0?t:this.text(`word-${i}_${String(t)}`);if(typeof t==`number`)return t;let a=String(t);return this.has(`word-${a}`)?this.text(`word-${a}`):a}pair(e,t,n,r,i){let a={viewer:r};return this.add(a,`key`,t,r,i),this.add(a,`value`,n,r,i),this.fields[e]===`seat`&&(a.value=this.value(e,n,r,i)),this.text(`pair-${e}`,a)}joined(e){let t=e.at(-1);return t===void 0?this.text(`nothing`):e.length===1?t:e.slice(0,-1).join(`, `)+Wo[this.language]+t}choice(e,t,n,r,i=`value`){if(!this.has(`${i}-${e}`))return String(this.value(e,t,n,r));let a={};this.add(a,e,t,n,r);let o={viewer_is:n>=0?`seat`:`spectator`};for(let[t,n]of Object.entries(a))o[i+t.slice(e.length)]=n;return this.text(`${i}-${e}`,o)}};function qo(e){return typeof e==`object`&&!!e}function Jo(e){return e===null?`none`:e?`yes`:`no`}var Yo={fr:`# Words of the pages.
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
ui-command-help = Écrivez votre coup avec les mots du jeu, ou demandez\xA0: main, table, scores, derniers, possible, carnet, temps.
ui-command-hint = «\xA0possible\xA0» dit ce qui peut être fait.
ui-which-of = Lequel\xA0? Répondez par son numéro.
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
ui-command-help = Type your move in the game’s own words, or ask: hand, table, scores, last, legal, notebook, time.
ui-command-hint = “legal” says what can be done.
ui-which-of = Which one? Answer by its number.
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
`},Xo=`filature.language`,Zo=new Map,Qo=new Map;function $o(e){let t=Zo.get(e);return t||(t=fetch(e).then(t=>{if(!t.ok)throw Error(e);return t.text()}),t.catch(()=>Zo.delete(e)),Zo.set(e,t)),t}function es(e,t){let n=`${e}/${t?.id??``}`,r=Qo.get(n);if(!r){let i=[`/words/${e}.ftl`,...t?[`/words/${e}/${t.id}.ftl`]:[]];r=Promise.all(i.map($o)).then(n=>new Ko(e,[...n,Yo[e]],t?.fields)),r.catch(()=>Qo.delete(n)),Qo.set(n,r)}return r}async function ts(e){return(await ka()).games.find(t=>t.id===e)??null}function ns(){let e=[os(Xo),...navigator.languages].map(e=>e?.slice(0,2).toLowerCase());return Uo.find(t=>t===e.find(e=>Uo.some(t=>t===e)))??`en`}var rs=new class{#e=N(ns());get now(){return J(this.#e)}set now(e){P(this.#e,e)}#t=N(tn({}));get house(){return J(this.#t)}set house(e){P(this.#t,e,!0)}#n=A(()=>new Ko(this.now,[this.house[this.now]??``,Yo[this.now]]));get words(){return J(this.#n)}set words(e){P(this.#n,e)}constructor(){this.choose(this.now)}choose(e){this.now=e,document.documentElement.lang=e,$o(`/words/${e}.ftl`).then(t=>this.house[e]=t,()=>void 0)}prefer(e){this.choose(e),ss(Xo,e)}};function is(e,t,n,r=-2,i=[]){try{return e.say(t,n,r,i)}catch(e){return console.error(e),`${t}-${String(n.type)}`}}function as(e,t,n=-2,r=[]){return t.type.startsWith(`ui-`)&&e.has(t.type)?e.text(t.type):e.has(`refusal-${t.type}`)?is(e,`refusal`,t,n,r):e.text(`ui-refused`)}function os(e){try{return localStorage.getItem(e)}catch{return null}}function ss(e,t){try{localStorage.setItem(e,t)}catch{}}var cs=`(min-width: 0px)`,ls=`(max-width: 0px)`,us=[[/\(prefers-color-scheme:\s*dark\)/g,`dark`],[/\(prefers-contrast:\s*more\)/g,`contrast`],[/\(prefers-reduced-motion:\s*reduce\)/g,`still`]],ds=new WeakMap,fs={dark:null,contrast:null,still:null},ps=!1;function ms(e){return us.reduce((e,[t,n])=>{let r=fs[n];return r===null?e:e.replace(t,r?cs:ls)},e)}function hs(e){for(let t of e){if(t instanceof CSSMediaRule){let e=ds.get(t)??t.media.mediaText;if(us.some(([t])=>new RegExp(t.source).test(e))){ds.set(t,e);let n=ms(e);t.media.mediaText!==n&&(t.media.mediaText=n)}}t instanceof CSSGroupingRule&&hs(t.cssRules)}}function gs(){for(let e of document.styleSheets)hs(e.cssRules)}function _s(e){fs=e,gs();let t=document.documentElement.style;t.colorScheme=e.dark===null?``:e.dark?`dark`:`light`,!ps&&(ps=!0,new MutationObserver(e=>{for(let t of e)for(let e of t.addedNodes)e instanceof HTMLLinkElement&&e.addEventListener(`load`,gs),e instanceof HTMLStyleElement&&gs()}).observe(document.head,{childList:!0}))}var vs=`filature.preferences`,ys={theme:`system`,contrast:`system`,motion:`system`,text:100,sounds:!1,verbosity:`all`,aloud:!1,letters:!1,short:!1,keys:{}};function bs(){try{let e=JSON.parse(os(vs)??`{}`);return typeof e==`object`&&e?{...ys,...e}:ys}catch{return ys}}var xs=new class{#e=N(bs());get now(){return J(this.#e)}set now(e){P(this.#e,e)}change(e){this.now={...this.now,...e},ss(vs,JSON.stringify(this.now)),this.apply()}apply(){let{theme:e,contrast:t,motion:n,text:r}=this.now;_s({dark:e===`system`?null:e===`dark`,contrast:t!==`system`||null,still:n!==`system`||null}),document.body.style.zoom=r===100?``:String(r/100)}},Ss=document.getElementById(`app`);xs.apply(),`serviceWorker`in navigator&&navigator.serviceWorker.register(`/sw.js`).catch(()=>void 0),Ss&&Vr(Ca,{target:Ss});export{$r as $,sa as A,lt as At,Ni as B,Va as C,fn as Ct,ma as D,N as Dt,pa as E,P as Et,$i as F,Oe as Ft,Ti as G,Fi as H,qi as I,g as It,yi as J,wi as K,Gi as L,d as Lt,na as M,$e as Mt,ta as N,Xe as Nt,fa as O,xt as Ot,ea as P,ke as Pt,ri as Q,Vi as R,_ as Rt,ja as S,L as St,xa as T,tn as Tt,Pi as U,Ii as V,Ei as W,ui as X,pi as Y,li as Z,Ha as _,Dn as _t,as as a,X as at,Ra as b,an as bt,es as c,Fr as ct,ka as d,Cr as dt,Qr as et,Fa as f,Sr as ft,za as g,fr as gt,Ma as h,lr as ht,os as i,Z as it,oa as j,et as jt,ha as k,A as kt,Uo as l,Pr as lt,Aa as m,J as mt,ts as n,Br as nt,ss as o,jr as ot,Ia as p,xr as pt,xi as q,rs as r,Ir as rt,is as s,Nr as st,xs as t,Xr as tt,wa as u,wr as ut,Pa as v,Mn as vt,Ba as w,pn as wt,Ua as x,dn as xt,La as y,wn as yt,Bi as z};