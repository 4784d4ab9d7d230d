import type { SiteSettings } from '@aranya/contracts';
import { toDraft, toSettings, undecided } from './site-draft';

const settings: SiteSettings = {
  name: 'River Club',
  tagline: 'Birds of the river',
  contact_email: '',
  contact_phone: '',
  contact_address: '',
  welcome: '',
  about: '',
  logo: null,
  accent: null,
  sponsor: { title: 'Boats', text: 'We lend them.', link: '' },
  testimonials: [{ name: 'Mira', role: '', quote: 'Good mornings.' }],
  hidden_sections: [],
  claim: { kind: 'text', text: 'Used by all of us' },
  open_to_guests: false,
  asks_acceptance: false,
  age_question: 'none',
  footer: '',
  social: [],
  tiles: { kind: 'own', url: 'https://a.example/{z}/{x}/{y}', attribution: 'Maps', link: '', max_zoom: 9 },
};
const without: SiteSettings = { ...settings, sponsor: null, testimonials: [], claim: { kind: 'off' } };

test.each<SiteSettings>([
  settings,
  without,
  { ...settings, claim: { kind: 'counted' }, tiles: { kind: 'terrain' } },
])('a form that nobody touched gives what it was made of: %j', (each) =>
  expect(toSettings(toDraft(each, false))).toEqual(each),
);

test('what is left out comes back as it was typed', () => {
  const draft = toDraft(settings, false);
  draft.decisions = { sponsor: 'off', testimonials: 'off', claim: 'off' };
  expect(toSettings(draft)).toEqual(without);
  draft.decisions = { sponsor: 'own', testimonials: 'own', claim: 'own' };
  expect(toSettings(draft)).toEqual(settings);
});

test('a site that asks waits for a decision about each invented text', () => {
  const draft = toDraft(settings, true);
  expect(undecided(draft)).toBe('sponsor');
  draft.decisions = { sponsor: 'keep', testimonials: 'off' };
  expect(undecided(draft)).toBe('claim');
  draft.decisions.claim = 'keep';
  expect(undecided(draft)).toBeUndefined();
  expect(toSettings(draft)).toEqual({ ...settings, testimonials: [] });
});
