import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../../testing/render-at';
import { KeepOffline } from './keep-offline';

const isKept = jest.fn();
const dropPages = jest.fn();
const takePages = jest.fn();
jest.mock('../../../data/kept-pages/kept-caches', () => ({
  isKept: (path: string): unknown => isKept(path),
  dropPages: (pages: string[]): unknown => dropPages(pages),
}));
jest.mock('../../../data/kept-pages/keep-reads', () => ({
  takePages: (pages: string[]): unknown => takePages(pages),
}));

const open = () => renderAt('/animal/22', () => <KeepOffline path="/animal/22" name="Red Panda" />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('keeps the page, says what else that keeps, and drops it again at a second press, not by a double click', async () => {
  isKept.mockResolvedValue(false);
  takePages.mockResolvedValue(undefined);
  dropPages.mockResolvedValue(undefined);
  open();
  await press('Keep for offline');
  expect(takePages).toHaveBeenCalledWith(['/animal/22']);
  expect(await screen.findByText(/as are those that you read from now on/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'What is kept' })).toHaveAttribute('href', '/offline');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Kept for offline' }));
  await userEvent.tab();
  await press('Kept for offline');
  expect(dropPages).not.toHaveBeenCalled();
  await press('Press again to delete it from this device');
  expect(dropPages).toHaveBeenCalledWith(['/animal/22']);
  expect(await screen.findByRole('button', { name: 'Keep for offline' })).toBeEnabled();
});

test('knows what is kept already', async () => {
  isKept.mockResolvedValue(true);
  open();
  expect(await screen.findByRole('button', { name: 'Kept for offline' })).toBeInTheDocument();
});

test('says that it could not be kept', async () => {
  isKept.mockResolvedValue(false);
  takePages.mockRejectedValue(new TypeError('Failed to fetch'));
  open();
  await press('Keep for offline');
  expect(await screen.findByRole('alert')).toHaveTextContent('The page could not be kept.');
  expect(screen.getByRole('button', { name: 'Keep for offline' })).toBeEnabled();
});
