import type { MapSighting, SightingsMap } from '@aranya/contracts';
import { CircleQuestionMark } from 'lucide-react';
import { m } from '../../../lib/language/messages';
import { intlLocale } from '../../../lib/language/locale';
import { recordWord } from '../../../lib/language/record-word';
import { SiteLink } from '../../../lib/language/site-link';
import { toShownAnimal } from '../../../lib/animals';
import { findNamedArea } from '../../../lib/areas';
import { paths } from '../../../lib/paths';
import { seenOnText } from '../../../parts/sighting/sighting-texts';
import { SpotLink } from '../../../parts/sighting/spot';
import { SpeciesLabel } from '../../../parts/species-search/species-label';

export function totalText({ total, has_more: hasMore, sightings }: SightingsMap): string {
  if (total === 0) return m.sights_map_none();
  const number = total.toLocaleString(intlLocale());
  const counted = hasMore ? m.sights_map_very_many({ number }) : m.sights_map_count({ count: total, number });
  return total > sightings.length
    ? `${counted} ${m.sights_map_newest({ count: sightings.length })}`
    : counted;
}

/** Links like its mark on the map, which the keyboard does not reach. */
function PlaceText({ place }: { place: MapSighting['place'] }) {
  if (place.kind === 'state') return <span>{m.sights_map_in({ place: recordWord(place.state) })}</span>;
  if (place.kind !== 'park') return <SpotLink className="plain underlines" place={place} />;
  return (
    <SiteLink className="plain underlines" to={paths.parkSightings(place.park)}>
      {m.sights_map_in({ place: findNamedArea(place.park)?.name ?? m.sights_map_protected_area() })}
    </SiteLink>
  );
}

/** Lists what the map shows, newest publication first. */
export const SeenHere = ({ sightings }: { sightings: readonly MapSighting[] }) => (
  <ul className="stack gap-1" aria-label={m.sights_map_list()}>
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
          {link(m.sights_map_not_named())}
          {facts}
        </span>
      </>
    );
  }
  const { name, scientificName } = toShownAnimal(animal);
  const text = others.length === 0 ? name : m.sights_map_and_more({ name, count: others.length });
  return (
    <SpeciesLabel animal={animal} name={link(text)} scientificName={scientificName} size={40}>
      {facts}
    </SpeciesLabel>
  );
}
