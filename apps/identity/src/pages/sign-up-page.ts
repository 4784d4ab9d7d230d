import { field, problem } from './form-fields';
import type { FormState } from './form-fields';
import { html } from './html';
import { layout } from './layout';

interface Page {
  state: FormState;
  siteUrl: string;
  /** Where the other page is. */
  signInHref: string;
}

/** The page for somebody who has no account yet. */
export function signUpPage({ state, siteUrl, signInHref }: Page): string {
  return layout({
    title: state.problem || Object.keys(state.errors).length > 0 ? 'Try again: sign up' : 'Sign up',
    siteUrl,
    body: html`<h1>Sign up</h1>
      <p class="other">Already have an account? <a href="${signInHref}">Sign in</a></p>
      ${problem(state)}
      <form method="post" novalidate>
        ${field(state, { name: 'name', label: 'Full name', type: 'text', autocomplete: 'name', hint: 'Shown beside what you post.' })}
        ${field(state, { name: 'email', label: 'Email', type: 'email', autocomplete: 'username', hint: 'Never shown to others.' })}
        ${field(state, { name: 'password', label: 'Password', type: 'password', autocomplete: 'new-password', hint: '8 characters or more.' })}
        <button class="go" type="submit">Sign up</button>
      </form>`,
  });
}
