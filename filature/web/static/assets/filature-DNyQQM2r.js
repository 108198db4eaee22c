const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/Home-PsY_dUFD.js","assets/Masthead-DBk3iL1L.js","assets/Masthead-CeH-bwkq.css","assets/name-DpT2k8-Y.js","assets/legal-f8Vb-16W.js","assets/Home-DknFZl52.css","assets/GamePage-1H_NByMf.js","assets/GamePage-rf0AL3JG.css","assets/ReplayPage-Bne77h9j.js","assets/table.svelte-BX-KJpdA.js","assets/table-CScNXOzo.css","assets/ReplayPage-9TIVFpWk.css","assets/TablePage-M9phUtyQ.js","assets/TablePage-DrWG-iQJ.css"])))=>i.map(i=>d[i]);
var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible,d=()=>{};function f(e){return typeof e?.then==`function`}function p(e){return e()}function m(e){for(var t=0;t<e.length;t++)e[t]()}function h(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function g(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var _=1024,v=2048,y=4096,b=8192,x=16384,S=32768,ee=1<<25,C=65536,te=1<<19,ne=1<<20,re=1<<25,ie=1<<21,ae=1<<22,oe=1<<23,se=Symbol(`$state`),ce=Symbol(`component`),le=Symbol(`legacy props`),ue=Symbol(``),de=Symbol(`attributes`),fe=Symbol(`class`),pe=Symbol(`style`),me=Symbol(`text`),he=Symbol(`form reset`),ge=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},_e=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),ve={},w=Symbol(`uninitialized`),ye=`http://www.w3.org/1999/xhtml`;function be(){console.warn(`https://svelte.dev/e/derived_inert`)}function xe(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Se(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Ce(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var T=!1;function we(e){T=e}var E;function D(e){if(e===null)throw xe(),ve;return E=e}function Te(){return D(cn(E))}function Ee(e){if(T){if(cn(E)!==null)throw xe(),ve;E=e}}function De(e=1){if(T){for(var t=e,n=E;t--;)n=cn(n);E=n}}function Oe(e=!0){for(var t=0,n=E;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=cn(n);e&&n.remove(),n=i}}function ke(e){if(!e||e.nodeType!==8)throw xe(),ve;return e.data}function Ae(e){return e===this.v}function je(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Me(e){return!je(e,this.v)}function Ne(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Pe(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Fe(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Ie(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Le(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Re(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function ze(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Be(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ve(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function He(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ue(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function We(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Ge=!1;function Ke(){Ge=!0}var qe=[];function Je(e,t=!1,n=!1){return Ye(e,new Map,``,qe,null,n)}function Ye(t,n,r,i,a=null,o=!1){if(typeof t==`object`&&t){var c=n.get(t);if(c!==void 0)return c;if(t instanceof Map)return new Map(t);if(t instanceof Set)return new Set(t);if(e(t)){var u=Array(t.length);n.set(t,u),a!==null&&n.set(a,u);for(var d=0;d<t.length;d+=1){var f=t[d];d in t&&(u[d]=Ye(f,n,r,i,null,o))}return u}if(l(t)===s){u={},n.set(t,u),a!==null&&n.set(a,u);for(var p of Object.keys(t))u[p]=Ye(t[p],n,r,i,null,o);return u}if(t instanceof Date)return t.getTime(),structuredClone(t);if(typeof t.toJSON==`function`&&!o)return Ye(t.toJSON(),n,r,i,t)}if(t instanceof EventTarget)return t;try{return structuredClone(t)}catch{return t}}var O=null;function Xe(e){O=e}function Ze(e,t=!1,n){O={p:O,i:!1,c:null,e:null,s:e,x:null,r:G,l:Ge&&!t?{s:null,u:null,$:[]}:null}}function Qe(e){var t=O,n=t.e;if(n!==null){t.e=null;for(var r of n)Cn(r)}return e!==void 0&&(t.x=e),t.i=!0,O=t.p,$e(e)}function $e(e={}){return i(e,ce,{value:!0}),e}function et(){return!Ge||O!==null&&O.l===null}var tt=[];function nt(){var e=tt;tt=[],m(e)}function k(e){if(tt.length===0&&!Ot){var t=tt;queueMicrotask(()=>{t===tt&&nt()})}tt.push(e)}function rt(){for(;tt.length>0;)nt()}var it=~(v|y|_);function A(e,t){e.f=e.f&it|t}function at(e){e.f&512||e.deps===null?A(e,_):A(e,y)}function ot(e,t){e.f&2048?t.set(e,v):e.f&4096&&t.get(e)!==2048&&t.set(e,y),A(e,_)}function st(e){T&&L(e)!==null&&fn(e)}var ct=!1;function lt(){ct||(ct=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[he]?.()})},{capture:!0}))}function ut(e){var t=H,n=G;W(null),Gn(null);try{return e()}finally{W(t),Gn(n)}}function dt(e,t,n,r=n){e.addEventListener(t,()=>ut(n));let i=e[he];e[he]=i?()=>{i(),r(!0)}:()=>r(!0),lt()}function ft(e,t,n,r){let i=et()?gt:yt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=G,c=pt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){_n(e,s)}mt()}}var d=ht();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>vt(e))).then(u).catch(e=>_n(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),mt())}):f()}function pt(){var e=G,t=H,n=O,r=M;return function(i=!0){Gn(e),W(t),Xe(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function mt(e=!0){Gn(null),W(null),Xe(null),e&&M?.deactivate()}function ht(){var e=G,t=e.b,n=M,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function gt(e){var t=2|v;return G!==null&&(G.f|=te),{ctx:O,deps:null,effects:null,equals:Ae,f:t,fn:e,reactions:null,rv:0,v:w,wv:0,parent:G,ac:null}}var _t=Symbol(`obsolete`);function vt(e,t,n){let r=G;r===null&&Pe();var i=void 0,a=Gt(w),o=!H,s=new Set;return On(()=>{var t=G,n=h();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==ge&&n.reject(e)}).finally(mt)}catch(e){n.reject(e),mt()}var c=M;if(o){if(t.f&32768)var l=ht();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(_t);else for(let e of s.values())e.reject(_t);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==_t&&(c.activate(),t?(a.f|=oe,Yt(a,t)):(a.f&8388608&&(a.f^=oe),Yt(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),xn(()=>{for(let e of s)e.reject(_t)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function j(e){let t=gt(e);return qn(t),t}function yt(e){let t=gt(e);return t.equals=Me,t}function bt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)V(t[n])}}function xt(e){var t,n=G,r=e.parent;if(!Un&&r!==null&&e.v!==w&&r.f&24576)return be(),e.v;Gn(r);try{bt(e),t=nr(e)}finally{Gn(n)}return t}function St(e){var t=xt(e);!e.equals(t)&&(e.wv=$n(),(!M?.is_fork||e.deps===null)&&(M===null?e.v=t:(M.capture(e,t,!0),Et?.capture(e,t,!0)),e.deps===null))?A(e,_):Un||(N===null?at(e):(bn()||M?.is_fork)&&N.set(e,t))}function Ct(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&ut(()=>{t.ac.abort(ge),t.ac=null}),t.fn!==null&&(t.teardown=d),ar(t,0),Nn(t))}function wt(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&or(t)}var Tt=null,M=null,Et=null,N=null,Dt=null,Ot=!1,kt=!1,At=null,jt=null,Mt=0,Nt=1,Pt=class e{id=Nt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){Tt===null?Tt=this:(Tt.next=this,this.prev=Tt),Tt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)A(r,v),t(r);for(r of n.m)A(r,y),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=_}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)A(e,t),this.schedule(e);this.apply();for(var t=At=[],n=[],r=jt=[];this.#a.length>0;){Mt++>1e3&&(this.#b(),It());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Vt(e),this.#d()||this.discard(),t}}if(M=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(At=null,jt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Bt(e,t);r.length>0&&M.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Et=this,Rt(n),Rt(t),Et=null,this.#i?.resolve();var o=M;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(Ut.clear(),o.#m())}}#h(e,t,n){e.f^=_;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=_:i&4?t.push(r):er(r)&&(i&16&&this.add_dirty_reaction(r,y),or(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),A(i,v),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),M=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)ot(e[t],this.#s)}capture(e,t,n=!1){e.v!==w&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),N?.set(e,t)),this.is_fork||(e.v=t)}activate(){M=this}deactivate(){M=null,N=null}flush(){try{kt=!0,M=this,this.#m()}finally{Mt=0,Dt=null,At=null,jt=null,kt=!1,M=null,N=null,Ut.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(_t);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,k(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=h()).promise}static ensure(){if(M===null){let t=M=new e;!kt&&!Ot&&k(()=>{t.started||t.flush()})}return M}apply(){N=null}schedule(e){Dt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?Tt=e:t.prev=e,this.linked=!1}}};function Ft(e){var t=Ot,n=Et;Et=null,Ot=!0;try{var r;for(e&&(Ft(),r=e());;){if(rt(),M===null)return r;M.flush()}}finally{Ot=t,Et=n}}function It(){try{ze()}catch(e){_n(e,Dt)}}var Lt=null;function Rt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&er(r)&&(Lt=new Set,or(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&In(r),Lt?.size>0)){Ut.clear();for(let e of Lt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Lt.has(n)&&(Lt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||or(n)}}Lt.clear()}}Lt=null}}function zt(e){M.schedule(e)}function Bt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),A(e,_);for(var n=e.first;n!==null;)Bt(n,t),n=n.next}}function Vt(e){A(e,_);for(var t=e.first;t!==null;)Vt(t),t=t.next}var Ht=new Set,Ut=new Map,Wt=!1;function Gt(e,t){return{f:0,v:e,reactions:null,equals:Ae,rv:0,wv:0}}function P(e,t){let n=Gt(e,t);return qn(n),n}function Kt(e,t=!1,n=!0){let r=Gt(e);return t||(r.equals=Me),Ge&&n&&O!==null&&O.l!==null&&(O.l.s??=[]).push(r),r}function F(e,t,n=!1){return H!==null&&(!U||H.f&131072)&&et()&&H.f&4325394&&(Kn===null||!Kn.has(e))&&Ue(),Yt(e,n?$t(t):t,jt)}var qt=null,Jt=0;function Yt(e,t,n=null){if(!e.equals(t)){Un?Ut.set(e,t):Ut.has(e)||Ut.set(e,e.v);var r=Pt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&xt(t),N===null&&at(t)}e.wv=$n(),qt=null,Jt=0,Qt(e,v,n),qt=null,et()&&G!==null&&G.f&1024&&!(G.f&96)&&(J===null?Jn([e]):J.push(e)),!r.is_fork&&Ht.size>0&&!Wt&&Xt()}return t}function Xt(){Wt=!1;for(let e of Ht){e.f&1024&&A(e,y);let t;try{t=er(e)}catch{t=!0}t&&or(e)}Ht.clear()}function Zt(e){F(e,e.v+1)}function Qt(e,t,n){var r=e.reactions;if(r!==null){var i=et(),a=r.length;if(Jt+=a,Jt>1e5&&qt===null&&(qt=new Set),qt!==null){if(qt.has(e))return;qt.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==G){var l=(c&v)===0;if(l&&A(s,t),c&131072)Ht.add(s);else if(c&2){var u=s;N?.delete(u),Qt(u,y,n)}else if(l){var d=s;c&16&&Lt!==null&&Lt.add(d),n===null?zt(d):n.push(d)}}}}}function $t(t){if(typeof t!=`object`||!t||se in t||ce in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=P(0),u=null,d=Zn,f=e=>{if(Zn===d)return e();var t=H,n=Zn;W(null),Qn(d);var r=e();return W(t),Qn(n),r};return i&&r.set(`length`,P(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Ve();var i=r.get(t);return i===void 0?f(()=>{var e=P(n.value,u);return r.set(t,e),e}):F(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>P(w,u));r.set(t,e),Zt(o)}}else F(n,w),Zt(o);return!0},get(e,n,i){if(n===se)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>P($t(s?e[n]:w),u)),r.set(n,o)),o!==void 0){var c=Y(o);return c===w?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=Y(i);if(a===w)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===se)return!0;var n=r.get(t),i=n!==void 0&&n.v!==w||Reflect.has(e,t);return(n!==void 0||(G!==null||H!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>P(i?$t(e[t]):w,u)),r.set(t,n)),Y(n)===w)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>P(w,u)),r.set(d+``,p)):F(p,w)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>P(void 0,u)),F(c,$t(n)),r.set(t,c));else{l=c.v!==w;var m=f(()=>$t(n));F(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&F(g,_+1)}Zt(o)}return!0},ownKeys(e){Y(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==w});for(var[n,i]of r)i.v!==w&&!(n in e)&&t.push(n);return t},setPrototypeOf(){He()}})}function en(e){try{if(typeof e==`object`&&e&&se in e)return e[se]}catch{}return e}function tn(e,t){return Object.is(en(e),en(t))}var nn,rn,an,on;function sn(){if(nn===void 0){nn=window,rn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;an=a(t,`firstChild`).get,on=a(t,`nextSibling`).get,u(e)&&(e[fe]=void 0,e[de]=null,e[pe]=void 0,e.__e=void 0),u(n)&&(n[me]=void 0)}}function I(e=``){return document.createTextNode(e)}function L(e){return an.call(e)}function cn(e){return on.call(e)}function ln(e,t){if(!T)return L(e);var n=L(E);if(n===null)n=E.appendChild(I());else if(t&&n.nodeType!==3){var r=I();return n?.before(r),D(r),r}return t&&hn(n),D(n),n}function R(e,t=!1){if(!T){var n=L(e);return n instanceof Comment&&n.data===``?cn(n):n}if(t){if(E?.nodeType!==3){var r=I();return E?.before(r),D(r),r}hn(E)}return E}function un(e,t=!1){if(!T)return L(e);var n=ln(e,t);return Ee(e),n}function dn(e,t=1,n=!1){let r=T?E:e;for(var i;t--;)i=r,r=cn(r);if(!T)return r;if(n){if(r?.nodeType!==3){var a=I();return r===null?i?.after(a):r.before(a),D(a),a}hn(r)}return D(r),r}function fn(e){e.textContent=``}function pn(){return!1}function mn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function hn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function gn(e){var t=G;if(t===null)return H.f|=oe,e;if(!(t.f&32768)&&!(t.f&4))throw e;_n(e,t)}function _n(e,t){if(e===ve)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function vn(e){G===null&&(H===null&&Re(e),Le()),Un&&Ie(e)}function yn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function z(e,t){var n=G;n!==null&&n.f&8192&&(e|=b);var r={ctx:O,deps:null,nodes:null,f:e|v|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};M?.register_created_effect(r);var i=r;if(e&4)At===null?Pt.ensure().schedule(r):At.push(r);else if(t!==null){try{or(r)}catch(e){throw V(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=C))}if(i!==null&&(i.parent=n,n!==null&&yn(i,n),H!==null&&H.f&2&&!(e&64))){var a=H;(a.effects??=[]).push(i)}return r}function bn(){return H!==null&&!U}function xn(e){let t=z(8,null);return A(t,_),t.teardown=e,t}function Sn(e){vn(`$effect`);var t=G.f;if(!H&&t&32&&O!==null&&!O.i){var n=O;(n.e??=[]).push(e)}else return Cn(e)}function Cn(e){return z(4|ne,e)}function wn(e){return vn(`$effect.pre`),z(8|ne,e)}function Tn(e){Pt.ensure();let t=z(64|te,e);return()=>{V(t)}}function En(e){Pt.ensure();let t=z(64|te,e);return(e={})=>new Promise(n=>{e.outro?Ln(t,()=>{V(t),n(void 0)}):(V(t),n(void 0))})}function Dn(e){return z(4,e)}function On(e){return z(ae|te,e)}function kn(e,t=0){return z(8|t,e)}function An(e,t=[],n=[],r=[]){ft(r,t,n,t=>{z(8,()=>{e(...t.map(Y))})})}function jn(e,t=0){return z(16|t,e)}function B(e){return z(32|te,e)}function Mn(e){var t=e.teardown;if(t!==null){let n=Un,r=H;Wn(!0),W(null);try{t.call(null)}catch(t){_n(t,e.parent)}finally{Wn(n),W(r)}}}function Nn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&ut(()=>{e.abort(ge)});var r=n.next;n.f&64?n.parent=null:V(n,t),n=r}}function Pn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||V(t),t=n}}function V(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Fn(e.nodes.start,e.nodes.end),n=!0),e.f|=ee,Nn(e,t&&!n),ar(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Mn(e),e.f^=ee,e.f|=x;var i=e.parent;i!==null&&i.first!==null&&In(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Fn(e,t){for(;e!==null;){var n=e===t?null:cn(e);e.remove(),e=n}}function In(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Ln(e,t,n=!0){var r=[];e.f|=256,Rn(e,r,!0);var i=()=>{n&&V(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Rn(e,t,n){if(!(e.f&8192)){e.f^=b;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Rn(i,t,o?n:!1)}i=a}}}function zn(e){e.f&=-257,Bn(e,!0)}function Bn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=b,e.f&1024||(A(e,v),Pt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Bn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Vn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:cn(n);t.append(n),n=i}}var Hn=null,Un=!1;function Wn(e){Un=e}var H=null,U=!1;function W(e){H=e}var G=null;function Gn(e){G=e}var Kn=null;function qn(e){H!==null&&(H.f&2097152||H.f&2)&&(Kn??=new Set).add(e)}var K=null,q=0,J=null;function Jn(e){J=e}var Yn=1,Xn=0,Zn=Xn;function Qn(e){Zn=e}function $n(){return++Yn}function er(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(er(a)&&St(a),a.wv>e.wv)return!0}t&512&&N===null&&A(e,_)}return!1}function tr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(Kn!==null&&Kn.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?tr(a,t,!1):t===a&&(n?A(a,v):a.f&1024&&A(a,y),zt(a))}}function nr(e){var t=K,n=q,r=J,i=H,a=Kn,o=O,s=U,c=Zn,l=e.f;K=null,q=0,J=null,H=l&96?null:e,Kn=null,Xe(e.ctx),U=!1,Zn=++Xn,e.ac!==null&&(ut(()=>{e.ac.abort(ge)}),e.ac=null);try{e.f|=ie;var u=e.fn,d=u();e.f|=S;var f=rr(e);if(et()&&J!==null&&!U&&f!==null&&!(e.f&6146))for(var p=0;p<J.length;p++)tr(J[p],e);if(i!==null&&i!==e){if(Xn++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=Xn;if(t!==null)for(let e of t)e.rv=Xn;J!==null&&(r===null?r=J:r.push(...J))}return e.f&8388608&&(e.f^=oe),d}catch(t){return rr(e),gn(t)}finally{e.f^=ie,K=t,q=n,J=r,H=i,Kn=a,Xe(o),U=s,Zn=c}}function rr(e){var t=e.deps,n=M?.is_fork;if(K!==null){var r;if(n||ar(e,q),t!==null&&q>0)for(t.length=q+K.length,r=0;r<K.length;r++)t[q+r]=K[r];else e.deps=t=K;if(bn()&&e.f&512)for(r=q;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&q<t.length&&(ar(e,q),t.length=q);return t}function ir(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(K===null||!n.call(K,r))){var s=r;s.f&512&&(s.f^=512),s.v!==w&&at(s),s.ac!==null&&ut(()=>{s.ac.abort(ge),s.ac=null,A(s,v)}),Ct(s),ar(s,0)}}function ar(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)ir(e,n[r])}function or(e){var t=e.f;if(!(t&16384)){A(e,_);var n=G;G=e;try{t&16777232?Pn(e):Nn(e),Mn(e);var r=nr(e);e.teardown=typeof r==`function`?r:null,e.wv=Yn}finally{G=n}}}async function sr(){await Promise.resolve(),Ft()}function Y(e){var t=!!(e.f&2);if(Hn?.add(e),H!==null&&!U&&!(G!==null&&G.f&16384)&&(Kn===null||!Kn.has(e))){var r=H.deps;if(H.f&2097152)e.rv<Xn&&(e.rv=Xn,K===null&&r!==null&&r[q]===e?q++:K===null?K=[e]:K.push(e));else{H.deps??=[],n.call(H.deps,e)||H.deps.push(e);var i=e.reactions;i===null?e.reactions=[H]:n.call(i,H)||i.push(H)}}if(Un&&Ut.has(e))return Ut.get(e);if(t){var a=e;if(Un){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||lr(a))&&(o=xt(a)),Ut.set(a,o),o}var s=!(a.f&512)&&!U&&H!==null&&!!(H.f&512),c=(a.f&S)===0;er(a)&&(s&&(a.f|=512),St(a)),s&&!c&&(wt(a),cr(a))}if(N?.has(e))return N.get(e);if(e.f&8388608)throw e.v;return e.v}function cr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(wt(r),cr(r))}}function lr(e){if(e.v===w)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(Ut.has(t)||t.f&2&&lr(t))return!0;return!1}function ur(e){var t=U;try{return U=!0,e()}finally{U=t}}function dr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(se in e)fr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&se in n&&fr(n)}}}function fr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{fr(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var pr=[`touchstart`,`touchmove`];function mr(e){return pr.includes(e)}var hr=Symbol(`events`),gr=new Set,_r=new Set;function vr(e,t,n,r={}){function i(e){if(r.capture||wr.call(t,e),!e.cancelBubble)return ut(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,k(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function yr(e,t,n,r,i){var a={capture:r,passive:i},o=vr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&xn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function br(e,t,n){(t[hr]??={})[e]=n}function xr(e){for(var t=0;t<e.length;t++)gr.add(e[t]);for(var n of _r)n(e)}var Sr=null,Cr=!1;function wr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Sr=e,Cr||(Cr=!0,setTimeout(()=>{Cr=!1,Sr=null}));var s=0,c=Sr===e&&e[hr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[hr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=H,f=G;W(null),Gn(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[hr]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[hr]=t,delete e.currentTarget,W(d),Gn(f)}}}var Tr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Er(e){return Tr?.createHTML(e)??e}function Dr(e){var t=mn(`template`);return t.innerHTML=Er(e.replaceAll(`<!>`,`<!---->`)),t.content}function Or(e,t){var n=G;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function kr(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(T)return Or(E,null),E;i===void 0&&(i=Dr(a?e:`<!>`+e),n||(i=L(i)));var t=r||rn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=L(t),s=t.lastChild;Or(o,s)}else Or(t,t);return t}}function Ar(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(T)return Or(E,null),E;if(!o){var e=L(Dr(a));if(i)for(o=document.createDocumentFragment();L(e);)o.appendChild(L(e));else o=L(e)}var t=o.cloneNode(!0);if(i){var n=L(t),r=t.lastChild;Or(n,r)}else Or(t,t);return t}}function jr(e,t){return Ar(e,t,`svg`)}function X(){if(T)return Or(E,null),E;var e=document.createDocumentFragment(),t=document.createComment(``),n=I();return e.append(t,n),Or(t,n),e}function Z(e,t){if(T){var n=G;n.f&32768&&n.nodes.end!==null||(n.nodes.end=E),Te()}else e!==null&&e.before(t)}function Mr(){if(T&&E&&E.nodeType===8&&E.textContent?.startsWith(`$`)){let e=E.textContent.substring(1);return Te(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function Nr(e){let t=0,n=Gt(0),r;return()=>{bn()&&(Y(n),kn(()=>(t===0&&(r=ur(()=>e(()=>Zt(n)))),t+=1,()=>{k(()=>{--t,t===0&&(r?.(),r=void 0,Zt(n))})})))}}var Pr=C|te;function Fr(e,t,n,r){new Ir(e,t,n,r)}var Ir=class{parent;is_pending=!1;transform_error;#e;#t=T?E:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Nr(()=>(this.#p=Gt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=G;t.b=this,t.f|=128,n(e)},this.parent=G.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=jn(()=>{if(T){let e=ke(this.#t);Te();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Pr),T&&(this.#e=E)}#h(){try{this.#a=B(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);k(r),t&&(this.#s=B(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Ce():(t=!0,n&&We(),this.#s!==null&&Ln(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){_n(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(x|ee))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=B(()=>e(this.#e)),k(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=I(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return B(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){_n(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(M)):this.#u===0&&(this.#e.before(e),this.#c=null,Ln(this.#o,()=>{this.#o=null}),this.#x(M))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=B(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Vn(this.#a,e);let t=this.#n.pending;this.#o=B(()=>t(this.#e))}else this.#x(M)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){ot(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=G,n=H,r=O;Gn(this.#i),W(this.#i),Xe(this.#i.ctx);try{return Pt.ensure(),e()}finally{Gn(t),W(n),Xe(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Ln(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,k(()=>{this.#d=!1,this.#p&&Yt(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),Y(this.#p)}error(e){if(e===ve||!this.#n.onerror&&!this.#n.failed)throw e;M?.is_fork?(this.#a&&M.skip_effect(this.#a),this.#o&&M.skip_effect(this.#o),this.#s&&M.skip_effect(this.#s),M.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(V(this.#a),null),this.#o&&=(V(this.#o),null),this.#s&&=(V(this.#s),null),T&&(D(this.#t),De(),D(Oe()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return B(()=>{var r=G;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return _n(e,this.#i.parent),null}}))};k(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){_n(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>_n(e,this.#i&&this.#i.parent)):n(t)}})}};function Lr(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[me]??=e.nodeValue)&&(e[me]=n,e.nodeValue=`${n}`)}function Rr(e,t){return Br(e,t)}var zr=new Map;function Br(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){sn();var l=void 0,u=En(()=>{var s=n??t.appendChild(I());Fr(s,{pending:()=>{}},t=>{Ze({});var n=O;if(o&&(n.c=o),a&&(i.$$events=a),T&&Or(t,null),l=e(t,i)||$e(),T&&(G.nodes.end=E,E===null||E.nodeType!==8||E.data!==`]`))throw xe(),ve;Qe()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=mr(r);for(let e of[t,document]){var a=zr.get(e);a===void 0&&(a=new Map,zr.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,wr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(gr)),_r.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=zr.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,wr),r.delete(e),r.size===0&&zr.delete(n)):r.set(e,i)}_r.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return Vr.set(l,u),l}var Vr=new WeakMap,Hr=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)zn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(zn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(V(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Vn(r,t),t.append(I()),this.#n.set(e,{effect:r,fragment:t})}else V(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Ln(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(V(n.effect),this.#n.delete(e))};ensure(e,t){var n=M,r=pn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=I();i.append(a),this.#n.set(e,{effect:B(()=>t(a)),fragment:i})}else this.#t.set(e,B(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else T&&(this.anchor=E),this.#a(n)}},Ur=0,Wr=1,Gr=2;function Kr(e,t,n,r,i){T&&Te();var a=et(),o=w,s=a?Gt(o):Kt(o,!1,!1),c=a?Gt(o):Kt(o,!1,!1),l=new Hr(e);jn(()=>{var a=M,o=t(),u=!1;let d=T&&f(o)===(e.data===`[!`);if(d&&(D(Oe()),we(!1)),f(o)){var p=pt(),m=!1;let e=e=>{if(!u){m=!0,p(!1),M===a&&a.deactivate(),Pt.ensure();try{e()}finally{mt(!1),Ot||Ft()}}};o.then(t=>{e(()=>{Yt(s,t),l.ensure(Wr,r&&(e=>r(e,s)))})},t=>{e(()=>{if(Yt(c,t),l.ensure(Gr,i&&(e=>i(e,c))),!i)throw c.v})}),T?l.ensure(Ur,n):k(()=>{m||e(()=>{l.ensure(Ur,n)})})}else Yt(s,o),l.ensure(Wr,r&&(e=>r(e,s)));return d&&we(!0),()=>{u=!0}})}function qr(e,t,n=!1){var r;T&&(r=E,Te());var i=new Hr(e),a=n?C:0;function o(e,t){if(T){var n=ke(r);if(e!==parseInt(n.substring(1))){var a=Oe();D(a),i.anchor=a,we(!1),i.ensure(e,t),we(!0);return}}i.ensure(e,t)}jn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var Jr=Symbol(`NaN`);function Yr(e,t,n){T&&Te();var r=new Hr(e),i=!et();jn(()=>{var e=t();e!==e&&(e=Jr),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function Xr(e,t){return t}function Zr(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Ln(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;Qr(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;fn(d),d.append(u),e.items.clear()}Qr(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function Qr(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=re,Vn(a,document.createDocumentFragment())):V(t[i],n)}}var $r;function ei(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=T?D(L(u)):u.appendChild(I())}T&&Te();var d=null,f=yt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=Y(f);_.fallback=d,ni(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=re,ii(d,null,c)):zn(d):Ln(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:jn(()=>{var e=Y(f),t=e.length;let r=!1;T&&ke(c)===`[!`!=(t===0)&&(c=Oe(),D(c),we(!1),r=!0);for(var u=new Set,_=M,v=pn(),y=0;y<t;y+=1){T&&E.nodeType===8&&E.data===`]`&&(c=E,r=!0,we(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&Yt(S.v,b),S.i&&Yt(S.i,y),v&&_.unskip_effect(S.e)):(S=ri(l,m?c:$r??=I(),b,x,y,o,n,i),m||(S.e.f|=re),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=B(()=>s(c)):(d=B(()=>s($r??=I())),d.f|=re)),t>u.size&&Fe(``,``,``),T&&t>0&&D(Oe()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&we(!0),Y(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,T&&(c=E)}function ti(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function ni(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=ti(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(zn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=re,_===l)ii(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),ai(e,d,_),ai(e,_,y),ii(_,y,n),d=_,p=[],m=[],l=ti(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)ii(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);ai(e,S.prev,ee.next),ai(e,d,S),ai(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),ii(_,l,n),ai(e,_.prev,_.next),ai(e,_,d===null?e.effect.first:d.next),ai(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=ti(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=ti(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(Qr(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var C=[];if(u!==void 0)for(_ of u)_.f&8192||C.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&C.push(l),l=ti(l.next);var te=C.length;if(te>0){var ne=i&4&&s===0?n:null;if(o){for(v=0;v<te;v+=1)C[v].nodes?.a?.measure();for(v=0;v<te;v+=1)C[v].nodes?.a?.fix()}Zr(e,C,ne)}}o&&k(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function ri(e,t,n,r,i,a,o,s){var c=o&1?o&16?Gt(n):Kt(n,!1,!1):null,l=o&2?Gt(i):null;return{v:c,i:l,e:B(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function ii(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=cn(r);if(a.before(r),r===i)return;r=o}}function ai(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function oi(e,t,...n){var r=new Hr(e);jn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},C)}function si(e,t,n){var r;T&&(r=E,Te());var i=new Hr(e);jn(()=>{var e=t()??null;if(T&&ke(r)===`[`!=(e!==null)){var a=Oe();D(a),i.anchor=a,we(!1),i.ensure(e,e&&(t=>n(t,e))),we(!0)}else i.ensure(e,e&&(t=>n(t,e)))},C)}var ci=[...` 	
\r\f\xA0\v﻿`];function li(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||ci.includes(r[o-1]))&&(s===r.length||ci.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function ui(e,t,n,r,i,a){var o=e[fe];if(T||o!==n||o===void 0){var s=li(n,r,a);T&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[fe]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function di(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function fi(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=gi(c);di(c,i?a.includes(l):tn(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function pi(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return Se();for(var i of t.options)i.selected=n.includes(gi(i))}else{for(i of t.options)if(tn(gi(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function mi(e){var t=new MutationObserver(t=>{t.every(_i)||(`__defaultValue`in e&&fi(e,!1),`__value`in e&&pi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),xn(()=>{t.disconnect()})}function hi(e,t,n=t){var r=new WeakSet,i=!0;dt(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),gi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&gi(o)}n(a),e.__value=a,M!==null&&r.add(M)}),Dn(()=>{var a=t();if(e===document.activeElement){var o=M;if(r.has(o))return}if(pi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=gi(s),n(a))}e.__value=a,i=!1})}function gi(e){return`__value`in e?e.__value:e.value}function _i(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var vi=Symbol(`is custom element`),yi=Symbol(`is html`),bi=_e?`link`:`LINK`,xi=_e?`progress`:`PROGRESS`;function Si(e){if(T){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;Ti(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;Ti(e,`checked`,null),e.checked=r}}};e[he]=n,k(n),lt()}}function Ci(e,t){var n=Ei(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===xi)&&(e.value=t??``)}function wi(e,t){var n=Ei(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function Ti(e,t,n,r){var i=Ei(e);if(!(T&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===bi))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[ue]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&Oi(e).has(t)?e[t]=n:(!T||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function Ei(e){return e[de]??={[vi]:e.nodeName.includes(`-`),[yi]:e.namespaceURI===ye}}var Di=new Map;function Oi(e){var t=e.getAttribute(`is`)||e.nodeName,n=Di.get(t);if(n)return n;Di.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function ki(e,t,n=t){var r=new WeakSet;dt(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=ji(e)?Mi(a):a,n(a),M!==null&&r.add(M),await sr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(T&&e.defaultValue!==e.value||ur(t)==null&&e.value)&&(n(ji(e)?Mi(e.value):e.value),M!==null&&r.add(M)),kn(()=>{var n=t();if(e===document.activeElement){var i=M;if(r.has(i))return}ji(e)&&n===Mi(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}function Ai(e,t,n=t){dt(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(T&&e.defaultChecked!==e.checked||ur(t)==null)&&n(e.checked),kn(()=>{e.checked=!!t()})}function ji(e){var t=e.type;return t===`number`||t===`range`}function Mi(e){return e===``?null:+e}function Ni(e,t){return e===t||e?.[se]===t}function Pi(e=$e(),t,n,r){var i=O.r,a=G;return Dn(()=>{var o,s;return kn(()=>{o=s,s=r?.()||[],ur(()=>{Ni(n(...s),e)||(t(e,...s),o&&Ni(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&Ni(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function Fi(e=!1){let t=O,n=t.l.u;if(!n)return;let r=()=>dr(t.s);if(e){let e=0,n={},i=gt(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>Y(i)}n.b.length&&wn(()=>{Ii(t,r),m(n.b)}),Sn(()=>{let e=ur(()=>n.m.map(p));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&Sn(()=>{Ii(t,r),m(n.a)})}function Ii(e,t){if(e.l.s)for(let t of e.l.s)Y(t);t()}var Li=!1;function Ri(e){var t=Li;try{return Li=!1,[e(),Li]}finally{Li=t}}function zi(e,t,n,r){var i=!Ge||!!(n&2),o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=gt(r),Y(u)):(l&&(l=!1,c=s?ur(r):r),c);let f;if(o){var p=se in e||le in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=Ri(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Be(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?gt:yt)(()=>(v=!1,g()));o&&Y(y);var b=G;return(function(e,t){if(arguments.length>0){let n=t?Y(y):i&&o?$t(e):e;return F(y,n),v=!0,c!==void 0&&(c=n),e}return Un&&v||b.f&16384?y.v:Y(y)})}function Bi(e){O===null&&Ne(`onMount`),Ge&&O.l!==null?Hi(O).m.push(e):Sn(()=>{let t=ur(e);if(typeof t==`function`)return t})}function Vi(e){O===null&&Ne(`onDestroy`),Bi(()=>()=>ur(e))}function Hi(e){var t=e.l;return t.u??={a:[],b:[],m:[]}}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`),Ke();var Ui=120,Wi=class{#e=P([]);get spoken(){return Y(this.#e)}set spoken(e){F(this.#e,e)}waiting=[];timer;count=0;say(e){this.waiting.push(e),this.timer??=window.setTimeout(()=>this.flush(),Ui)}flush(){this.timer=void 0;let e=this.waiting.join(` `);this.waiting=[],this.spoken=[...this.spoken,{id:this.count++,text:e}].slice(-30)}},Gi=new Wi,Ki=new Wi,qi=kr(`<p> </p>`),Ji=kr(`<div class="unseen" id="polite" aria-live="polite" aria-atomic="false" aria-relevant="additions"></div> <div class="unseen" id="assertive" aria-live="assertive" aria-atomic="false" aria-relevant="additions"></div>`,1);function Yi(e,t){Ze(t,!1),Fi();var n=Ji(),r=R(n);ei(r,5,()=>Gi.spoken,e=>e.id,(e,t)=>{var n=qi(),r=un(n,!0);An(()=>Lr(r,Y(t).text)),Z(e,n)}),Ee(r);var i=dn(r,2);ei(i,5,()=>Ki.spoken,e=>e.id,(e,t)=>{var n=qi(),r=un(n,!0);An(()=>Lr(r,Y(t).text)),Z(e,n)}),Ee(i),Z(e,n),Qe()}function Xi(){let e=new URLSearchParams(location.search),t=/^\/g\/([^/]+)\/?$/.exec(location.pathname);if(t?.[1])return{at:`game`,id:decodeURIComponent(t[1])};let n=/^\/t\/([^/]+)(\/replay)?\/?$/.exec(location.pathname);if(!n?.[1])return{at:`home`};let r=decodeURIComponent(n[1]),i=e.get(`i`);if(!n[2])return{at:`table`,id:r,invite:i};let a=Number(e.get(`step`)??`0`);return{at:`replay`,id:r,invite:i,as:e.get(`as`)??`truth`,step:Number.isInteger(a)?a:0}}var Zi=new class{#e=P(Xi());get page(){return Y(this.#e)}set page(e){F(this.#e,e)}moved=!1;constructor(){window.addEventListener(`popstate`,()=>this.show())}go(e){history.pushState(null,``,e),this.show()}replace(e){history.replaceState(null,``,e),this.page=Xi()}follow=e=>{e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),this.go(e.currentTarget.pathname+e.currentTarget.search))};forgetInvite(){location.search&&history.replaceState(null,``,location.pathname)}arrived(){this.moved&&(this.moved=!1,window.scrollTo(0,0),document.querySelector(`h1`)?.focus())}show(){this.moved=!0,this.page=Xi()}},Qi=e=>`/g/${encodeURIComponent(e)}`,$i=(e,t=`truth`,n=0,r=null)=>`/t/${encodeURIComponent(e)}/replay?as=${t}&step=${String(n)}${r?`&i=${encodeURIComponent(r)}`:``}`,ea=e=>`/t/${encodeURIComponent(e)}`,ta=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),na=function(e){return`/static/`+e},ra={},ia=function(e){return e.pathname.endsWith(`.css`)},aa=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},oa=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=na(t,n);let r=s(t),i=ia(r);return aa(ra,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:ta,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{t.addEventListener(`load`,e),t.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${r}`)))})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},sa=kr(`<!> <!>`,1);function ca(e,t){Ze(t,!0);let n=j(()=>Zi.page);var r=sa(),i=R(r),a=e=>{var t=X();Kr(R(t),()=>oa(()=>import(`./Home-PsY_dUFD.js`),__vite__mapDeps([0,1,2,3,4,5])),null,(e,t)=>{var n=j(()=>{var{default:e}=Y(t);return{Home:e}}),r=j(()=>Y(n).Home),i=X();si(R(i),()=>Y(r),(e,t)=>{t(e,{})}),Z(e,i)}),Z(e,t)},o=e=>{var t=X();Kr(R(t),()=>oa(()=>import(`./GamePage-1H_NByMf.js`),__vite__mapDeps([6,1,2,3,7])),null,(e,t)=>{var r=j(()=>{var{default:e}=Y(t);return{GamePage:e}}),i=j(()=>Y(r).GamePage),a=X();Yr(R(a),()=>Y(n).id,e=>{var t=X();si(R(t),()=>Y(i),(e,t)=>{t(e,{get id(){return Y(n).id}})}),Z(e,t)}),Z(e,a)}),Z(e,t)},s=e=>{var t=X();Kr(R(t),()=>oa(()=>import(`./ReplayPage-Bne77h9j.js`),__vite__mapDeps([8,1,2,9,4,10,11])),null,(e,t)=>{var r=j(()=>{var{default:e}=Y(t);return{ReplayPage:e}}),i=j(()=>Y(r).ReplayPage),a=X();Yr(R(a),()=>Y(n).id,e=>{var t=X();si(R(t),()=>Y(i),(e,t)=>{t(e,{get id(){return Y(n).id},get invite(){return Y(n).invite},get as(){return Y(n).as},get step(){return Y(n).step}})}),Z(e,t)}),Z(e,a)}),Z(e,t)},c=e=>{var t=X();Kr(R(t),()=>oa(()=>import(`./TablePage-M9phUtyQ.js`),__vite__mapDeps([12,1,2,3,9,4,10,13])),null,(e,t)=>{var r=j(()=>{var{default:e}=Y(t);return{TablePage:e}}),i=j(()=>Y(r).TablePage),a=X();Yr(R(a),()=>Y(n).id,e=>{var t=X();si(R(t),()=>Y(i),(e,t)=>{t(e,{get id(){return Y(n).id},get invite(){return Y(n).invite}})}),Z(e,t)}),Z(e,a)}),Z(e,t)};qr(i,e=>{Y(n).at===`home`?e(a):Y(n).at===`game`?e(o,1):Y(n).at===`replay`?e(s,2):e(c,-1)}),Yi(dn(i,2),{}),Z(e,r),Qe()}var la=class extends Error{say;constructor(e){super(e.type),this.say=e}},ua={type:`ui-unreachable`};async function Q(e,t,n=`POST`){let r;try{r=await fetch(e,t===void 0?{}:da(n,t))}catch{throw new la(ua)}if(r.ok)return await r.json();throw new la((await r.json().catch(()=>null))?.error??ua)}function da(e,t){return{method:e,headers:{"Content-Type":`application/json`},body:JSON.stringify(t)}}var fa=e=>`/api/tables/${encodeURIComponent(e)}`,pa=null;function ma(){return pa??=Q(`/api/games`).catch(e=>{throw pa=null,e}),pa}var ha=e=>Q(`/api/tables`,e),ga=(e,t)=>Q(`${fa(e)}/sit`,t),_a=e=>Q(`${fa(e)}/again`,{}),va=e=>{let t=Object.entries(e).filter(([,e])=>e!==null);return t.length?`?${new URLSearchParams(t.map(([e,t])=>[e,String(t)])).toString()}`:``},ya=(e,t=null)=>`${fa(e)}/record${va({invite:t})}`,ba=()=>Q(`/api/tables`),xa=()=>Q(`/api/mine`),Sa=e=>Q(`/api/recover`,e),Ca=(e,t)=>Q(`${fa(e)}/code${va({as:t})}`,{}),wa=(e,t)=>Q(`${fa(e)}/note${va({as:t})}`),Ta=(e,t,n)=>Q(`${fa(e)}/note${va({as:t})}`,n,`PUT`),Ea=(e,t,n)=>Q(`${fa(e)}/understand${va({as:t})}`,{text:n}),Da=(e,t)=>Q(`${fa(e)}/notebook${va({as:t})}`),Oa=(e,t,n,r)=>Q(`${fa(e)}/replay${va({as:t,from:n,invite:r})}`),ka=class{constructor(e){this.value=e}valueOf(){return this.value}},$=class extends ka{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Aa=class extends ka{constructor(e,t={}){super(e),this.opts=t}toString(e){try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){return e.reportError(t),this.value.toString(10)}}},ja=class e extends ka{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof ka)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof ka&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){return e.reportError(t),typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}}},Ma=100,Na=`⁨`,Pa=`⁩`;function Fa(e,t,n){return n===t||n instanceof Aa&&t instanceof Aa&&n.value===t.value||t instanceof Aa&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Ia(e,t,n){return t[n]?Ga(e,t[n].value):(e.reportError(RangeError(`No default`)),new $)}function La(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Ra(e,i.value):n.push(Ra(e,i));return{positional:n,named:r}}function Ra(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Aa(t.value,{minimumFractionDigits:t.precision});case`var`:return za(e,t);case`mesg`:return Ba(e,t);case`term`:return Va(e,t);case`func`:return Ha(e,t);case`select`:return Ua(e,t);default:return new $}}function za(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new $(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new $(`$${t}`);if(n instanceof ka)return n;switch(typeof n){case`string`:return n;case`number`:return new Aa(n);case`object`:if(ja.supportsValue(n))return new ja(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new $(`$${t}`)}}function Ba(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new $(t);if(n){let i=r.attributes[n];return i?Ga(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${t}.${n}`))}return r.value?Ga(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new $(t))}function Va(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new $(i);if(n){let t=a.attributes[n];if(t){e.params=La(e,r).named;let n=Ga(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${i}.${n}`)}e.params=La(e,r).named;let o=Ga(e,a.value);return e.params=null,o}function Ha(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new $(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new $(`${t}()`);try{let t=La(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new $(`${t}()`)}}function Ua(e,{selector:t,variants:n,star:r}){let i=Ra(e,t);if(i instanceof $)return Ia(e,n,r);for(let t of n)if(Fa(e,i,Ra(e,t.key)))return Ga(e,t.value);return Ia(e,n,r)}function Wa(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new $;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Ma)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Ma}`);r&&n.push(Na),n.push(Ra(e,i).toString(e)),r&&n.push(Pa)}return e.dirty.delete(t),n.join(``)}function Ga(e,t){return typeof t==`string`?e.bundle._transform(t):Wa(e,t)}var Ka=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function qa(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Ja=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Ya(e,t){let n=e[0];if(n instanceof $)return new $(`NUMBER(${n.valueOf()})`);if(n instanceof Aa)return new Aa(n.valueOf(),{...n.opts,...qa(t,Ja)});if(n instanceof ja)return new Aa(n.toNumber(),{...qa(t,Ja)});throw TypeError(`Invalid argument to NUMBER`)}var Xa=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function Za(e,t){let n=e[0];if(n instanceof $)return new $(`DATETIME(${n.valueOf()})`);if(n instanceof ja||n instanceof Aa)return new ja(n,qa(t,Xa));throw TypeError(`Invalid argument to DATETIME`)}var Qa=new Map;function $a(e){let t=Array.isArray(e)?e.join(` `):e,n=Qa.get(t);return n===void 0&&(n=new Map,Qa.set(t,n)),n}var eo=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Ya,DATETIME:Za,...t},this._useIsolating=n,this._transform=r,this._intls=$a(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Ka(this,n,t);try{return Wa(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new $().toString(r);throw e}}},to=/^(-?[a-zA-Z][\w-]*) *= */gm,no=/\.([a-zA-Z][\w-]*) *= */y,ro=/\*?\[/y,io=/(-?[0-9]+(?:\.([0-9]+))?)/y,ao=/([a-zA-Z][\w-]*)/y,oo=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,so=/^[A-Z][A-Z0-9_-]*$/,co=/([^{}\n\r]+)/y,lo=/([^\\"\n\r]*)/y,uo=/\\([\\"])/y,fo=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,po=/^\n+/,mo=/ +$/,ho=/ *\r?\n/g,go=/( *)$/,_o=/{\s*/y,vo=/\s*}/y,yo=/\[\s*/y,bo=/\s*] */y,xo=/\s*\(\s*/y,So=/\s*->\s*/y,Co=/\s*:\s*/y,wo=/\s*,?\s*/y,To=/\s+/y,Eo=class{constructor(e){this.body=[],to.lastIndex=0;let t=0;for(;;){let n=to.exec(e);if(n===null)break;t=to.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(no);){let t=o(no),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(co)&&(r=o(co)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,po),u([i],i.length)):r?S(r,mo):null}function u(r=[],i){for(;;){if(n(co)){r.push(o(co));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,mo));let c=[];for(let e of r)e instanceof Do&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(_o,SyntaxError);let e=f();if(i(vo))return e;if(i(So)){let t=h();return i(vo,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(oo)){let[,e,t,n=null]=a(oo);if(e===`$`)return{type:`var`,name:t};if(i(xo)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(so.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(wo)}}function m(){let e=f();return e.type===`mesg`&&i(Co)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(ro);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(yo,SyntaxError);let e;return e=n(io)?v():{type:`str`,value:o(ao)},i(bo,SyntaxError),e}function _(){if(n(io))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(io),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(lo),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(uo))return o(uo);if(n(fo)){let[,e,t]=a(fo),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(To),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(ho,`
`),n=go.exec(e)[1].length;return new Do(t,n)}}},Do=class{constructor(e,t){this.value=e,this.length=t}},Oo=[`fr`,`en`],ko={fr:` et `,en:` and `},Ao={person:`seat`,addressee:`seat`,glance:`seat`,odds:`pairs`},jo=class{language;fields;bundle;constructor(e,t,n={}){this.language=e,this.fields={...n,...Ao},this.bundle=new eo(e,{useIsolating:!1});for(let e of t)this.bundle.addResource(new Eo(e),{allowOverrides:!0})}has(e){return this.bundle.hasMessage(e)}text(e,t={}){let n=this.bundle.getMessage(e);if(!n?.value)throw Error(`no words: ${e}`);let r=[],i=this.bundle.formatPattern(n.value,t,r);if(r.length)throw Error(`${e}: ${r.join(`, `)}`);return i}say(e,t,n,r){let i=`${e}-${String(t.type)}`,a=Object.keys(t).find(e=>this.has(`${i}-${e}`)),o=a===void 0?i:`${i}-${a}`;return this.text(o,this.arguments(t,n,r))}arguments(e,t,n){let r={viewer_is:t>=0?`seat`:`spectator`};for(let[i,a]of Object.entries(e))this.add(r,i,a,t,n);return r}add(e,t,n,r,i){let a=this.fields[t];if(e[t]=this.value(t,n,r,i),Mo(n))e[`${t}_count`]=Array.isArray(n)?n.length:Object.keys(n).length,e[`${t}_id`]=`some`,a===`seat`&&(e[`${t}_is`]=Array.isArray(n)&&n.includes(r)?`you`:`other`);else if(a===`seat`){let i=n===r?`you`:`other`;e[`${t}_is`]=n===null?`nobody`:i}else typeof n==`string`?e[`${t}_id`]=n:n===null||typeof n==`boolean`?e[`${t}_id`]=No(n):e[`${t}_id`]=`some`}value(e,t,n,r){let i=this.fields[e];if(Array.isArray(t)&&i===`pairs`)return this.joined(t.map(([t,i])=>this.pair(e,t,i,n,r)));if(Array.isArray(t))return this.joined(t.map(t=>i===`seat`&&t===n?this.text(`you`):String(this.value(e,t,n,r))));if(Mo(t))return this.joined(Object.entries(t).map(([t,i])=>this.pair(e,t,i,n,r)));if(t===null||typeof t==`boolean`)return No(t);if(typeof t==`number`&&Number.isInteger(t))return i===`seat`?r.at(t)??this.text(`word-virtual`):i===`ordinal`?t+1:i===void 0?t:this.text(`word-${i}_${String(t)}`);if(typeof t==`number`)return t;let a=String(t);return this.has(`word-${a}`)?this.text(`word-${a}`):a}pair(e,t,n,r,i){let a={viewer:r};return this.add(a,`key`,t,r,i),this.add(a,`value`,n,r,i),this.fields[e]===`seat`&&(a.value=this.value(e,n,r,i)),this.text(`pair-${e}`,a)}joined(e){let t=e.at(-1);return t===void 0?this.text(`nothing`):e.length===1?t:e.slice(0,-1).join(`, `)+ko[this.language]+t}choice(e,t,n,r,i=`value`){if(!this.has(`${i}-${e}`))return String(this.value(e,t,n,r));let a={};this.add(a,e,t,n,r);let o={viewer_is:n>=0?`seat`:`spectator`};for(let[t,n]of Object.entries(a))o[i+t.slice(e.length)]=n;return this.text(`${i}-${e}`,o)}};function Mo(e){return typeof e==`object`&&!!e}function No(e){return e===null?`none`:e?`yes`:`no`}var Po={fr:`# Words of the pages.
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
ui-headphones = Portez-vous un casque ? Sinon, la table entendra vos secrets.
ui-keys = Raccourcis
ui-keys-how = Avec Alt et Maj, partout ; la lettre seule, à la table, si vous l’avez choisi.
ui-keys-reset = Remettre les lettres d’origine
ui-key-for = { $what } : Alt, Maj et { $key }.

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
ui-command-example = Dites votre coup, ou « main », « scores », « aide »
ui-command-go = Valider
ui-command-help = Écrivez votre coup avec les mots du jeu, ou demandez : main, table, scores, derniers, possible, carnet, temps.
ui-command-hint = « possible » dit ce qui peut être fait.
ui-which-of = Lequel ? Répondez par son numéro.
ui-not-understood = Le mot « { $word } » n’est pas compris ici.
ui-not-possible = Ce n’est pas possible maintenant.
ui-colon = { "\\u00A0" }:
ui-clock-of = { $name } : { $seconds } s.
ui-no-clock = Cette table n’a pas d’horloge.
ui-time-left = Temps restant
ui-hurry = Plus que { $seconds } secondes.

# Talk, signs, absence, undo
ui-say = Dire quelque chose à la table
ui-send = Dire
ui-no-talk = On ne parle pas pendant une manche : seuls les signes sont permis.
ui-signal = Signe
ui-signal-to = à
ui-signal-at = vers
ui-signal-make = Faire signe
ui-signal-bots = Les robots ne font ni ne lisent de signes.
ui-away = Absence
ui-is-away = { $name } n’est plus là. On peut attendre, ou choisir :
ui-let-bot = Un robot décide pour l’instant
ui-stop-here = Arrêter et tout montrer
ui-wish-stop = Souhaite arrêter : { $names }.
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
ui-notebook-off = Cette table se joue sans carnet : il ne reste que vos notes.
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
ui-title-replay = { $game } : revoir · Filature
ui-replay-of = { $game } : revoir la partie
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
ui-why = Pourquoi { $name } a choisi cela :

# Home, more
ui-no-such-game = Ce jeu n’est pas ici.
ui-rules = Les règles
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
`},Fo=`filature.language`,Io=new Map,Lo=new Map;function Ro(e){let t=Io.get(e);return t||(t=fetch(e).then(t=>{if(!t.ok)throw Error(e);return t.text()}),t.catch(()=>Io.delete(e)),Io.set(e,t)),t}function zo(e,t){let n=`${e}/${t?.id??``}`,r=Lo.get(n);if(!r){let i=[`/words/${e}.ftl`,...t?[`/words/${e}/${t.id}.ftl`]:[]];r=Promise.all(i.map(Ro)).then(n=>new jo(e,[...n,Po[e]],t?.fields)),r.catch(()=>Lo.delete(n)),Lo.set(n,r)}return r}async function Bo(e){return(await ma()).games.find(t=>t.id===e)??null}function Vo(){let e=[Go(Fo),...navigator.languages].map(e=>e?.slice(0,2).toLowerCase());return Oo.find(t=>t===e.find(e=>Oo.some(t=>t===e)))??`en`}var Ho=new class{#e=P(Vo());get now(){return Y(this.#e)}set now(e){F(this.#e,e)}#t=P($t({}));get house(){return Y(this.#t)}set house(e){F(this.#t,e,!0)}#n=j(()=>new jo(this.now,[this.house[this.now]??``,Po[this.now]]));get words(){return Y(this.#n)}set words(e){F(this.#n,e)}constructor(){this.choose(this.now)}choose(e){this.now=e,document.documentElement.lang=e,Ro(`/words/${e}.ftl`).then(t=>this.house[e]=t,()=>void 0)}prefer(e){this.choose(e),Ko(Fo,e)}};function Uo(e,t,n,r=-2,i=[]){try{return e.say(t,n,r,i)}catch(e){return console.error(e),`${t}-${String(n.type)}`}}function Wo(e,t,n=-2,r=[]){return t.type.startsWith(`ui-`)&&e.has(t.type)?e.text(t.type):e.has(`refusal-${t.type}`)?Uo(e,`refusal`,t,n,r):e.text(`ui-refused`)}function Go(e){try{return localStorage.getItem(e)}catch{return null}}function Ko(e,t){try{localStorage.setItem(e,t)}catch{}}var qo=`(min-width: 0px)`,Jo=`(max-width: 0px)`,Yo=[[/\(prefers-color-scheme:\s*dark\)/g,`dark`],[/\(prefers-contrast:\s*more\)/g,`contrast`],[/\(prefers-reduced-motion:\s*reduce\)/g,`still`]],Xo=new WeakMap,Zo={dark:null,contrast:null,still:null},Qo=!1;function $o(e){return Yo.reduce((e,[t,n])=>{let r=Zo[n];return r===null?e:e.replace(t,r?qo:Jo)},e)}function es(e){for(let t of e){if(t instanceof CSSMediaRule){let e=Xo.get(t)??t.media.mediaText;if(Yo.some(([t])=>new RegExp(t.source).test(e))){Xo.set(t,e);let n=$o(e);t.media.mediaText!==n&&(t.media.mediaText=n)}}t instanceof CSSGroupingRule&&es(t.cssRules)}}function ts(){for(let e of document.styleSheets)es(e.cssRules)}function ns(e){Zo=e,ts();let t=document.documentElement.style;t.colorScheme=e.dark===null?``:e.dark?`dark`:`light`,!Qo&&(Qo=!0,new MutationObserver(e=>{for(let t of e)for(let e of t.addedNodes)e instanceof HTMLLinkElement&&e.addEventListener(`load`,ts),e instanceof HTMLStyleElement&&ts()}).observe(document.head,{childList:!0}))}var rs=`filature.preferences`,is={theme:`system`,contrast:`system`,motion:`system`,text:100,sounds:!1,verbosity:`all`,aloud:!1,letters:!1,short:!1,keys:{}};function as(){try{let e=JSON.parse(Go(rs)??`{}`);return typeof e==`object`&&e?{...is,...e}:is}catch{return is}}var os=new class{#e=P(as());get now(){return Y(this.#e)}set now(e){F(this.#e,e)}change(e){this.now={...this.now,...e},Ko(rs,JSON.stringify(this.now)),this.apply()}apply(){let{theme:e,contrast:t,motion:n,text:r}=this.now;ns({dark:e===`system`?null:e===`dark`,contrast:t!==`system`||null,still:n!==`system`||null}),document.documentElement.style.fontSize=r===100?``:`${String(r)}%`,document.documentElement.style.setProperty(`--zoom`,String(r/100))}},ss=document.getElementById(`app`);os.apply(),ss&&Rr(ca,{target:ss});export{Z as $,Ki as A,wi as B,Ea as C,Ze as Ct,$i as D,d as Dt,Qi as E,Ee as Et,Pi as F,ui as G,hi as H,Ai as I,ei as J,si as K,ki as L,Vi as M,Bi as N,Zi as O,g as Ot,zi as P,Lr as Q,Si as R,ga as S,Qe as St,oa as T,De as Tt,mi as U,Ci as V,pi as W,Yr as X,Xr as Y,qr as Z,Da as _,$t as _t,Wo as a,br as at,Ca as b,j as bt,zo as c,sr as ct,ma as d,An as dt,X as et,ba as f,Sn as ft,wa as g,dn as gt,_a as h,un as ht,Go as i,xr as it,Gi as j,ea as k,Oo as l,ur as lt,ha as m,R as mt,Bo as n,jr as nt,Ko as o,yr as ot,xa as p,ln as pt,oi as q,Ho as r,Mr as rt,Uo as s,Y as st,os as t,kr as tt,la as u,Tn as ut,ya as v,F as vt,Ta as w,Je as wt,Oa as x,st as xt,Sa as y,P as yt,Ti as z};