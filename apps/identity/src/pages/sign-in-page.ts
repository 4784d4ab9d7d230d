import { field, problem } from './form-fields';
import type { FormState } from './form-fields';
import { html } from './html';
import { layout } from './layout';

interface Page {
  state: FormState;
  siteUrl: string;
  /** Where the other page is. */
  signUpHref: string;
}

/** The page for somebody who has an account. */
export function signInPage({ state, siteUrl, signUpHref }: Page): string {
  return layout({
    title: state.problem || Object.keys(state.errors).length > 0 ? 'Try again: sign in' : 'Sign in',
    siteUrl,
    body: html`<h1>Sign in</h1>
      <p class="other">New here? <a href="${signUpHref}">Sign up</a></p>
      ${problem(state)}
      <form method="post" novalidate>
        ${field(state, { name: 'email', label: 'Email', type: 'email', autocomplete: 'username' })}
        ${field(state, { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' })}
        <button class="go" type="submit">Sign in</button>
      </form>`,
  });
}
