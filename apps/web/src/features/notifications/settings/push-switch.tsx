import { Checkbox } from '@aranya/ui';
import { useId } from 'react';
import { m } from '../../../lib/language/messages';
import { useBrowserPush, type BrowserPush } from '../../../data/push/use-browser-push';
import { siteName } from '../../../lib/settings';

const reasons = (): Partial<Record<BrowserPush, string>> => ({
  denied: m.notice_set_denied(),
  unsupported: m.notice_set_unsupported({ site: siteName() }),
});

/** Shows nothing where the operator has no push keys. */
export function PushSwitch({ userId }: { userId: string }) {
  const { key, state, change, isPending } = useBrowserPush(userId);
  const headingId = useId();
  if (!key || state === undefined) return null;
  const reason = reasons()[state];
  return (
    <section className="stack gap-2 pad-4 round-3 framed raised" aria-labelledby={headingId}>
      <h2 id={headingId} className="inherits bold">
        {m.notice_set_device()}
      </h2>
      {reason === undefined ? (
        <Checkbox
          label={m.notice_set_browser()}
          hint={m.notice_set_browser_hint({ site: siteName() })}
          checked={state === 'on'}
          disabled={isPending}
          onChange={({ target }) => change(target.checked)}
        />
      ) : (
        <p className="small ink-2">{reason}</p>
      )}
    </section>
  );
}
