import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { foundTaxon, houseSparrow } from '../../../testing/taxa';
import { MoreAnimals } from './more-animals';
import { useTaxaBeyond } from './use-taxa-beyond';

const fetchMock = jest.fn();
beforeEach(() => {
  globalThis.fetch = fetchMock;
  fetchMock.mockReset();
});

const sparrow = foundTaxon(houseSparrow, 'gauraiya');
const genus = { ...sparrow, id: 12, scientific_name: 'Passer', name: null, rank: 'genus', iucn: null };

const answer = (body: unknown, ok = true) =>
  fetchMock.mockResolvedValue({ ok, status: ok ? 200 : 503, json: () => Promise.resolve(body) });

const Found = ({ text, above }: { text: string; above: number }) => (
  <MoreAnimals {...useTaxaBeyond(text.trim())} above={above} />
);

const show = (text: string, above = 0) =>
  render(<Found text={text} above={above} />, { wrapper: MemoryRouter });

test('says how many animals have such a name, and what each is', async () => {
  answer({ taxa: [sparrow, { ...genus, matched_name: null }], total: 14 });
  show(' gauraiya ', 3);
  expect(
    await screen.findByRole('heading', { name: 'And 14 more animals and groups by name' }),
  ).toBeVisible();
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/taxa?q=gauraiya&beyond_catalogue=true&limit=12');
  expect(screen.getByText('The 2 that fit best. Type more of a name to find others.')).toBeVisible();
  const [first, second] = within(screen.getByRole('list')).getAllByRole('link');
  expect(first).toHaveAttribute('href', '/taxa/16001-house-sparrow');
  expect(first).toHaveTextContent(
    /House Sparrow.*Passer domesticus.*Also gauraiya.*Birds · Least Concern · Recorded in India/,
  );
  expect(second).toHaveAttribute('href', '/taxa/12-passer');
  expect(second).toHaveTextContent(/^PasserGenus of birds · Recorded in India$/);
});

test('where the catalogue has none, they are not more than others', async () => {
  answer({ taxa: [sparrow], total: 1 });
  show('sparrow');
  expect(await screen.findByRole('heading', { name: '1 animal by name' })).toBeVisible();
});

test('a name that is only spelt alike is said to be so', async () => {
  answer({ taxa: [sparrow, { ...sparrow, id: 2, similar_spelling: true, matched_name: null }], total: 2 });
  show('sparow');
  const [first, second] = within(await screen.findByRole('list')).getAllByRole('link');
  expect(first).not.toHaveTextContent('Similar spelling');
  expect(second).toHaveTextContent(/Passer domesticusSimilar spellingBirds/);
});

test.each([
  ['there are none', { taxa: [], total: 0 }, true],
  ['the server refuses', { taxa: [sparrow], total: 1 }, false],
  ['the answer is not a list', { taxa: 'none' }, true],
])('nothing is shown when %s', async (_when, body, ok) => {
  answer(body, ok);
  const { container } = show('sparrow');
  await waitFor(() => expect(fetchMock).toHaveBeenCalled());
  expect(container).toBeEmptyDOMElement();
});

test('what was found for another text is not shown for this one', async () => {
  answer({ taxa: [sparrow], total: 1 });
  const { rerender, container } = show('sparrow');
  await screen.findByRole('list');
  fetchMock.mockReturnValue(new Promise(() => undefined));
  rerender(<Found text="sparrowhawk" above={0} />);
  expect(container).toBeEmptyDOMElement();
});

test('nothing is asked for without a text', () => {
  show('  ');
  expect(fetchMock).not.toHaveBeenCalled();
});
