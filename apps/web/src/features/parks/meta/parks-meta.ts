import { type Park, parks } from '@aranya/wildlife-data';
import type { MetaDescriptor } from 'react-router';
import { artwork } from '../../../app/artwork';
import { pageMeta } from '../../../app/page-meta';
import { paths } from '../../../app/paths';
import type { SchemaNode } from '../../../app/structured-data';
import { absoluteUrl } from '../../../lib/settings';
import { changedParksAddress, readParksAddress } from '../address/parks-address';

const wall = { name: 'Parks', path: paths.parks() };

/** The address that opens one park and says nothing else. */
const pathOf = (park: Park) => paths.parks() + changedParksAddress('', { park: park.slug });

function attractionNode(park: Park): SchemaNode {
  return {
    '@type': 'TouristAttraction',
    name: park.name,
    url: absoluteUrl(pathOf(park)),
    image: absoluteUrl(artwork.card(park.images)),
    geo: { '@type': 'GeoCoordinates', latitude: park.coordinates.lat, longitude: park.coordinates.lng },
    address: { '@type': 'PostalAddress', addressRegion: park.states.join(', '), addressCountry: 'IN' },
  };
}

/**
 * Head of the parks' page. A park opens at `?park=`, and what is shared from there is that park: its name, poster and
 * address. The build makes such a head for each park, and the server sends it with that address.
 * @param search the query string
 */
export function parksMeta(search: string): MetaDescriptor[] {
  const asked = readParksAddress(search).park;
  const park = parks.find(({ slug }) => slug === asked);
  if (!park) {
    return pageMeta({
      title: 'National Parks & Wildlife Sanctuaries',
      description:
        'A wall of posters for 31 national parks and wildlife sanctuaries of India: what lives and grows there, and when to go.',
      path: paths.parks(),
      card: 'parks',
      trail: [wall],
      about: [
        {
          '@type': 'ItemList',
          itemListElement: parks.map((item, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            item: attractionNode(item),
          })),
        },
      ],
    });
  }
  return pageMeta({
    title: `${park.name}, ${park.states.join(' and ')}`,
    description: `${park.fauna.slice(0, 3).join(', ')} and more in ${park.location}. Best time to visit: ${park.best_time_to_visit}.`,
    path: pathOf(park),
    card: park.images,
    cardAlt: `Poster: ${park.name}`,
    trail: [wall, { name: park.name, path: pathOf(park) }],
    about: [{ ...attractionNode(park), description: park.history, touristType: 'Wildlife watching' }],
  });
}
