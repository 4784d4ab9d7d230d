import type { MapSighting, SightingsMap } from '@aranya/contracts';
import { CircleQuestionMark } from 'lucide-react';
import { SiteLink } from '../../../lib/language/site-link';
import { toShownAnimal } from '../../../lib/animals';
import { findNamedArea } from '../../../lib/areas';
import { paths } from '../../../lib/paths';
import { seenOnText } from '../../../parts/sighting/sighting-texts';
import { SpotLink } from '../../../parts/sighting/spot';
import { SpeciesLabel } from '../../../parts/species-search/species-label';

const count = (total: number) => total.toLocaleString('en');

export function totalText({ total, has_more: hasMore, sightings }: SightingsMap): string {
  if (total === 0) return 'No sightings on this part of the map';
  const counted = hasMore
    ? `There are very many sightings here, and only the newest ${count(total)} are counted. Zoom in to see others.`
    : `${count(total)} ${total === 1 ? 'sighting' : 'sightings'} on this part of the map.`;
  return total > sightings.length ? `${counted} The newest ${sightings.length} are listed.` : counted;
}

/** Links like its mark on the map, which the keyboard does not reach. */
function PlaceText({ place }: { place: MapSighting['place'] }) {
  if (place.kind === 'state') return <span>in {place.state}</span>;
  if (place.kind !== 'park') return <SpotLink className="plain underlines" place={place} />;
  return (
    <SiteLink className="plain underlines" to={paths.parkSightings(place.park)}>
      in {findNamedArea(place.park)?.name ?? 'a protected area'}
    </SiteLink>
  );
}

/** Lists what the map shows, newest publication first. */
export const SeenHere = ({ sightings }: { sightings: readonly MapSighting[] }) => (
  <ul className="stack gap-1" aria-label="Sightings on the map">
    {sightings.map((sighting) => (
      <li className="row gap-3 ruled pad-y-2" key={sighting.post_id}>
        <Row {...sighting} />
      </li>
    ))}
  </ul>
);

function Row({ post_id: postId, species: [animal, ...others], place, seen_on: day }: MapSighting) {
  const facts = (
    <span className="cluster gap-x-3 small ink-2">
      <PlaceText place={place} />
      <time dateTime={day}>{seenOnText(day, 'short')}</time>
    </span>
  );
  const link = (text: string) => (
    <SiteLink className="plain semibold" to={paths.post(postId)}>
      {text}
    </SiteLink>
  );
  if (!animal) {
    return (
      <>
        <CircleQuestionMark className="rigid ink-2" size={40} strokeWidth={1.25} aria-hidden="true" />
        <span className="stack gap-hair shrinks">
          {link('Not named yet')}
          {facts}
        </span>
      </>
    );
  }
  const { name, scientificName } = toShownAnimal(animal);
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return (
    <SpeciesLabel animal={animal} name={link(`${name}${more}`)} scientificName={scientificName} size={40}>
      {facts}
    </SpeciesLabel>
  );
}
