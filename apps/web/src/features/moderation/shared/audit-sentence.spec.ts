import { inLanguage } from '../../../testing/in-language';
import { sampleId } from '../../../testing/samples';
import { sampleEntry } from '../testing/admin-samples';
import { actionLabel, auditActions, auditSentence, stateLines } from './audit-sentence';

const read = (changes: Parameters<typeof sampleEntry>[1]) => {
  const entry = sampleEntry(1, changes);
  const { text, about } = auditSentence(entry);
  return text.replace('{operator}', entry.operator).replace('{about}', about?.name ?? '');
};
const ofMember = { subject: 'user', subject_id: sampleId(1) };

test.each([
  [{}, 'Asha Rao removed a post of Person 1'],
  [{ about: null }, 'Asha Rao removed a post'],
  [{ action: 'lift_suspension', ...ofMember }, 'Asha Rao lifted the suspension of Person 1'],
  [
    { action: 'suspend', ...ofMember, after: { until: null } },
    'Asha Rao suspended Person 1 with no end date',
  ],
  [
    { action: 'suspend', ...ofMember, about: null, after: {} },
    'Asha Rao suspended a member with no end date',
  ],
  [{ action: 'set_role', ...ofMember, after: { role: 'moderator' } }, 'Asha Rao made Person 1 a moderator'],
  [{ action: 'dismiss_report', subject: 'report' }, 'Asha Rao dismissed a report about Person 1'],
  [{ action: 'handle_contact_message', about: undefined }, 'Asha Rao marked a contact message as handled'],
  [{ action: 'paint_barn', about: null }, 'Asha Rao paint barn'],
])('%j reads "%s"', (changes, sentence) => expect(read(changes)).toBe(sentence));

test.each([
  ['hi', {}, 'Asha Rao ने Person 1 की पोस्ट हटाई'],
  ['hi', { action: 'remove_message' }, 'Asha Rao ने Person 1 का संदेश हटाया'],
  ['hi', { about: null, operator_id: null }, 'Asha Rao (साइट चलाने वाले) ने पोस्ट हटाई'],
  ['mr', { action: 'grant_appeal' }, 'Asha Rao यांनी Person 1 यांचे अपील मान्य केले'],
  ['mr', { action: 'set_role', ...ofMember, after: {} }, 'Asha Rao यांनी Person 1 यांना साधे सदस्य केले'],
] as const)('in %s, %j reads "%s"', (locale, changes, sentence) => {
  inLanguage(locale);
  expect(read(changes)).toBe(sentence);
});

test('every act has a label of its own', () => {
  const labels = auditActions.map(actionLabel);
  expect(new Set(labels).size).toBe(labels.length);
  expect(actionLabel('remove_post')).toBe('Removed a post');
});

test('states are lines; what is unset is left out', () => {
  expect(stateLines({ hidden: true, reason: null, parts: ['bio', 'name'], characters: 12 })).toEqual([
    'hidden: yes',
    'parts: bio, name',
    'characters: 12',
  ]);
});
