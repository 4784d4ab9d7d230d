import { Button } from '@aranya/ui';
import { useSession } from '../../lib/session';

interface GuestInvitationProps {
  text: string;
  /** The name of the feed with the same posts. */
  feed?: string | undefined;
}

export function GuestInvitation({ text, feed }: GuestInvitationProps) {
  const { status, signIn, leaving } = useSession();
  return (
    <aside className="row wraps gap-4 spread pad-4-5 round-3 sand" aria-label="For members">
      <p className="small ink-2">
        {text}
        {feed !== undefined && (
          <>
            {' '}
            Without an account, <a href={`/api/feeds/${feed}.atom`}>a feed</a> brings what is new to your feed
            reader.
          </>
        )}
      </p>
      <Button
        variant="outline"
        pending={leaving !== undefined}
        pendingLabel="Opening the sign-in page"
        disabled={status !== 'signed-out'}
        onClick={() => void signIn('login')}
      >
        Sign in or join
      </Button>
    </aside>
  );
}
