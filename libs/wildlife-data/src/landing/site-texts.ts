import { testimonials } from './testimonials';

/** Until an admin changes them. The sponsor, the number and the people are invented. */
export const siteTexts = {
  name: 'Aranya',
  tagline: 'Discover, Connect, Conserve.',
  about: '',
  welcome: '',
  sponsor: {
    title: 'Tall grass needs friends',
    text: 'Kansgrass Trust pays village teams to keep the floodplain’s grass standing, so that rhinos have somewhere to vanish. One day of a team’s work costs 900 rupees.',
    link: '',
  },
  testimonials: testimonials.map(({ name, role, desc }) => ({ name, role, quote: desc })),
  hidden_sections: [],
  claim: { text: 'Used by 10k+ Wildlife enthusiast', stars: true },
  open_to_guests: false,
  footer: '',
  social: [],
  logo: null,
  colours: null,
};
