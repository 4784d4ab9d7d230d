import { m } from '../../lib/language/messages';
import { useSessionHint } from '../../lib/session/session-hint';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';

export function CommunityPill({ onPicture, className }: { onPicture?: boolean; className?: string }) {
  const signedIn = useSessionHint();
  return (
    <ButtonLink
      to={paths.community()}
      prefetch="intent"
      variant={onPicture ? 'onPicture' : 'outline'}
      className={className}
    >
      {signedIn ? m.nav_community() : m.nav_join()}
    </ButtonLink>
  );
}
