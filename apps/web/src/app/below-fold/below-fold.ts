/** How long other work may keep a part waiting, and a moment where a browser tells no idle ones (Safari). Milliseconds. */
const [PATIENCE, MOMENT] = [1000, 50];

/**
 * What lies below the first screen carries the class `below-fold`, and with it `--below`, about its height. A browser
 * that has just come to the page lays none of it out before its first paint (global.css). This script of the head does so
 * when everything that the page began with has come: one part after the other, whenever nothing else is to be done. Who
 * comes back has a place on the page to return to, which needs the true heights at once: those are left alone. React takes
 * the parts over with whatever attributes they have by then; while developing it complains of them, so the script is for
 * builds.
 */
export const belowFoldScript = `if(!history.state)(function(d){
var html = d.documentElement;
html.dataset.fresh = '';
function idle() { window.requestIdleCallback ? requestIdleCallback(next, { timeout: ${PATIENCE} }) : setTimeout(next, ${MOMENT}) }
function next() {
var part = d.querySelector('.below-fold:not([data-laid])');
if (part) { part.dataset.laid = ''; return idle() }
delete html.dataset.fresh;
d.querySelectorAll('[data-laid]').forEach(function (laid) { delete laid.dataset.laid })
}
addEventListener('load', idle, { once: true })
})(document)`;
