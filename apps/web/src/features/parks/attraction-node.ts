import type { Park } from '@aranya/wildlife-data';
import { artwork } from '../../app/artwork';
import { paths } from '../../lib/paths';
import type { SchemaNode } from '../../app/structured-data';
import { absoluteUrl } from '../../lib/settings';

export function attractionNode({ name, slug, images, coordinates, states }: Park): SchemaNode {
  return {
    '@type': 'TouristAttraction',
    name,
    url: absoluteUrl(paths.park(slug)),
    image: absoluteUrl(artwork.card(images)),
    geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
    address: { '@type': 'PostalAddress', addressRegion: states.join(', '), addressCountry: 'IN' },
  };
}
