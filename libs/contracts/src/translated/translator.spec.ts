import { createTranslator } from './translator';

const say = createTranslator({
  Name: 'नाम',
  May: 'मई',
  'Name cannot be empty.': 'नाम लिखना ज़रूरी है।',
  '{what} cannot be empty.': '{what}: कुछ लिखना ज़रूरी है।',
  '{what} can have at most {max} characters.': '{what}: ज़्यादा से ज़्यादा {max} अक्षर लिखें।',
  'You have blocked {name}': 'आपने {name} को ब्लॉक कर दिया',
  'You have written {what}.{what_young} Please wait.': '{what} लिखे।{what_young} कृपया रुकें।',
  '{count} posts': '{count} पोस्ट',
  ' It rises.': ' यह बढ़ती है।',
  'Suspended until {date} UTC.': '{date} UTC तक रोका गया।',
});

test.each([
  ['its own translation before a pattern', 'Name cannot be empty.', 'नाम लिखना ज़रूरी है।'],
  ['a word of the list', 'Name can have at most 80 characters.', 'नाम: ज़्यादा से ज़्यादा 80 अक्षर लिखें।'],
  ['a word that is not listed', 'Bio cannot be empty.', 'Bio: कुछ लिखना ज़रूरी है।'],
  ['a name as it is, even one of the list', 'You have blocked May', 'आपने May को ब्लॉक कर दिया'],
  ['a month', 'Suspended until 3 May 2027 at 10:00 UTC.', '3 मई 2027, 10:00 UTC तक रोका गया।'],
  [
    'a sentence in a hole',
    'You have written 3 posts. It rises. Please wait.',
    '3 पोस्ट लिखे। यह बढ़ती है। कृपया रुकें।',
  ],
  ['nothing in a hole', 'You have written 3 posts. Please wait.', '3 पोस्ट लिखे। कृपया रुकें।'],
  ['English where nothing fits', 'Something else.', 'Something else.'],
  ['English for what every object has', 'constructor', 'constructor'],
])('has %s', (_what, english, said) => {
  expect(say(english)).toBe(said);
});
