import { limits } from '../common/limits';
import { saveSiteSchema } from './site-settings.schemas';

const settings = {
  name: ' Van Mitra Mandal ',
  tagline: 'Friends of the forest',
  contact_email: '',
  contact_phone: '',
  contact_address: '',
  welcome: '',
  about: '',
  sponsor: { title: 'The tea house', text: 'Open from six.', link: 'https://tea.example/' },
  testimonials: [{ name: 'Asha', role: '', quote: 'I see more since I came.' }],
  hidden_sections: ['voices'],
  claim: { kind: 'text', text: 'Two hundred people' },
  open_to_guests: true,
  logo: 'a'.repeat(64),
  accent: '#1b4a34',
  asks_acceptance: true,
  age_question: 'consent',
  footer: 'Founded in 1974.',
  social: [{ name: '', url: 'https://films.example/club' }],
  tiles: { kind: 'terrain' },
};
const read = (changes: object, revision = 1) =>
  saveSiteSchema.safeParse({ revision, settings: { ...settings, ...changes } });

test('takes all words of a site, without spaces around them', () => {
  expect(read({}).data).toEqual({ revision: 1, settings: { ...settings, name: 'Van Mitra Mandal' } });
});

test('a site of earlier apps, which say nothing of guests, is closed to them', () => {
  expect(read({ open_to_guests: undefined }).data?.settings.open_to_guests).toBe(false);
});

test.each([
  { contact_email: 'mail@club.example' },
  { sponsor: { ...settings.sponsor, link: '' } },
  { sponsor: null, testimonials: [], claim: { kind: 'off' } },
  { claim: { kind: 'counted' } },
  { logo: null, accent: null },
  { testimonials: Array.from({ length: limits.siteTestimonials }, () => settings.testimonials[0]) },
])('takes %j', (changes) => expect(read(changes).data?.settings).toMatchObject(changes));

const sponsored = (changes: object) => ({ sponsor: { ...settings.sponsor, ...changes } });
const quoted = (changes: object) => ({ testimonials: [{ ...settings.testimonials[0], ...changes }] });

test.each<[problem: string, changes: object]>([
  ['name: The name of the site cannot be empty.', { name: ' ' }],
  ['tagline: The tagline cannot be empty.', { tagline: '' }],
  ['contact_email: This email address is not valid.', { contact_email: 'mail' }],
  ['sponsor.title: The heading of the sponsor box cannot be empty.', sponsored({ title: '' })],
  ['sponsor.text: The text of the sponsor box cannot be empty.', sponsored({ text: '' })],
  ['sponsor.link: A link begins with https://.', sponsored({ link: 'http://tea.example/' })],
  ['sponsor.link: A link begins with https://.', sponsored({ link: 'xhttps://tea.example/' })],
  ['testimonials.0.name: The name cannot be empty.', quoted({ name: '' })],
  ['testimonials.0.quote: The quote cannot be empty.', quoted({ quote: '' })],
  ['logo: Please choose the logo again.', { logo: '../etc/passwd' }],
  ['accent: A colour is # and six digits or letters from a to f.', { accent: 'red' }],
  ['claim.text: The claim cannot be empty.', { claim: { kind: 'text', text: '' } }],
])('says %s to %j', (problem, changes) => {
  const issues = read(changes).error?.issues.map(
    ({ path, message }) => `${path.slice(1).join('.')}: ${message}`,
  );
  expect(issues).toEqual([problem]);
});

test.each<[what: string, changes: object]>([
  [
    'one quotation too many',
    { testimonials: Array(limits.siteTestimonials + 1).fill(settings.testimonials[0]) },
  ],
  ['a longer address', { contact_email: `${'a'.repeat(limits.email)}@club.example` }],
  ['a sponsor without a text', { sponsor: { title: 'The tea house' } }],
  ['an unknown section', { hidden_sections: ['hero'] }],
  ['a section twice', { hidden_sections: ['about', 'about'] }],
  ['an unknown claim', { claim: { kind: 'many' } }],
  ['no claim', { claim: undefined }],
])('refuses %s', (_what, changes) => expect(read(changes).success).toBe(false));

test.each([
  [0, true],
  [limits.siteRevision, true],
  [-1, false],
  [1.5, false],
  [limits.siteRevision + 1, false],
])('revision %d: %s', (revision, isTaken) => expect(read({}, revision).success).toBe(isTaken));
