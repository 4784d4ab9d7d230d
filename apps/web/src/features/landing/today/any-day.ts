import type { picksOfDay } from './day';

export type Picks = Pick<ReturnType<typeof picksOfDay>, 'clue'> & {
  species: { id: number; name: string; slug: string; scientific_name: string; conservation_status: string };
  park: { name: string; slug: string; location: string };
};

/** Rendered pages show these, as nobody knows on which day they are read. */
export const ANY_DAY: Picks = {
  species: {
    id: 4,
    name: 'Snow Leopard',
    slug: 'snow-leopard',
    scientific_name: 'Panthera uncia',
    conservation_status: 'Vulnerable',
  },
  park: {
    name: 'Kaziranga National Park',
    slug: 'kaziranga-national-park',
    location: 'Golaghat and Nagaon, Assam',
  },
  clue: 'Each of my ears wears a white spot on its back, like an eye that never sleeps.',
};
