import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionContext } from '../../lib/session';
import { fakeApi, refusal } from '../../testing/fake-api';
import { sampleSession } from '../../testing/samples';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import AgeScreen from './age-screen';

const session = sampleSession();

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

function show(asks: 'age' | 'consent', answers: Parameters<typeof fakeApi>[0] = {}) {
  api = fakeApi({ 'GET /api/user/data': meAnswer, ...answers });
  renderCommunity(
    '/community',
    <SessionContext value={session}>
      <AgeScreen asks={asks} />
    </SessionContext>,
  );
}
const thanks = () => ({ body: { success: true, message: 'Thank you' } });
const answers = () => api.callsTo('/api/user/age').map(({ body }) => body);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('an adult answers with one press, and nothing of a birth is sent', async () => {
  show('age', { 'POST /api/user/age': thanks });
  expect(screen.getByRole('heading', { name: 'How old are you?' })).toBeVisible();
  await press('Continue');
  expect(screen.getByRole('alert')).toHaveTextContent('Choose one of the two.');
  await userEvent.click(screen.getByRole('radio', { name: 'I am 18 or older' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press('Continue');
  await waitFor(() => expect(answers()).toEqual([{ born: null }]));
});

test('a child says when they were born, and reads what then holds; a refusal keeps the answer', async () => {
  show('age', { 'POST /api/user/age': () => refusal(503, 'unavailable', 'The database rests.') });
  await userEvent.click(screen.getByRole('radio', { name: 'I am under 18' }));
  expect(screen.getByText(/Only your connections see your profile/)).toBeVisible();
  const year = String(new Date().getFullYear() - 12);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'May');
  await press('Continue');
  expect(screen.getByRole('alert')).toHaveTextContent('Choose the month and the year.');
  expect(answers()).toEqual([]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), year);
  await press('Continue');
  expect(await screen.findByText('The database rests.')).toBeVisible();
  expect(answers()).toEqual([{ born: { month: 5, year: Number(year) } }]);
  expect(screen.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue('May');
});

test('where a parent has to agree, a child reads how, and can take their data and leave', async () => {
  show('consent');
  expect(screen.getByRole('heading', { name: 'Please ask a parent' })).toBeVisible();
  const me = meAnswer().body.user;
  expect(await screen.findByText(me.full_name)).toBeVisible();
  for (const name of ['write to the team', 'the house rules', 'privacy'])
    expect(screen.getAllByRole('link', { name })[0]).toBeVisible();
  expect(screen.getByRole('heading', { name: /Download your data|Your data/ })).toBeVisible();
});
