import type { ManagedMember } from '@aranya/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { renderCommunity } from '../../../testing/render-community';
import { sampleId, sampleMe } from '../../../testing/samples';
import { done, hoursAgo, sampleEntry, sampleMember, teamAnswer } from '../testing/admin-samples';
import MemberPage from './member-page';
import MembersPage from './members-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const suspension = { reason: 'Trade', since: hoursAgo(5), until: null };

test('searches members and keeps the suspended ones apart', async () => {
  api = fakeApi({
    'GET /api/admin/members': ({ query }) => ({
      body: {
        success: true,
        members: query.get('only') === 'suspended' ? [] : [sampleMember(1, { suspension })],
        next_cursor: null,
      },
    }),
  });
  renderCommunity('/community/admin/members?q=pers', <MembersPage />, '/community/admin/members');
  const row = await screen.findByRole('article', { name: 'Person 1' });
  expect(row).toHaveTextContent('Suspended');
  expect(row).toHaveTextContent('12 posts · 2 reports · 1 removal');
  expect(screen.getByRole('link', { name: 'Open Person 1' })).toHaveAttribute(
    'href',
    `/community/admin/members/${sampleId(1)}`,
  );
  expect(api.callsTo('/api/admin/members')[0]?.query.get('input')).toBe('pers');
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Suspended' }));
  expect(await screen.findByRole('heading', { name: 'Nobody is suspended' })).toBeVisible();
});

const age = (child: object | null, question = 'none', told = question !== 'none') => ({
  body: { success: true, question, told, child },
});

function showMember(
  member: ManagedMember,
  answers: Parameters<typeof fakeApi>[0] = {},
  role: 'moderator' | 'admin' = 'admin',
) {
  const given = { member };
  const path = `/community/admin/members/${member._id}`;
  api = fakeApi({
    'GET /api/user/data': teamAnswer(role),
    [`GET /api/admin/members/${member._id}`]: () => ({
      body: { success: true, member: given.member, history: [sampleEntry(1)] },
    }),
    [`GET /api/admin/ages/${member._id}`]: () => age(null),
    ...answers,
  });
  renderCommunity(path, <MemberPage />, '/community/admin/members/:memberId');
  return given;
}

test('lifts a suspension at once', async () => {
  const given = showMember(sampleMember(1, { suspension }), {
    'POST /api/admin/members/lift': () => {
      given.member = sampleMember(1);
      return done('The suspension is lifted');
    },
  });
  expect(await screen.findByText('Trade')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Lift the suspension' }));
  expect(await screen.findByRole('button', { name: 'Suspend' })).toBeVisible();
});

test('a role is asked about before it changes', async () => {
  const given = showMember(sampleMember(1), {
    'POST /api/admin/members/role': () => {
      given.member = sampleMember(1, { role: 'moderator' });
      return done('Person 1 is a moderator');
    },
  });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'Moderator');
  const dialog = within(screen.getByRole('alertdialog', { name: 'Make Person 1 a moderator?' }));
  expect(api.callsTo('/api/admin/members/role')).toHaveLength(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Change the role' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Role' })).toHaveValue('moderator'));
  expect(api.callsTo('/api/admin/members/role')[0]?.body).toEqual({
    id: sampleId(1),
    role: 'moderator',
    reason: '',
  });
});

test('the last admin stays one, and reads why', async () => {
  showMember(sampleMember(1, { role: 'admin', _id: sampleMe()._id }), {
    'POST /api/admin/members/role': () => refusal(409, 'conflict', 'The last admin stays an admin.'),
  });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'Member');
  await userEvent.click(screen.getByRole('button', { name: 'Change the role' }));
  expect(await screen.findByText('The last admin stays an admin.')).toBeVisible();
  expect(screen.getByRole('alertdialog')).toBeVisible();
});

test('a moderator gives no roles, and decides about nobody of the team', async () => {
  showMember(sampleMember(1, { role: 'moderator' }), {}, 'moderator');
  expect(await screen.findByText(/an admin has to decide/)).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument();
});

test('an admin notes that a parent agrees, and asks once more after a wrong answer', async () => {
  const member = sampleMember(1);
  const given = { child: { until: '2036-06-01', agreedAt: null as string | null }, told: true };
  showMember(member, {
    [`GET /api/admin/ages/${member._id}`]: () => age(given.child, 'consent', given.told),
    'POST /api/admin/ages': ({ body }) => {
      const { decision } = body as { decision: string };
      if (decision === 'ask_again') given.told = false;
      else given.child = { ...given.child, agreedAt: '2026-11-29T10:00:00.000Z' };
      return done('Noted');
    },
  });
  const part = within(await screen.findByRole('region', { name: 'Age' }));
  expect(part.getByText('Under 18 until 1 June 2036. No parent has agreed yet.')).toBeVisible();
  await userEvent.click(part.getByRole('button', { name: 'Note that a parent agrees' }));
  expect(await part.findByText(/A parent agrees, as noted on 29 November 2026/)).toBeVisible();
  await userEvent.click(part.getByRole('button', { name: 'Ask for the age again' }));
  expect(await part.findByText(/They have yet to answer/)).toBeVisible();
  expect(part.queryByRole('button')).not.toBeInTheDocument();
  expect(api.callsTo('/api/admin/ages').map(({ body }) => body)).toEqual([
    { id: member._id, decision: 'parent_agreed' },
    { id: member._id, decision: 'ask_again' },
  ]);
});

test('moderators are shown nothing of an age, and ask for nothing', async () => {
  showMember(sampleMember(1), {}, 'moderator');
  expect(await screen.findByRole('button', { name: 'Suspend' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Age' })).not.toBeInTheDocument();
  expect(api.callsTo(`/api/admin/ages/${sampleId(1)}`)).toHaveLength(0);
});
