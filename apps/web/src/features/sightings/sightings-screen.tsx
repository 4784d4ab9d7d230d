import { EmptyState } from '@aranya/ui';
import { clsx } from 'clsx';
import { MapPinned, PawPrint, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { m } from '../../lib/language/messages';
import { monthName, yearOfMonths } from '../../lib/language/month-name';
import { paths } from '../../lib/paths';
import { PostList } from '../../parts/post/post-list';
import { Screen, Side } from '../../parts/screen/screen';
import { AllYouFollow, FollowButton, type FollowTopicProps } from '../../parts/topics/follow-topic';
import { type SightingsQuery, useSightings } from '../../data/posts/use-sightings';
import { ButtonLink } from '../../lib/button-link';
import { useWide } from '../../lib/use-wide';
import { findNamedArea } from '../../lib/areas';
import { roundView, viewText } from './map/map-view.rules';
import styles from './sightings.module.css';
import { SightingsFilter } from './sightings-filter';

interface SightingsScreenProps {
  of: SightingsQuery;
  title: ReactNode;
  tagline: string;
  label: string;
  /** Opens the composer with the page's subject filled in. */
  createPath: string;
  /** What can be followed here. */
  follow?: FollowTopicProps | undefined;
  /** Links to the same subject elsewhere. */
  ways?: ReactNode;
  emptyTitle: string;
  /** The tagline says so, and the title has the picture. */
  isUnseen?: boolean;
  /** Of the subject, where nothing was seen. */
  picture?: ReactNode;
  /** Between the heading and the list. */
  children?: ReactNode;
}

/** At this zoom, a phone's map shows a park or square and its surroundings. */
const NEAR_ZOOM = 8;

function mapPath(of: SightingsQuery): string {
  const point = of.kind === 'cell' ? of : findNamedArea((of.kind !== 'all' && of.park) || '')?.coordinates;
  return paths.sightingsMap({
    ...(of.kind === 'species' && { animal: of.species }),
    ...(point && { at: viewText(roundView({ lat: point.lat, lng: point.lng, zoom: NEAR_ZOOM })) }),
  });
}

export function SightingsScreen({
  of,
  title,
  tagline,
  label,
  createPath,
  follow,
  ways,
  emptyTitle,
  isUnseen = false,
  picture,
  children,
}: SightingsScreenProps) {
  const [search] = useSearchParams();
  const hasMonths = of.kind === 'species' || of.kind === 'park';
  const asked = hasMonths ? Number(search.get('month')) : 0;
  const month = yearOfMonths.includes(asked) ? asked : undefined;
  const posts = useSightings(hasMonths ? { ...of, month } : of);
  const isEmpty = posts.data?.length === 0 && !posts.hasNextPage;
  const wide = useWide();
  const isNarrowed = month !== undefined || (of.kind === 'species' && of.park !== undefined);
  // Where nothing was seen, there is nothing to choose from.
  const filter = of.kind !== 'cell' && (!isEmpty || isNarrowed || of.kind === 'all') && (
    <SightingsFilter
      species={of.kind === 'species' ? of.species : undefined}
      park={of.kind === 'all' ? undefined : of.park}
      month={month}
    />
  );
  // On a phone, where only two ways follow, all is one row.
  const inRow = of.kind === 'all';
  const create = (
    <ButtonLink to={createPath}>
      <Plus aria-hidden="true" />
      {m.seen_add()}
    </ButtonLink>
  );
  return (
    <Screen
      title={title}
      tagline={tagline}
      column="writing"
      action={wide && follow && <FollowButton {...follow} />}
    >
      <Side>
        <div className={wide ? 'stack gap-5' : 'stack single gap-2'}>
          {!(isEmpty && wide) && (wide || !inRow) && (
            <div className="cluster gap-2">
              {create}
              {!wide && follow && <FollowButton {...follow} />}
            </div>
          )}
          <div className={wide ? 'panel stack gap-3 pad-4' : undefined}>
            {wide && filter}
            <div className={clsx('cluster strip fades', (wide || !inRow) && `aligned ${styles.ways}`)}>
              {!wide && inRow && create}
              <ButtonLink variant="quiet" to={mapPath(of)}>
                <MapPinned aria-hidden="true" />
                {m.sights_on_map()}
              </ButtonLink>
              {ways}
              {of.kind === 'cell' && (
                <ButtonLink variant="quiet" to={paths.sightings()}>
                  <PawPrint aria-hidden="true" />
                  {m.sights_all()}
                </ButtonLink>
              )}
              {follow && <AllYouFollow topic={follow.topic} />}
            </div>
          </div>
          {!wide && filter && of.kind !== 'all' && <Folded open={month !== undefined}>{filter}</Folded>}
        </div>
      </Side>
      {month === undefined && children}
      {/* On a phone, first what was seen. */}
      {!wide && of.kind === 'all' && filter}
      <PostList
        posts={posts}
        label={month === undefined ? label : m.sights_list_month({ label, month: monthName(month) })}
        failedTitle={m.sights_failed()}
        empty={
          <EmptyState
            picture={isUnseen && !wide ? null : picture}
            title={month === undefined ? emptyTitle : m.sights_none_month({ month: monthName(month) })}
            text={!isUnseen && m.sights_first()}
            action={wide && create}
          />
        }
      />
    </Screen>
  );
}

/** The subject of the page is chosen already, so that a phone shows what was seen there before other choices. */
const Folded = ({ open, children }: { open: boolean; children: ReactNode }) => (
  <details open={open}>
    <summary className="folds">{m.sights_search()}</summary>
    {children}
  </details>
);

export function NoSightings({ title, text, to, action }: Record<'title' | 'text' | 'to' | 'action', string>) {
  return (
    <Screen title={title} tagline={m.sights_nothing_here()} column="writing">
      <EmptyState title={text} action={<ButtonLink to={to}>{action}</ButtonLink>} />
    </Screen>
  );
}
