import { useEffect } from 'react';

/** The page says by this event that its scripts answer from now on. */
const ALIVE = 'aranya:alive';

/**
 * A page reads before its scripts run, and somebody may press or type meanwhile. Links and scrolling need no script; the
 * last button pressed and what was typed or chosen are kept by this script of the head, and done again once the page is
 * alive: React would take fields for untouched. Each value is first set to another one, because React reports a change
 * only of what it has seen. React answers by itself from the beginning of hydration on, which is before the page says
 * that it is alive: what carries its props when the event has gone through must not be done twice.
 */
export const earlyActsScript = `(function (d) {
var button, fields = new Map();
function answered(node) { return Object.keys(node).some(function (key) { return key.indexOf('__reactProps') === 0 }) }
function click(e) { var now = e.target.closest && e.target.closest('button'); if (now) button = answered(now) ? null : now }
function ticks(field) { return field.type === 'checkbox' || field.type === 'radio' }
function input(e) {
if (answered(e.target)) fields.delete(e.target);
else fields.set(e.target, ticks(e.target) ? e.target.checked : e.target.value)
}
function again(value, field) {
if (!field.isConnected || value === undefined) return;
if (ticks(field)) { field.checked = !value; field.click(); return }
field.value = '';
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
['input', 'change'].forEach(function (name) { field.dispatchEvent(new Event(name, { bubbles: true })) })
}
addEventListener('click', click);
addEventListener('input', input);
d.addEventListener('${ALIVE}', function () {
removeEventListener('click', click);
removeEventListener('input', input);
fields.forEach(again);
if (button && button.isConnected) button.click()
}, { once: true })
})(document)`;

/** Repeats what was done before the page was alive, when all of it listens. For the root alone. */
export function useEarlyActs(): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => document.dispatchEvent(new Event(ALIVE)));
    return () => cancelAnimationFrame(frame);
  }, []);
}
