import { m } from '../../lib/language/messages';
import { lazyOffline } from '../../lib/lazy-part';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import type { SummarySubject } from '../../data/sightings/fetch-summary';
import { FollowHere } from '../topics/follow-here';
import styles from './seen-by-members.module.css';
import { summaryText } from './summary-text';
import { useSummary } from '../../data/sightings/use-summary';

type SeenByMembersProps = SummarySubject & {
  level: 2 | 3;
  name: string;
  /** Number of places or animals named. */
  shown?: number;
  /** To add a sighting is what the page asks for. */
  leads?: boolean;
};

/** Loads only if there is something to list, to keep public pages light. */
const SummaryLists = lazyOffline(async () => ({
  default: (await import('./summary-lists')).SummaryLists,
})).Component;

/** Without scripts or a network it only shows links. */
export function SeenByMembers({ level, name, shown = 4, leads = false, ...of }: SeenByMembersProps) {
  const summary = useSummary(of);
  const Heading = `h${level}` as const;
  const to = of.species === undefined ? paths.parkSightings(of.park) : paths.speciesSightings(of.species);
  const isEmpty = summary?.total === 0;
  const add = (
    <ButtonLink variant={leads ? 'fill' : isEmpty ? 'outline' : 'quiet'} to={paths.createSighting(of)}>
      {m.seen_add()}
    </ButtonLink>
  );
  return (
    <div className={`stack single gap-3 starts ${styles.seen}`}>
      <Heading className={styles.title}>{m.seen_title()}</Heading>
      <p className="ink-2">
        {summary ? summaryText(summary) : of.species === undefined ? m.seen_in({ name }) : m.seen_where()}
      </p>
      {summary && !isEmpty && <SummaryLists summary={summary} shown={shown} />}
      <div className="cluster over-2 gap-2 gap-x-3">
        {leads && add}
        {!isEmpty && (
          <ButtonLink variant="outline" to={to}>
            {m.seen_see()}
          </ButtonLink>
        )}
        <FollowHere
          topic={
            of.species === undefined ? { kind: 'place', key: of.park } : { kind: 'animal', key: of.species }
          }
          name={name}
        />
        {isEmpty && !leads && add}
        <div className="cluster aligned unless-empty">
          {!isEmpty && !leads && add}
          {of.park !== undefined && (
            <ButtonLink variant="quiet" to={paths.targets(of.park)}>
              {m.seen_targets()}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}
