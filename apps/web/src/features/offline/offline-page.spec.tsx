import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../testing/render-at';
import OfflinePage from './offline-page';

const noCaches = {
  match: () => Promise.resolve(undefined),
  open: () => Promise.resolve({ match: () => Promise.resolve(undefined) }),
  delete: () => Promise.resolve(false),
};

beforeEach(() => {
  localStorage.clear();
  Object.defineProperty(window, 'caches', { value: noCaches, configurable: true });
  Object.defineProperty(window, 'fetch', {
    value: jest.fn().mockRejectedValue(new TypeError('Failed to fetch')),
    configurable: true,
  });
});

test('says that nothing is kept yet, and offers each class and each park', async () => {
  renderAt('/offline', OfflinePage);
  expect(await screen.findByText('Nothing is kept yet.')).toBeInTheDocument();
  const animals = within(screen.getByRole('region', { name: 'Take animals along' }));
  expect(animals.getAllByRole('listitem')).toHaveLength(6);
  expect(within(screen.getByLabelText('Park or sanctuary')).getAllByRole('option')).toHaveLength(32);
  expect(screen.queryByRole('button', { name: 'Delete everything' })).toBeNull();
});

test('what cannot be loaded says so, and can be tried again', async () => {
  const user = userEvent.setup();
  renderAt('/offline', OfflinePage);
  await user.click(await screen.findByRole('button', { name: 'Take along Birds' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not all of it could be loaded.');
  await user.selectOptions(screen.getByLabelText('Park or sanctuary'), 'Gir National Park');
  expect(screen.getByRole('button', { name: 'Take along Gir National Park' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Take along Birds' })).toBeEnabled();
});

test('keeping that fails says so', async () => {
  const user = userEvent.setup();
  renderAt('/offline', OfflinePage);
  await user.click(await screen.findByRole('checkbox', { name: 'Keep the pages that I read' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The pages could not be kept.');
});
