import type { interactionPolicy } from 'oidc-provider';

/**
 * When a page is shown: nobody is signed in, the account of the session is gone, or the site sent the visitor to sign
 * up. Auth0 passes over `screen_hint` where somebody is signed in; here "Sign up" leads to the page it names, so that
 * a second person at the same browser can make an account. Never for silent renewal.
 */
export function signInPolicy({ base, Check }: typeof interactionPolicy): ReturnType<typeof base> {
  const policy = base();
  policy.remove('consent');
  const checks = policy.get('login')?.checks;
  checks?.add(
    new Check('account_gone', 'the account of the session is gone', (ctx) =>
      Boolean(ctx.oidc.session?.accountId && !ctx.oidc.account),
    ),
  );
  checks?.add(
    new Check('sign_up_asked', 'sign-up was asked for', (ctx) =>
      Boolean(
        ctx.oidc.params?.['screen_hint'] === 'signup' &&
        !ctx.oidc.prompts.has('none') &&
        !ctx.oidc.result?.login,
      ),
    ),
  );
  return policy;
}
