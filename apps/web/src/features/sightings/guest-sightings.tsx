import type { ReactNode } from 'react';
import type { Topic } from '@aranya/contracts';
import { FullPageSpinner } from '@aranya/ui';
import { m } from '../../lib/language/messages';
import { useGuestSightings } from '../../data/guests/use-guest-answers';
import type { SummarySubject } from '../../data/sightings/fetch-summary';
import { useSummary } from '../../data/sightings/use-summary';
import { ButtonLink } from '../../lib/button-link';
import { usePageTitle } from '../../lib/use-page-title';
import { GuestInvitation } from '../../parts/guest/guest-invitation';
import { GuestPosts } from '../../parts/guest/guest-post-card';
import { GuestScreen } from '../../parts/guest/guest-screen';
import { Screen } from '../../parts/screen/screen';
import { FollowHere } from '../../parts/topics/follow-here';
import { summaryText } from '../../parts/sighting/summary-text';

interface GuestSightingsProps {
  of: SummarySubject;
  topic: Topic;
  name: string;
  heading: ReactNode;
  /** In words, as the title of the page. */
  title: string;
  /** Its page in the guide. */
  page?: { path: string; label: string } | undefined;
  feed?: string | undefined;
  /** For what guests may not read, as where nobody opened any. */
  children: ReactNode;
}

/** The latest that members have opened to guests; the numbers count all. */
export function GuestSightings({
  of,
  topic,
  name,
  heading,
  title,
  page,
  feed,
  children,
}: GuestSightingsProps) {
  const { data, isPending } = useGuestSightings(
    of.species === undefined ? { park: of.park } : { species: of.species },
  );
  const summary = useSummary(of);
  usePageTitle(title);
  if (isPending) return <FullPageSpinner label={m.sights_loading()} />;
  if (data === undefined || data.posts.length === 0) return children;
  return (
    <GuestScreen>
      <Screen
        title={heading}
        tagline={summary?.total ? summaryText(summary) : m.sights_by_members()}
        column="writing"
      >
        <div className="cluster gap-3">
          <FollowHere topic={topic} name={name} />
          {page && (
            <ButtonLink variant="quiet" to={page.path}>
              {page.label}
            </ButtonLink>
          )}
        </div>
        <GuestPosts posts={data.posts} label={title} />
        <GuestInvitation text={m.sights_guest_text()} feed={feed} />
      </Screen>
    </GuestScreen>
  );
}
