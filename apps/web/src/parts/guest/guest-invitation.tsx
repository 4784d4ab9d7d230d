import { Button } from '@aranya/ui';
import { useSession } from '../../lib/session';
import { m } from '../../lib/language/messages';
import { filled } from '../../lib/language/filled';

interface GuestInvitationProps {
  text: string;
  /** The name of the feed with the same posts. */
  feed?: string | undefined;
}

export function GuestInvitation({ text, feed }: GuestInvitationProps) {
  const { status, signIn, leaving } = useSession();
  return (
    <aside className="row wraps gap-4 spread pad-4-5 round-3 sand" aria-label={m.guest_for_members()}>
      <p className="small ink-2">
        {text}
        {feed !== undefined && (
          <>
            {' '}
            {filled(m.guest_feed({ link: '{link}' }), {
              link: <a href={`/api/feeds/${feed}.atom`}>{m.guest_feed_link()}</a>,
            })}
          </>
        )}
      </p>
      <Button
        variant="outline"
        pending={leaving !== undefined}
        pendingLabel={m.guest_opening()}
        disabled={status !== 'signed-out'}
        onClick={() => void signIn('login')}
      >
        {m.guest_sign_in()}
      </Button>
    </aside>
  );
}
