import { apiContract, type ProtectedArea } from '@aranya/contracts';
import { type Area, areas, findArea, type Park, parkCategory, parks } from '@aranya/wildlife-data';
import { cacheable } from '../../platform/plugins/answer-tags';
import { defineRoutes } from '../../platform/plugins/contract-routes';
import { errors } from '../../platform/plugins/errors';

const toPlace = ({ key, name, park, ...area }: Area): ProtectedArea => ({
  slug: park ?? key,
  name,
  other_names: [...area.otherNames],
  kinds: [...area.kinds],
  states: [...area.states],
  coordinates: area.coordinates,
  area_km2: area.area_km2 ?? null,
  in_guide: park !== undefined,
});

const guidePlace = ({ slug, name, states, coordinates, area_km2 }: Park): ProtectedArea => ({
  slug,
  name,
  other_names: [],
  kinds: [parkCategory(name).toLowerCase()],
  states,
  coordinates,
  area_km2: area_km2 ?? null,
  in_guide: true,
});

/** The areas lack some of the guide's parks. */
function listPlaces(): ProtectedArea[] {
  const places = areas.map(toPlace);
  const slugs = new Set(places.map(({ slug }) => slug));
  return [...places, ...parks.filter(({ slug }) => !slugs.has(slug)).map(guidePlace)];
}

export const placesRoutes = () =>
  cacheable(
    defineRoutes(apiContract.places, {
      list: () => Promise.resolve({ status: 200, body: { success: true, places: listPlaces() } }),
      get: ({ params }) => {
        // Sightings take an area's key even if the guide has its park's slug.
        const wanted = findArea(params.slug)?.park ?? params.slug;
        const place = listPlaces().find(({ slug }) => slug === wanted);
        if (!place) throw errors.notFound(`There is no protected area ${params.slug}.`);
        return Promise.resolve({ status: 200, body: { success: true, place } });
      },
    }),
  );
