import type { Sighting } from '@aranya/contracts';
import { KM_PER_DEGREE, parkOrArea, parkReach, pointOf } from '@aranya/wildlife-data';
import type { Occurrence } from './archive-tables';

const metres = (degrees: number) => Math.ceil(degrees * KM_PER_DEGREE * 1_000);

/** From the centre of a cell to its corner. A coarse one may stand for an area that reaches over its edge. */
const cellReach = (degrees: number) => metres(degrees * (degrees < 0.1 ? Math.SQRT1_2 : Math.SQRT2));

/** Five decimals are a metre. GBIF rounds and flags more. */
const toMetre = (degrees: number) => Number(degrees.toFixed(5));

/** A pin on a map does not say how exact it is, so a point alone has no uncertainty. */
const coordinates = ({ lat, lng }: { lat: number; lng: number }, reach?: number): Partial<Occurrence> => ({
  decimalLatitude: toMetre(lat),
  decimalLongitude: toMetre(lng),
  geodeticDatum: 'WGS84',
  coordinateUncertaintyInMeters: reach,
});

/** Parks and areas lie in India. */
function parkTerms(key: string): Partial<Occurrence> {
  const park = parkOrArea(key);
  const middle = pointOf({ kind: 'park', park: key });
  return {
    ...(middle && coordinates(middle, metres(parkReach(key)))),
    countryCode: 'IN',
    stateProvince: park?.states.join(' | '),
    locality: park?.name,
  };
}

function placeTerms(place: Sighting['place']): Partial<Occurrence> {
  switch (place?.kind) {
    case 'point':
      return { ...coordinates(place), locality: place.name };
    case 'cell':
      return coordinates(place, cellReach(place.degrees));
    case 'park':
      return parkTerms(place.park);
    case 'state':
      return { countryCode: 'IN', stateProvince: place.state };
    case undefined:
      return {};
  }
}

function placeCoarsened(place: Sighting['place']): string[] {
  if (place?.kind === 'cell')
    return [`The coordinates are the centre of a square of ${place.degrees}° with the place.`];
  return place?.kind === 'state' ? ['The place is given as its state.'] : [];
}

function whatIsWithheld(place: Sighting['place']): string {
  if (place === null)
    return 'The place, where it was noted, and the day are withheld to protect the animal or as its observer wishes.';
  return place.kind === 'park'
    ? 'The exact day is withheld to protect the animal.'
    : 'The exact place and day are withheld to protect the animal.';
}

/** Place and day as others see them, and what is withheld. */
export function locationTerms({ place, seen_on, protected: isProtected }: Sighting): Partial<Occurrence> {
  const terms = { ...placeTerms(place), eventDate: seen_on };
  if (!isProtected) return terms;
  const day = seen_on.includes('/')
    ? ['The date is given as its week.']
    : ['The date is given as its month.'];
  return {
    ...terms,
    dataGeneralizations: [...placeCoarsened(place), ...day].join(' '),
    informationWithheld: whatIsWithheld(place),
  };
}
