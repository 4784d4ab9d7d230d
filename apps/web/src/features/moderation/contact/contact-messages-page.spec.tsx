import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../../testing/fake-api';
import { renderCommunity } from '../../../testing/render-community';
import { done, hoursAgo, sampleContactMessage, teamAnswer } from '../testing/admin-samples';
import ContactMessagesPage from './contact-messages-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

function show(role: 'moderator' | 'admin' = 'admin') {
  const given = { messages: [sampleContactMessage(1), sampleContactMessage(2)] };
  api = fakeApi({
    'GET /api/user/data': teamAnswer(role),
    'GET /api/admin/contact': ({ query }) => ({
      body: {
        success: true,
        messages: given.messages.filter(
          ({ handledAt }) => (handledAt === null) === (query.get('state') === 'open'),
        ),
        next_cursor: null,
      },
    }),
    'POST /api/admin/contact/handle': ({ body }) => {
      const { id, handled } = body as { id: string; handled: boolean };
      given.messages = given.messages.map((one) =>
        one.id === id
          ? { ...one, handledAt: handled ? hoursAgo(0) : null, handled_by: 'Kabir Rathore' }
          : one,
      );
      return done('Marked as handled');
    },
    'POST /api/admin/contact/delete': ({ body }) => {
      const { id } = body as { id: string };
      given.messages = given.messages.filter((one) => one.id !== id);
      return done('Deleted');
    },
  });
  renderCommunity('/community/admin/contact', <ContactMessagesPage />);
}

test('replies by e-mail, marks as handled, and deletes after a question', async () => {
  show();
  const first = within(await screen.findByRole('article', { name: 'Visitor 1' }));
  expect(first.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:visitor1@example\.org\?subject=.*May%20our%20school/),
  );
  await userEvent.click(first.getByRole('button', { name: 'Mark as handled' }));
  const second = within(await screen.findByRole('article', { name: 'Visitor 2' }));
  await userEvent.click(second.getByRole('button', { name: 'Delete' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { name: 'Every message is handled' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Handled' }));
  expect(await screen.findByText(/^Handled by Kabir Rathore/)).toBeVisible();
});

test('a moderator does not see them', async () => {
  show('moderator');
  expect(await screen.findByRole('heading', { name: 'These messages are for admins' })).toBeVisible();
  expect(api.callsTo('/api/admin/contact')).toHaveLength(0);
});
