import { testimonials } from './testimonials';

/** What the site says of itself until an admin says otherwise. The sponsor and the number are invented, as the people are. */
export const siteTexts = {
  name: 'Aranya',
  tagline: 'Discover, Connect, Conserve.',
  about: '',
  sponsor: {
    title: 'Tall grass needs friends',
    text: 'Kansgrass Trust pays village teams to keep the floodplain’s grass standing, so that rhinos have somewhere to vanish. One day of a team’s work costs 900 rupees.',
    link: '',
  },
  testimonials: testimonials.map(({ name, role, desc }) => ({ name, role, quote: desc })),
  claim: { text: 'Used by 10k+ Wildlife enthusiast', stars: true },
};
