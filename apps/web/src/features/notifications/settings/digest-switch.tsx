import type { DigestObstacle } from '@aranya/contracts';
import { Checkbox } from '@aranya/ui';
import { useId } from 'react';
import { useChooseDigest, useDigest } from '../../../data/notifications/use-digest';
import { siteName } from '../../../lib/settings';
import { BecauseChild } from '../../../parts/person/child-rules';

const reasons = (): Record<Exclude<DigestObstacle, 'child'>, string> => ({
  provider: `${siteName()} does not know your email address, because another provider keeps the accounts. So it cannot send you a weekly mail.`,
  mail: `${siteName()} sends no mail, so there is no weekly one.`,
  address:
    'Your email address is not confirmed yet. Sign out and in again to confirm it, then choose a weekly mail here.',
});

export function DigestSwitch() {
  const { data: digest } = useDigest();
  const choose = useChooseDigest();
  const headingId = useId();
  if (digest === undefined) return null;
  return (
    <section className="stack gap-2 pad-4 round-3 framed raised" aria-labelledby={headingId}>
      <h2 id={headingId} className="inherits bold">
        By mail
      </h2>
      {digest.obstacle === null ? (
        <Checkbox
          label="Send me a weekly mail"
          hint="On Saturday morning: how much waits for you, up to five posts of people and topics that you follow, and an animal of the week."
          checked={digest.chosen}
          onChange={({ target }) => choose(target.checked)}
        />
      ) : digest.obstacle === 'child' ? (
        <BecauseChild rule="no weekly mail is sent to you" />
      ) : (
        <p className="small ink-2">{reasons()[digest.obstacle]}</p>
      )}
    </section>
  );
}
