import type { DigestObstacle } from '@aranya/contracts';
import { Checkbox } from '@aranya/ui';
import { useId } from 'react';
import { m } from '../../../lib/language/messages';
import { useChooseDigest, useDigest } from '../../../data/notifications/use-digest';
import { siteName } from '../../../lib/settings';
import { BecauseChild } from '../../../parts/person/child-rules';

const reasons = (): Record<Exclude<DigestObstacle, 'child'>, string> => ({
  provider: m.notice_set_provider({ site: siteName() }),
  mail: m.notice_set_no_mail({ site: siteName() }),
  address: m.notice_set_address(),
});

/** Why no weekly mail can come. */
export function NoDigest() {
  const { data: digest } = useDigest();
  if (digest === undefined || digest.obstacle === null) return null;
  if (digest.obstacle === 'child') return <BecauseChild rule={m.notice_set_child()} />;
  return <p className="small ink-2">{reasons()[digest.obstacle]}</p>;
}

export function DigestSwitch() {
  const { data: digest } = useDigest();
  const choose = useChooseDigest();
  const headingId = useId();
  if (digest === undefined || digest.obstacle !== null) return null;
  return (
    <section className="stack gap-2 pad-4 round-3 framed raised" aria-labelledby={headingId}>
      <h2 id={headingId} className="inherits bold">
        {m.notice_set_mail()}
      </h2>
      <Checkbox
        label={m.notice_set_weekly()}
        hint={m.notice_set_weekly_hint()}
        checked={digest.chosen}
        onChange={({ target }) => choose(target.checked)}
      />
    </section>
  );
}
