import type { Park, Travel } from '@aranya/wildlife-data';
import { artwork } from '../../lib/artwork';
import { drawingNode } from '../../lib/drawing-node';
import { m } from '../../lib/language/messages';
import { localized } from '../../lib/language/site-paths';
import { paths } from '../../lib/paths';
import type { SchemaNode } from '../../lib/structured-data';
import { absoluteUrl } from '../../lib/settings';

export function attractionNode({ name, slug, images, coordinates, states }: Park): SchemaNode {
  return {
    '@type': 'TouristAttraction',
    name,
    url: absoluteUrl(localized(paths.park(slug))),
    image: absoluteUrl(artwork.card(images)),
    geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
    address: { '@type': 'PostalAddress', addressRegion: states.join(', '), addressCountry: 'IN' },
  };
}

export function attractionDetails(park: Park, travel: Travel | null | undefined): SchemaNode {
  const node = {
    ...attractionNode(park),
    image: drawingNode(park.images, park.name),
    description: park.history,
    touristType: m.park_tourist_type(),
    hasMap: `${absoluteUrl(localized(paths.whereAndWhen()))}#${park.slug}`,
  };
  if (!travel) return node;
  const { languages, permits, closures } = travel;
  return {
    ...node,
    availableLanguage: languages.names,
    ...(permits.url && { tourBookingPage: permits.url }),
    ...(closures.length > 0 && {
      additionalProperty: closures.map(({ days, whole }) => ({
        '@type': 'PropertyValue',
        name: whole ? m.travel_closed() : m.travel_partly_closed(),
        value: days,
      })),
    }),
  };
}
