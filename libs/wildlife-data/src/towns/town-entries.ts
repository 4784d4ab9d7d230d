import { orders, type PlaceEntry, placeName, placeWords } from '../places/place-names';
import { towns } from './towns';

export const townEntries: readonly PlaceEntry[] = towns.map(
  ({ name, otherNames, district, state, coordinates, size }) => {
    const where = district === '' || district === name ? state : `${district}, ${state}`;
    return {
      key: `${name}, ${where}`,
      where,
      names: [placeName(name), ...otherNames.map(placeName)],
      beside: placeWords(district, state),
      order: orders.town - size,
      town: coordinates,
    };
  },
);
