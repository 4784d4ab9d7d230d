import type { interactionPolicy } from 'oidc-provider';

/** Asks signed-in people too, unlike Auth0: another person may use the same browser. */
export function signInPolicy({ base, Check }: typeof interactionPolicy): ReturnType<typeof base> {
  const policy = base();
  policy.remove('consent');
  const checks = policy.get('login')?.checks;
  checks?.add(
    new Check('account_gone', 'the session or its account is gone', 'login_required', (ctx) =>
      Boolean(ctx.oidc.session?.accountId && !ctx.oidc.account),
    ),
  );
  checks?.add(
    new Check('sign_up_requested', 'sign-up was requested', (ctx) =>
      Boolean(
        ctx.oidc.params?.['screen_hint'] === 'signup' &&
        !ctx.oidc.prompts.has('none') &&
        !ctx.oidc.result?.login,
      ),
    ),
  );
  return policy;
}
