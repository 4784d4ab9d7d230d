import { normalizeIP } from '@fastify/rate-limit';
import type { Account } from '../accounts/account-store';
import { say } from '../language/say';
import type { Mailed } from '../mailed/mailed';
import type { PasskeysView } from '../pages/passkeys';
import { MAX_PASSKEYS, type Passkeys } from '../passkeys/passkeys';
import { browserName } from '../sessions/browser-name';
import type { OnPost, Show } from './account-form';
import type { CurrentPassword } from './current-password';

interface Options {
  passkeys: Passkeys;
  mailed: Mailed | undefined;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export async function showPasskeys(passkeys: Passkeys, { id }: Account): Promise<PasskeysView> {
  const list = await passkeys.list(id);
  return { list, canAdd: passkeys.isOffered && list.length < MAX_PASSKEYS };
}

/** The password comes first: a stolen session must not leave a key of its own. */
export function addPasskeyForms(
  onPost: OnPost,
  show: Show,
  { passkeys, mailed }: Options,
  currentPassword: CurrentPassword,
): void {
  onPost('/account/passkeys/begin', async (visit, form, request, reply) => {
    const { canAdd } = await showPasskeys(passkeys, visit.account);
    if (!canAdd) return show(reply, visit);
    const field = 'passkeyPassword';
    const typed = text(form[field]).slice(0, 1000);
    if (typed === '') return show(reply.code(400), visit, { errors: { [field]: say('current_missing') } });
    const refusal = await currentPassword.refuse(visit, typed, normalizeIP(request.ip), field);
    if (refusal) return show(reply.code(400), visit, refusal);
    const options = await passkeys.askToAdd(visit.account, visit.uid);
    const name = browserName(request.headers['user-agent'] ?? '');
    return show(reply, visit, { adding: { options, name } });
  });

  onPost('/account/passkeys', async (visit, form, _request, reply) => {
    const { account, uid } = visit;
    const made = { sent: form['credential'], name: text(form['passkeyName']) };
    const passkey = await passkeys.add(account, uid, made);
    if (passkey === undefined) {
      const problem = say('passkey_not_added');
      return show(reply.code(400), visit, { problem });
    }
    mailed?.mail.sendPasskeyAdded(account, passkey.name);
    return show(reply, visit, { done: say('passkey_done', { name: passkey.name }) });
  });

  onPost('/account/passkeys/remove', async (visit, form, _request, reply) => {
    const isRemoved = await passkeys.remove(visit.account.id, text(form['passkey']));
    const done = say('passkey_removed');
    return show(reply, visit, isRemoved ? { done } : {});
  });
}
