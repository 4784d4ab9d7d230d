import type { Decision } from '@aranya/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DecisionNote } from '../../../parts/decision/decision-note';
import SuspensionAppeal from '../../../parts/decision/suspension-appeal';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { renderCommunity } from '../../../testing/render-community';
import { sampleId } from '../../../testing/samples';
import DecisionsPage from './decisions-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const decision = (changes: Partial<Decision> = {}): Decision => ({
  subject: 'post',
  subject_id: sampleId(6001),
  reason: 'It shows a den.',
  createdAt: '2026-03-01T10:00:00.000Z',
  until: '2099-05-03T12:00:00.000Z',
  appeal: null,
  can_appeal: true,
  ...changes,
});

const appeal = {
  id: sampleId(1),
  subject: 'post' as const,
  subject_id: sampleId(6001),
  text: 'The den is empty.',
  createdAt: new Date().toISOString(),
  decidedAt: null,
  outcome: null,
  answer: '',
};

function answers(given: { decisions: Decision[] }): Parameters<typeof fakeApi>[0] {
  return { 'GET /api/appeals': () => ({ body: { success: true, decisions: given.decisions } }) };
}

test('asks for another look, keeps what was typed after a failure, and then says that somebody will answer', async () => {
  const given = { decisions: [decision()] };
  let refuse = true;
  api = fakeApi({
    ...answers(given),
    'POST /api/appeals/add': () => {
      if (refuse) return refusal(503, 'unavailable', 'The database rests.');
      given.decisions = [decision({ appeal, can_appeal: false })];
      return { body: { success: true, message: 'Sent', appeal } };
    },
  });
  renderCommunity('/community/account/decisions', <DecisionsPage />);
  const card = within(await screen.findByRole('article', { name: 'A post of yours was removed' }));
  expect(card.getByText('It shows a den.')).toBeVisible();
  expect(card.getByText(/^It can be restored until 3 May 2099/)).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Appeal' }));
  const field = card.getByRole('textbox', { name: 'Why should we look again?' });
  await userEvent.type(field, 'The den is empty.');
  await userEvent.click(card.getByRole('button', { name: 'Appeal' }));
  expect(await card.findByText('The database rests.')).toBeVisible();
  expect(field).toHaveValue('The den is empty.');
  refuse = false;
  await userEvent.click(card.getByRole('button', { name: 'Appeal' }));
  expect(await card.findByText('A moderator will answer you here.')).toBeVisible();
});

test('shows the answer, and none of it can be asked again', async () => {
  const decided = {
    ...appeal,
    outcome: 'refused' as const,
    answer: 'It is in use.',
    decidedAt: appeal.createdAt,
  };
  api = fakeApi(answers({ decisions: [decision({ appeal: decided, can_appeal: false })] }));
  renderCommunity('/community/account/decisions', <DecisionsPage />);
  expect(await screen.findByText('It is in use.')).toBeVisible();
  expect(screen.getByText(/^Appeal refused/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('without any it says so', async () => {
  api = fakeApi(answers({ decisions: [] }));
  renderCommunity('/community/account/decisions', <DecisionsPage />);
  expect(await screen.findByRole('heading', { name: 'No decisions about you' })).toBeVisible();
});

test('a removed comment says until when it can be restored, and another one nothing', async () => {
  api = fakeApi(answers({ decisions: [decision({ subject: 'comment' })] }));
  renderCommunity(
    '/community',
    <>
      <DecisionNote subject="comment" id={sampleId(6001)} />
      <DecisionNote subject="comment" id={sampleId(6002)} />
    </>,
  );
  expect(await screen.findByText(/^It can be restored until 3 May 2099/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Appeal' })).toHaveLength(1);
});

test('while suspended one can appeal against every decision, without links to screens that are closed', async () => {
  const suspended = decision({ subject: 'suspension', reason: 'Trade.' });
  api = fakeApi(answers({ decisions: [suspended, decision()] }));
  renderCommunity('/community', <SuspensionAppeal />);
  const current = await screen.findByRole('region', { name: 'Appeal' });
  expect(within(current).getByRole('textbox', { name: 'Why should we look again?' })).toBeVisible();
  const others = screen.getByRole('list', { name: 'Other decisions' });
  expect(within(others).getAllByRole('article')).toHaveLength(1);
  expect(within(others).queryByRole('link')).not.toBeInTheDocument();
  await userEvent.click(within(others).getByRole('button', { name: 'Appeal' }));
  expect(within(others).getByRole('textbox')).toBeVisible();
});
