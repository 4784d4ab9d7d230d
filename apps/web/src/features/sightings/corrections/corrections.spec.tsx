import type { Correction, Fact } from '@aranya/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../../testing/fake-api';
import { inLanguage } from '../../../testing/in-language';
import { meAnswer, renderCommunity } from '../../../testing/render-community';
import { sampleId } from '../../../testing/samples';
import Corrections from './corrections';

const english = { language: 'en' as const, words: {} };
const facts: Fact[] = [
  { ...english, field: 'glance.weight.kg', value: [10, 21], input: 'numbers', options: [] },
  {
    ...english,
    ...{ field: 'conservation_status', value: 'Endangered', input: 'text' },
    options: ['Endangered', 'Vulnerable'],
    words: { Endangered: 'संकटग्रस्त', Vulnerable: 'असुरक्षित' },
  },
];

const waiting: Correction = {
  id: sampleId(7001),
  record: 'species/dhole',
  language: 'en',
  field: 'glance.weight.kg',
  before: [10, 21],
  value: [12, 20],
  source_title: 'A book',
  source_url: null,
  explanation: 'Read there',
  createdAt: new Date().toISOString(),
  decidedAt: null,
  outcome: null,
  answer: '',
};

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

function show(answers: Parameters<typeof fakeApi>[0] = {}) {
  let corrections: Correction[] = [];
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'GET /api/corrections/facts': () => ({ body: { success: true, name: 'Dhole', facts } }),
    'GET /api/corrections': () => ({ body: { success: true, corrections, next_cursor: null } }),
    'POST /api/corrections': () => {
      corrections = [waiting];
      return {
        body: { success: true, message: 'Thank you. An editor will look at it', correction: waiting },
      };
    },
    'POST /api/corrections/withdraw': () => {
      corrections = [];
      return { body: { success: true, message: 'Correction withdrawn' } };
    },
    ...answers,
  });
  renderCommunity('/community/sightings/species/dhole', <Corrections record="species/dhole" />);
}

async function fill(value: string) {
  await userEvent.selectOptions(await screen.findByLabelText('What is wrong'), 'Weight › kg');
  const field = screen.getByLabelText('What it should say');
  expect(field).toHaveValue('10, 21');
  await userEvent.clear(field);
  await userEvent.type(field, value);
  await userEvent.type(screen.getByLabelText('Source'), 'A book');
  await userEvent.type(screen.getByLabelText('Why'), 'Read there');
  await userEvent.click(screen.getByRole('button', { name: 'Suggest it' }));
}

test('a fact is chosen, changed and sent with its source, then listed and withdrawn', async () => {
  show();
  await fill('12, 20');
  const own = within(await screen.findByRole('region', { name: 'Your corrections' }));
  expect(own.getByText('Waiting')).toBeVisible();
  expect(api.callsTo('/api/corrections').filter(({ body }) => body)).toMatchObject([
    { body: { record: 'species/dhole', field: 'glance.weight.kg', value: [12, 20], source_url: null } },
  ]);
  await userEvent.click(own.getByRole('button', { name: 'Withdraw' }));
  await screen.findByText('Correction withdrawn');
  expect(screen.queryByRole('region', { name: 'Your corrections' })).not.toBeInTheDocument();
});

test('a refused value is told at its field, and nothing typed is lost', async () => {
  show({
    'POST /api/corrections': () => ({
      status: 400,
      body: {
        success: false,
        code: 'invalid_input',
        message: 'The smaller value comes first.',
        fields: { value: 'The smaller value comes first.' },
      },
    }),
  });
  await fill('20, 12');
  const field = await screen.findByLabelText('What it should say');
  expect(await screen.findByText('The smaller value comes first.')).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveValue('20, 12');
  expect(screen.getByLabelText('Why')).toHaveValue('Read there');
});

test('in Hindi a text is corrected in Hindi, and a value by its Hindi word', async () => {
  inLanguage('hi');
  const food: Fact = {
    ...{ language: 'hi', words: {}, field: 'food', value: 'चीतल और सांभर' },
    ...{ input: 'text', options: [] },
  };
  show({
    'GET /api/corrections/facts': () => ({ body: { success: true, name: 'Dhole', facts: [...facts, food] } }),
  });
  const what = await screen.findByLabelText('क्या गलत है');
  expect(api.callsTo('/api/corrections/facts')[0]?.query.get('language')).toBe('hi');
  await userEvent.selectOptions(what, 'संरक्षण स्थिति');
  expect(screen.getByText('संकटग्रस्त', { selector: 'span' })).toBeVisible();
  expect(screen.getByRole('option', { name: 'असुरक्षित' })).toHaveValue('Vulnerable');
  await userEvent.selectOptions(what, 'भोजन');
  expect(screen.getByLabelText('क्या होना चाहिए')).toHaveValue('चीतल और सांभर');
  await userEvent.type(screen.getByLabelText('क्या होना चाहिए'), ', चौसिंगा');
  await userEvent.click(screen.getByRole('button', { name: 'सुझाव भेजें' }));
  expect(api.callsTo('/api/corrections').filter(({ body }) => body)).toMatchObject([
    { body: { record: 'species/dhole', language: 'hi', field: 'food', value: 'चीतल और सांभर, चौसिंगा' } },
  ]);
});
