import { getSessionHint, SESSION_HINT_KEY } from './session-hint';

/** The sign-in provider's answer in an address, right or wrong. */
const ANSWER = /[?&](code|error)=/;
/** The cookie by which the sign-in SDK remembers that somebody signed in here. */
const COOKIE = /(^|; ?)(_legacy_)?auth0\.[^=]*is\.authenticated=/;

/** Whether the address carries an answer of the sign-in provider. */
export const isSignInAnswer = (): boolean => ANSWER.test(window.location.search);

/**
 * Whether somebody may be signed in here, or is just coming back from signing in. Only then is the sign-in SDK worth its
 * weight at once: without a mark it would find nobody either. A mark proves nothing.
 */
export function isSessionMarked(): boolean {
  return isSignInAnswer() || COOKIE.test(document.cookie) || getSessionHint();
}

/** The acts of the sign-in screen's two buttons, as the buttons' `data-press` names them. */
export type Press = 'login' | 'signup';

/**
 * Stands in the community's prerendered pages before what it is about, so that it has run when that is painted:
 * - where somebody may be signed in, or there is no network, it marks the document, and the wait is shown instead of the
 *   sign-in screen until React has decided (community-hold.module.css);
 * - a press of a sign-in button that comes before React is kept for it.
 */
export const communityHoldScript = `(function(d,r){try{if(${ANSWER}.test(location.search)||!navigator.onLine||${COOKIE}.test(d.cookie)||localStorage.getItem('${SESSION_HINT_KEY}')==='1')r.opening=''}catch(e){}d.onclick=function(e){var b=e.target.closest('[data-press]');if(b)r.pressed=b.dataset.press}})(document,document.documentElement.dataset)`;

/** What was pressed before React came, once; from now on nothing is kept. */
export function takeEarlyPress(): Press | undefined {
  const { dataset } = document.documentElement;
  const { pressed } = dataset;
  document.onclick = null;
  delete dataset.pressed;
  return pressed === 'login' || pressed === 'signup' ? pressed : undefined;
}
