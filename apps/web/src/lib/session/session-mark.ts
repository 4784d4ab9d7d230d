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

/**
 * Stands in the community's prerendered pages before what it is about, so that it has run when that is painted: where
 * somebody may be signed in, or there is no network, it marks the document, and the wait is shown instead of the sign-in
 * screen until React has decided (community-hold.module.css).
 */
export const communityHoldScript = `try{if(${ANSWER}.test(location.search)||!navigator.onLine||${COOKIE}.test(document.cookie)||localStorage.getItem('${SESSION_HINT_KEY}')==='1')document.documentElement.dataset.opening=''}catch(e){}`;
