import { parkCount } from '@aranya/wildlife-data';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useParams } from 'react-router';
import { openRoutes } from '../../../testing/open-routes';
import { loadOutings, type Outings } from './outings.server';
import { WhereAndWhen } from './where-and-when';

const address = '/parks&sancturies/where-and-when';

let data: Outings;
beforeAll(async () => {
  data = await loadOutings();
  Element.prototype.scrollIntoView = () => undefined;
});

const Page = () => <WhereAndWhen data={data} pageMonth={useParams().month} />;

function open(path = address) {
  const { search } = openRoutes([{ path: `${address}/:month?`, Component: Page }], path);
  return { user: userEvent.setup(), search };
}

const path = () => decodeURIComponent(window.location.pathname);
const heading = () => screen.getByRole('heading', { level: 2, name: /parks?( fit| of this guide$)/ });
const month = () => screen.getByRole('combobox', { name: 'Month' });
const result = (name: string) => screen.getByRole('link', { name }).closest('li') as HTMLElement;

test('without criteria all parks are listed and pinned', () => {
  open();
  expect(heading()).toHaveTextContent(`All ${parkCount} parks of this guide`);
  const map = screen.getByRole('group', { name: 'Map of the parks' });
  const [wide] = map.querySelectorAll('.wide');
  expect(wide?.querySelectorAll('a')).toHaveLength(parkCount);
});

test('the month of the path is chosen, and its parks say why and what to expect', () => {
  open(`${address}/february`);
  expect(month()).toHaveDisplayValue('February');
  expect(heading()).toHaveTextContent(/^\d+ parks fit in February$/);
  const kaziranga = within(result('Kaziranga National Park'));
  expect(kaziranga.getByText('February is in its season, November to April')).toBeVisible();
  expect(kaziranga.getByText('Open: closed only mid-May into October')).toBeVisible();
  expect(kaziranga.getByText(/The grass is burnt and short/)).toBeVisible();
});

test('another month is another page, which keeps the other criteria', async () => {
  const { user, search } = open(`${address}/february?species=1&region=centre`);
  await user.selectOptions(month(), 'May');
  await waitFor(() => expect(path()).toBe(`${address}/may`));
  expect(new URLSearchParams(search()).get('species')).toBe('1');
  expect(new URLSearchParams(search()).get('region')).toBe('centre');
  expect(heading()).toHaveTextContent('parks fit in May, for Bengal Tiger, in Centre');
  await user.selectOptions(month(), 'Any month');
  await waitFor(() => expect(path()).toBe(address));
});

test('a form sent before the scripts came counts', async () => {
  open(`${address}?month=august`);
  expect(await screen.findByRole('heading', { name: /fit in August$/ })).toBeInTheDocument();
  expect(month()).toHaveDisplayValue('August');
});

test('an animal is found although misspelt, added, and removed', async () => {
  const { user, search } = open();
  await user.type(screen.getByRole('combobox', { name: 'Animals' }), 'hangull');
  await user.click(await screen.findByRole('option', { name: 'Hangul' }));
  expect(heading()).toHaveTextContent('1 park fits for Hangul');
  await waitFor(() => expect(search()).toBe('?species=18'));
  const dachigam = result('Dachigam National Park');
  expect(within(dachigam).getByText('Hangul: signature species')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Hangul' }));
  await waitFor(() => expect(heading()).toHaveTextContent(`All ${parkCount} parks of this guide`));
});

test('what nearly fits says what is against it', () => {
  open(`${address}/august?species=1`);
  expect(heading()).toHaveTextContent('No parks fit in August, for Bengal Tiger');
  expect(screen.getByRole('heading', { name: /^Almost a match \(\d+\)$/ })).toBeInTheDocument();
  const kanha = result('Kanha National Park');
  expect(kanha).toHaveTextContent('Against: Closed 1 July to 30 September.');
});

test('the pin of the address is selected, and so is its park', async () => {
  const { user } = open(`${address}/february`);
  const [pin] = screen.getAllByRole('link', { name: /^\d+\. Gir National Park$/ });
  expect(pin).toHaveAttribute('href', '#gir-national-park');
  await act(async () => window.history.pushState(null, '', `${window.location.pathname}#gir-national-park`));
  await act(async () => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: /^\d+\. Gir National Park$/ })[0]).toHaveAttribute(
      'aria-current',
      'true',
    ),
  );
  expect(document.getElementById('gir-national-park')).toHaveAttribute('aria-current', 'true');
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  await waitFor(() => expect(path()).toBe(address));
});

test('nonsense in the address asks for nothing', () => {
  open(`${address}?species=999,abc&region=atlantis&month=smarch`);
  expect(heading()).toHaveTextContent(`All ${parkCount} parks of this guide`);
});
