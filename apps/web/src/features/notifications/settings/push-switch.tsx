import { Checkbox } from '@aranya/ui';
import { useId } from 'react';
import { useBrowserPush, type BrowserPush } from '../../../data/push/use-browser-push';
import { siteName } from '../../../lib/settings';

const reasons = (): Partial<Record<BrowserPush, string>> => ({
  denied: 'Notifications are blocked for this site. You can allow them in your browser’s settings.',
  unsupported: `This browser cannot show notifications here. On an iPhone or iPad, add ${siteName()} to the home screen first.`,
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
        On this device
      </h2>
      {reason === undefined ? (
        <Checkbox
          label="Show notifications in this browser"
          hint={`Also while ${siteName()} is closed. They say who and what, never where.`}
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
