const WORDS =
  'Your browser is too old for the games, the maps and the community. Everything else is here to read. ' +
  'For those you need a newer Firefox, Chrome or Safari.';

/**
 * A script for the head, in old JavaScript. In browsers older than `.browserslistrc`, told by three
 * functions, it says so at the foot of the window and hides what needs scripts. Others get what the oldest
 * listed browsers lack: `TextEncoderStream` (Firefox before 113), `AbortSignal.timeout` (Safari before
 * 16) and `URL.canParse` (Safari before 17).
 */
export const oldBrowserScript = `(function(w,d){
if(w.TransformStream&&Object.hasOwn&&w.structuredClone){
w.TextEncoderStream=w.TextEncoderStream||function(){var e=new TextEncoder;return new TransformStream({transform:function(t,c){c.enqueue(e.encode(t))}})};
AbortSignal.timeout=AbortSignal.timeout||function(t){var c=new AbortController;setTimeout(function(){c.abort()},t);return c.signal};
URL.canParse=URL.canParse||function(a,b){try{new URL(a,b);return true}catch(e){return false}};
return}
d.addEventListener('DOMContentLoaded',function(){
var p=d.createElement('p'),a=d.createElement('a'),s=d.styleSheets[0];
p.textContent='${WORDS} ';
p.setAttribute('role','status');
p.style.cssText='position:sticky;bottom:0;z-index:9;padding:.75rem 1.25rem;background:var(--surface);border-top:1px solid var(--line)';
a.href='/';
a.textContent='Home page';
p.appendChild(a);
d.body.appendChild(p);
if(s)s.insertRule('.by-script{visibility:hidden!important}',s.cssRules.length)})
})(window,document)`;
