import { focusPageHeading } from '@aranya/ui';
import { useEffect, useState } from 'react';
import { lazyOffline } from '../../../lib/lazy-part';
import { useMe } from '../../../lib/session/use-me';
import { Section } from '../../../lib/section';
import { getSettings, siteName } from '../../../lib/settings';
import { PEOPLE } from './choose-people';
import type { Interest } from './interests';
import { useWelcomePicks } from './use-welcome-picks';
import { WelcomeChoice } from './welcome-choice';
import { changeWelcome, useWelcomeState, type WelcomeState } from './welcome-store';
import { m } from '../../../lib/language/messages';

const picksPart = lazyOffline(async () => ({ default: (await import('./welcome-picks')).WelcomePicks }));

interface Counts {
  following_count: number;
  posts_count: number;
}

/**
 * A newcomer follows nobody and has not posted. Once shown, the welcome stays until they follow three people
 * and have posted.
 */
export function isNewcomer(
  { following_count: following, posts_count: posts }: Counts,
  state: WelcomeState | null,
): boolean {
  if (state === null) return following === 0 && posts === 0;
  return !state.ended && (following < PEOPLE || posts === 0);
}

/** Stays while the page is open, even once the steps are done. */
export function Welcome() {
  const { data: me } = useMe();
  const state = useWelcomeState(me?._id);
  const [shown, setShown] = useState<boolean>();
  if (shown === undefined && me !== undefined && state !== undefined) setShown(isNewcomer(me, state));
  const newId = shown && state === null ? me?._id : undefined;
  useEffect(() => {
    if (newId !== undefined) changeWelcome(newId, {});
  }, [newId]);
  if (!shown || me === undefined || state?.ended) return null;
  return (
    <WelcomeCard
      userId={me._id}
      hasPicture={me.profile_picture !== ''}
      hasWritten={me.posts_count > 0}
      interests={state?.interests ?? []}
    />
  );
}

interface WelcomeCardProps {
  userId: string;
  hasPicture: boolean;
  hasWritten: boolean;
  /** Interests chosen earlier are not shown at once, so that the feed does not move. */
  interests: Interest[];
}

function WelcomeCard({ userId, hasPicture, hasWritten, interests }: WelcomeCardProps) {
  const [asked, setAsked] = useState(false);
  const [stepped, setStepped] = useState(false);
  const picks = useWelcomePicks(interests, asked);
  useEffect(() => picksPart.preload(), []);
  const show = (chosen: Interest[]) => {
    changeWelcome(userId, { interests: chosen });
    setAsked(true);
    setStepped(true);
    if (picks.isError) void picks.refetch();
  };
  const end = () => {
    focusPageHeading();
    // The posts move up to where the button was.
    window.scrollTo(0, 0);
    changeWelcome(userId, { ended: true });
  };
  const isOpen = asked && picks.data !== undefined;
  const words = getSettings().site.welcome;
  return (
    <Section
      className="panel stack gap-4 shrinks pad-4-5 appears"
      title={m.welcome_title({ site: siteName() })}
    >
      {words !== '' && (
        <p className="pre-line breaks lh-15" dir="auto">
          {words}
        </p>
      )}
      {isOpen ? (
        <picksPart.Component
          picks={picks.data}
          hasPicture={hasPicture}
          hasWritten={hasWritten}
          onChange={() => setAsked(false)}
          onDone={end}
        />
      ) : (
        <WelcomeChoice
          interests={interests}
          focused={stepped && !asked}
          pending={asked && picks.isFetching}
          error={asked ? picks.error : null}
          onShow={show}
          onSkip={end}
        />
      )}
    </Section>
  );
}
