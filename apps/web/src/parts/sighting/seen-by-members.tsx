import { parkIndex, roster } from '@aranya/wildlife-data';
import { Link } from 'react-router';
import { Portrait } from '../../lib/artwork';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import type { SummarySubject } from '../../data/sightings/fetch-summary';
import styles from './seen-by-members.module.css';
import { summaryText } from './summary-text';
import { useSummary } from '../../data/sightings/use-summary';

type SeenByMembersProps = SummarySubject & {
  level: 2 | 3;
  name: string;
};

const SHOWN = 4;

/**
 * Sums up the community's sightings of a species or in a park. Without scripts or a network only the links are
 * there.
 */
export function SeenByMembers({ level, name, ...of }: SeenByMembersProps) {
  const summary = useSummary(of);
  const Heading = `h${level}` as const;
  const to = of.species === undefined ? paths.parkSightings(of.park) : paths.speciesSightings(of.species);
  const isEmpty = summary?.total === 0;
  // These pages do without the names of other areas, whose sightings are for members.
  const parks = (summary?.parks ?? []).flatMap(({ park, total }) => {
    const found = parkIndex.find(({ slug }) => slug === park);
    return found ? [{ ...found, total }] : [];
  });
  return (
    <div className={`stack gap-3 starts ${styles.seen}`}>
      <Heading className={styles.title}>Seen by members</Heading>
      <p className="ink-2">
        {summary
          ? summaryText(summary)
          : of.species === undefined
            ? `What members saw in ${name}.`
            : `Where and when members saw it.`}
      </p>
      {parks.length > 0 && (
        <ul className={styles.list} aria-label="Parks">
          {parks.slice(0, SHOWN).map(({ slug, name: park, total }) => (
            <li className="flex gap-3 middle spread ruled" key={slug}>
              <Link className="flex gap-3 middle target medium" to={paths.park(slug)}>
                {park}
              </Link>
              <span className="num ink-2">{total}</span>
            </li>
          ))}
        </ul>
      )}
      {summary && summary.species.length > 0 && (
        <ul className={styles.list} aria-label="Species">
          {summary.species.slice(0, SHOWN).map(({ species, total }) => {
            const found = roster.find(({ slug }) => slug === species);
            return (
              found && (
                <li className="flex gap-3 middle spread ruled" key={species}>
                  <Link className="flex gap-3 middle target medium" to={paths.animal(found.id)}>
                    <Portrait className="rigid circle sand cover" slug={species} size={32} />
                    {found.name}
                  </Link>
                  <span className="num ink-2">{total}</span>
                </li>
              )
            );
          })}
        </ul>
      )}
      <div className="cluster over-2 gap-2 gap-x-3">
        {!isEmpty && (
          <ButtonLink variant="outline" to={to}>
            See the sightings
          </ButtonLink>
        )}
        <ButtonLink
          variant={isEmpty ? 'outline' : 'quiet'}
          to={paths.createSighting(of.species === undefined ? { park: of.park } : { species: of.species })}
        >
          Add your sighting
        </ButtonLink>
      </div>
    </div>
  );
}
