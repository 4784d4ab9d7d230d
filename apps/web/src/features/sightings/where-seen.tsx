import type { SightingSummary } from '@aranya/contracts';
import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';
import { findNamedArea } from '../../lib/areas';
import { SightingsMap } from '../../parts/sighting-map/sightings-map';
import { NearCell } from './near-cell';
import styles from './sightings.module.css';

const SHOWN = 6;

interface WhereSeenProps {
  slug: string;
  name: string;
  summary: SightingSummary;
}

export function WhereSeen({ slug, name, summary }: WhereSeenProps) {
  const parks = summary.parks.flatMap(({ park, total }) => {
    const found = findNamedArea(park);
    return found
      ? [{ ...found.coordinates, total, name: found.name, to: paths.speciesSightings(slug, park) }]
      : [];
  });
  const cells = summary.cells.map((cell) => ({ ...cell, to: paths.cellSightings(cell) }));
  const places = [
    ...parks.map(({ name: park, to, total }) => ({ text: <>{park}</>, to, total })),
    ...cells.map(({ to, total, ...cell }) => ({ text: <NearCell cell={cell} />, to, total })),
  ].sort((a, b) => b.total - a.total);
  if (places.length === 0) return null;
  const shown = places.slice(0, SHOWN);
  const rest = summary.total - shown.reduce((sum, { total }) => sum + total, 0);
  return (
    <div className="stack gap-3">
      <SightingsMap subject={m.sights_where({ name })} cells={cells} parks={parks} />
      <ul className={styles.places} aria-label={m.sights_places()}>
        {shown.map(({ text, to, total }) => (
          <li className="flex gap-3 middle spread ruled" key={to}>
            <SiteLink className="flex middle target medium" to={to}>
              {text}
            </SiteLink>
            <span className="num ink-2">{total}</span>
          </li>
        ))}
        {rest > 0 && (
          <li className="flex gap-3 middle spread ruled target ink-2">
            {m.sights_elsewhere()}
            <span className="num">{rest}</span>
          </li>
        )}
      </ul>
    </div>
  );
}
