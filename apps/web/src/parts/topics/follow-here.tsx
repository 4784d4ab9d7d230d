import { useLocation } from 'react-router';
import { ButtonLink } from '../../lib/button-link';
import { m } from '../../lib/language/messages';
import { lazyOffline } from '../../lib/lazy-part';
import { paths } from '../../lib/paths';
import { useSessionHint } from '../../lib/session/session-hint';
import type { FollowAsMemberProps, FollowHereProps } from './follow-here.types';

const asIs = ({ children }: FollowAsMemberProps) => children;
const FollowInView = lazyOffline<FollowAsMemberProps>(() => import('./follow-in-view'), asIs, asIs).Component;

/** Follow on a public page, which loads nothing for guests: they come back to it by way of sign-up. */
export function FollowHere({ topic, name }: FollowHereProps) {
  const isMember = useSessionHint() === true;
  // Prerendered pages have a slash at the end until they are hydrated.
  const pathname = useLocation().pathname.replace(/(.)\/$/, '$1');
  const link = (
    <ButtonLink variant="outline" to={paths.topics(pathname)} aria-label={m.seen_follow_name({ name })}>
      {m.seen_follow()}
    </ButtonLink>
  );
  return isMember ? (
    <FollowInView topic={topic} name={name}>
      {link}
    </FollowInView>
  ) : (
    link
  );
}
