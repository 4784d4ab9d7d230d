import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManagedAppeal } from '@aranya/contracts';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { renderCommunity } from '../../../testing/render-community';
import { sampleMe } from '../../../testing/samples';
import { done, hoursAgo, sampleAppeal, sampleMember, teamAnswer } from '../testing/admin-samples';
import AppealsPage from './appeals-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

function show(appeals: ManagedAppeal[], answers: Parameters<typeof fakeApi>[0] = {}) {
  const given = { appeals };
  api = fakeApi({
    'GET /api/user/data': teamAnswer(),
    'GET /api/admin/appeals': () => ({ body: { success: true, appeals: given.appeals, next_cursor: null } }),
    ...answers,
  });
  renderCommunity('/community/admin/appeals', <AppealsPage />);
  return given;
}

const card = async () => within(await screen.findByRole('article', { name: 'About a removed post' }));

test('shows the decision, what was removed and what they write; granting needs an answer, which stays', async () => {
  let refuse = true;
  const given = show([sampleAppeal(1)], {
    'POST /api/admin/appeals/decide': () => {
      if (refuse) return refusal(503, 'unavailable', 'The database rests.');
      given.appeals = [];
      return done('The appeal is granted');
    },
  });
  const appeal = await card();
  for (const words of [
    'Binoculars to give away',
    'They are mine, and I give them away.',
    'It is advertising.',
  ])
    expect(appeal.getByText(words)).toBeVisible();
  const grant = appeal.getByRole('button', { name: 'Grant: restore the post' });
  await userEvent.click(grant);
  expect(appeal.getByText('The reason cannot be empty.')).toBeVisible();
  await userEvent.type(appeal.getByRole('textbox', { name: 'Your answer' }), 'You are right.');
  await userEvent.click(grant);
  expect(await appeal.findByText('The database rests.')).toBeVisible();
  expect(appeal.getByRole('textbox', { name: 'Your answer' })).toHaveValue('You are right.');
  refuse = false;
  await userEvent.click(grant);
  expect(await screen.findByRole('heading', { name: 'No open appeals' })).toBeVisible();
  expect(api.callsTo('/api/admin/appeals/decide').at(-1)?.body).toEqual({
    id: sampleAppeal(1).id,
    outcome: 'granted',
    answer: 'You are right.',
  });
});

test('says that the decision was one’s own', async () => {
  show([sampleAppeal(1, { own_decision: true })]);
  expect((await card()).getByRole('note')).toHaveTextContent('Another moderator should decide');
});

test('nobody decides their own appeal', async () => {
  show([sampleAppeal(1, { member: { ...sampleMember(1), _id: sampleMe()._id } })]);
  expect(await (await card()).findByText(/another moderator has to decide/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Refuse' })).not.toBeInTheDocument();
});

test('a decided one shows the answer', async () => {
  show([sampleAppeal(1, { outcome: 'refused', answer: 'It stays removed.', decidedAt: hoursAgo(1) })]);
  expect((await card()).getByText('It stays removed.')).toBeVisible();
  expect((await card()).getByText('Refused')).toBeVisible();
});
