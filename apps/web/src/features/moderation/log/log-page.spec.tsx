import type { AuditEntry } from '@aranya/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../../testing/fake-api';
import { inLanguage } from '../../../testing/in-language';
import { renderCommunity } from '../../../testing/render-community';
import { sampleId } from '../../../testing/samples';
import { sampleEntry, teamAnswer } from '../testing/admin-samples';
import LogPage from './log-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const logOf = (...entries: AuditEntry[]) => ({ body: { success: true, entries, next_cursor: null } });

test('reads as sentences, with details, and narrows to one act, operator or subject', async () => {
  api = fakeApi({
    'GET /api/user/data': teamAnswer(),
    'GET /api/admin/log': ({ query }) =>
      query.get('action') === 'suspend' ? logOf() : logOf(sampleEntry(1)),
  });
  renderCommunity('/community/admin/log', <LogPage />);
  const entry = within(await screen.findByRole('article'));
  expect(screen.getByRole('article')).toHaveTextContent('Asha Rao removed a post of Person 1');
  await userEvent.click(entry.getByText('Details'));
  expect(entry.getByText('characters: 120')).toBeVisible();
  const lastQuery = () => api.callsTo('/api/admin/log').at(-1)?.query;
  await userEvent.click(entry.getByRole('button', { name: 'All by Asha Rao' }));
  await waitFor(() => expect(lastQuery()?.get('operator_id')).toBe(sampleId(905)));
  await userEvent.click(await screen.findByRole('button', { name: 'By Asha Rao: show all' }));
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'What was done' }),
    'Suspended a member',
  );
  expect(await screen.findByRole('heading', { name: 'Nothing here' })).toBeVisible();
  expect(lastQuery()?.get('operator_id')).toBeNull();
});

test('in Hindi, names what an entry is about in Hindi', async () => {
  inLanguage('hi');
  api = fakeApi({
    'GET /api/user/data': teamAnswer(),
    'GET /api/admin/log': () => logOf(sampleEntry(1, { subject: 'contact_message' })),
  });
  renderCommunity('/community/admin/log', <LogPage />);
  expect(await screen.findByText('इस बारे में सब: संपर्क का संदेश')).toBeInTheDocument();
});
