import { renderHook, waitFor } from '@testing-library/react';
import { foundTaxon, houseSparrow, sampleTaxon } from '../../testing/taxa';
import { useAnimalSearch } from './use-animal-search';

const fetchMock = jest.fn();
beforeEach(() => {
  globalThis.fetch = fetchMock;
  fetchMock.mockReset();
});

const eagle = sampleTaxon(5, 'Clanga hastata', { name: 'Indian Spotted Eagle' });
const answer = (...taxa: ReturnType<typeof foundTaxon>[]) =>
  fetchMock.mockResolvedValue({
    ok: true,
    status: 200,
    json: () => Promise.resolve({ success: true, taxa, total: taxa.length }),
  });

const search = (text: string, excluded: string[] = []) =>
  renderHook((typed: string) => useAnimalSearch(typed, excluded, true), { initialProps: text });
const keys = ({ current }: { current: ReturnType<typeof useAnimalSearch> }) =>
  current.found.map(({ species }) => species);

test('the guide’s animals come first where a word of their names begins so, and last where they are only close', async () => {
  answer(foundTaxon(eagle));
  const { result } = search('eagle');
  await waitFor(() => expect(keys(result)).toContain('taxon-5'));
  expect(keys(result).indexOf('taxon-5')).toBeGreaterThan(keys(result).indexOf('bald-eagle'));
  const { result: misspelt } = search('tiggr');
  await waitFor(() => expect(keys(misspelt)).toEqual(['taxon-5', 'bengal-tiger']));
});

test('what was seen in or around a place comes before others, and of the guide what lives there', async () => {
  const near = { query: '&park=kanha-national-park&month=11', living: ['indian-eagle-owl'] };
  const owl = sampleTaxon(6, 'Bubo bengalensis', { species: 'indian-eagle-owl' });
  const far = sampleTaxon(8, 'Clanga clanga', { name: 'Greater Spotted Eagle' });
  answer({ ...foundTaxon(eagle), seen: 'here' }, { ...foundTaxon(owl), seen: 'around' }, foundTaxon(far));
  const { result } = renderHook(() => useAnimalSearch('eagle', [], true, near));
  await waitFor(() => expect(keys(result)).toContain('taxon-5'));
  expect(fetchMock.mock.calls[0]?.[0]).toBe(
    '/api/taxa?q=eagle&beyond_catalogue=false&limit=8&park=kanha-national-park&month=11',
  );
  expect(keys(result)).toEqual(['indian-eagle-owl', 'taxon-5', 'bald-eagle', 'taxon-8']);
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  for (const living of [['indian-eagle-owl'], ['bald-eagle']]) {
    const offline = renderHook(() => useAnimalSearch('eagle', [], true, { query: '&park=x', living }));
    await waitFor(() => expect(keys(offline.result).slice(0, 1)).toEqual(living));
  }
});

test.each([
  ['fails', () => fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['refuses', () => fetchMock.mockResolvedValue({ ok: false, status: 503 })],
])('where the server %s, the list of India answers by the keys of the server', async (_how, fail) => {
  fail();
  const { result, rerender } = search('hou spar');
  await waitFor(() => expect(keys(result)).toEqual(['taxon-15241']));
  rerender('quetzal');
  await waitFor(() => expect(result.current.none).toMatch(/^“quetzal” is not in the list of India/));
  expect(result.current.own).toBe('quetzal');
  answer();
  rerender('quetzals');
  await waitFor(() => expect(result.current.none).toBe('No animal that we know is called “quetzals”.'));
});

test('what is chosen is not offered again', async () => {
  answer(foundTaxon(eagle));
  const { result } = search('eagle', ['taxon-5']);
  await waitFor(() => expect(result.current.none).toBeDefined());
  expect(fetchMock).toHaveBeenCalled();
  expect(keys(result)).not.toContain('taxon-5');
});

test('while a longer text is asked for, what was found stays as far as it fits', async () => {
  answer(foundTaxon(houseSparrow, 'gauraiya'), foundTaxon(eagle));
  const { result, rerender } = search('s');
  await waitFor(() => expect(keys(result)).toContain('taxon-16001'));
  fetchMock.mockReturnValue(new Promise(() => undefined));
  rerender('spar dom');
  expect(keys(result)).toEqual(['taxon-16001']);
  rerender('gaur');
  expect(keys(result).filter((key) => key.startsWith('taxon'))).toEqual(['taxon-16001']);
  rerender('');
  expect(keys(result)).toEqual([]);
});
