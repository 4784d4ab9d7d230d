import { buttonClass } from '@aranya/ui';
import { Link } from 'react-router';
import { useSessionHint } from '../../lib/session/session-hint';
import { paths } from '../../lib/paths';

export function CommunityPill({ onPicture, className }: { onPicture?: boolean; className?: string }) {
  const signedIn = useSessionHint();
  return (
    <Link
      to={paths.community()}
      prefetch="intent"
      className={buttonClass({ variant: onPicture ? 'onPicture' : 'outline', className })}
    >
      {signedIn ? 'Community' : 'Join Community'}
    </Link>
  );
}
