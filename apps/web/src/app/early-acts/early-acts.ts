import { useEffect } from 'react';

/** The page says by this event that its scripts answer from now on. */
const ALIVE = 'aranya:alive';

/**
 * A page reads before its scripts run, and somebody may press or type meanwhile. Links and scrolling need no script; the
 * last button pressed and what was typed or chosen are kept by this script of the head, and done again once the page is
 * alive: React would take fields for untouched. Each value is first set to another one, because React reports a change
 * only of what it has seen.
 */
export const earlyActsScript = `(function (d) {
var button, fields = new Map();
function click(e) { button = e.target.closest && e.target.closest('button') || button }
function ticks(field) { return field.type === 'checkbox' || field.type === 'radio' }
function input(e) { fields.set(e.target, ticks(e.target) ? e.target.checked : e.target.value) }
function again(value, field) {
if (!field.isConnected || value === undefined) return;
if (ticks(field)) { field.checked = !value; field.click(); return }
field.value = '';
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
['input', 'change'].forEach(function (name) { field.dispatchEvent(new Event(name, { bubbles: true })) })
}
d.addEventListener('click', click, true);
d.addEventListener('input', input, true);
d.addEventListener('${ALIVE}', function () {
d.removeEventListener('click', click, true);
d.removeEventListener('input', input, true);
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
