import type { NameMatch } from '@aranya/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeAnswer, fakeApi, refusal } from '../../../testing/fake-api';
import { meAnswer, renderCommunity } from '../../../testing/render-community';
import { sampleId } from '../../../testing/samples';
import { foundTaxon, houseSparrow } from '../../../testing/taxa';
import ImportDialog from './import-dialog';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const LIST = [
  'Common Name,Scientific Name,Date',
  'Chital,Axis axis,2020-03-01',
  'Chital,Axis axis,2019-03-01',
  'Haus Sparow,Passer domestikus,2021-01-01',
  'Haus Sparow,Passer domestikus,2018-01-01',
  'Plughwort,Xyzzyqux plughwort,2021-01-01',
  'Gaur,Bos gaurus,1 March',
].join('\n');
const chital = { ...foundTaxon(houseSparrow), id: 77, name: 'Chital', species: 'chital' };
const sparrow = foundTaxon(houseSparrow);

const matchOf = ({ scientific_name: name }: { scientific_name: string }): NameMatch =>
  name === 'Axis axis'
    ? { result: 'matched', taxon: chital }
    : name === 'Passer domestikus'
      ? { result: 'unclear', candidates: [sparrow, chital] }
      : { result: 'unknown' };

const done = (message: string) => ({ body: { success: true, message } });

function show(answers: Parameters<typeof fakeApi>[0] = {}) {
  const onClose = jest.fn();
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'GET /api/life-list/imports': () => ({ body: { success: true, imports: [] } }),
    'POST /api/life-list/import/match': ({ body }) => {
      const { names } = body as { names: { scientific_name: string }[] };
      return { body: { success: true, matches: names.map(matchOf) } };
    },
    'POST /api/life-list/import/add': () => done('2 species imported'),
    'POST /api/life-list/import/undo': () => done('Import undone'),
    ...answers,
  });
  renderCommunity(
    '/community/life-list',
    <ImportDialog seen={new Set(['chital'])} onClose={onClose} />,
    '/community/life-list',
  );
  return onClose;
}

async function choose(text = LIST) {
  const file = new File([text], 'MyEBirdData.csv', { type: 'text/csv' });
  // The test's browser reads no files.
  file.text = () => Promise.resolve(text);
  await userEvent.upload(await screen.findByLabelText('Choose a CSV file'), file);
}
const sent = (path = 'add') =>
  api
    .callsTo(`/api/life-list/import/${path}`)
    .map(({ body }) => body as { import_id: string; records: object[] });
const unclear = () => screen.findByRole('combobox', { name: 'Haus Sparow (Passer domestikus)' });

test('tells what a file has, asks once what a name means, imports and takes it back', async () => {
  const onClose = show();
  await choose();
  expect(await screen.findByText(/^6 records of 3 names/)).toHaveTextContent(
    '6 records of 3 names: 1 known, 1 unclear, 1 unknown. 0 species are new to your list',
  );
  const name = await unclear();
  expect(name).toHaveAccessibleDescription('2 lines');
  expect(
    within(name)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Choose one',
    'House Sparrow (Passer domesticus)',
    'Chital (Passer domesticus)',
    'Leave it out',
  ]);
  await userEvent.click(screen.getByText('1 name is unknown'));
  expect(screen.getByText('Plughwort (Xyzzyqux plughwort)')).toBeVisible();
  await userEvent.click(screen.getByText('1 line cannot be read'));
  expect(screen.getByText('Line 7: Its date is not written like 2026-03-17.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import 1 species (1 name still open)' })).toBeEnabled();
  await userEvent.selectOptions(name, 'Leave it out');
  expect(screen.getByRole('button', { name: 'Import 1 species' })).toBeEnabled();

  await userEvent.selectOptions(name, 'House Sparrow (Passer domesticus)');
  expect(screen.getByText(/1 species is new to your list/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 species' }));
  expect(await screen.findByText('2 species are imported into your life list.')).toBeVisible();
  expect(sent()).toEqual([
    {
      import_id: expect.any(String) as string,
      source: 'ebird',
      records: [
        { species: 'chital', seen_on: '2019-03-01' },
        { species: 'taxon-16001', seen_on: '2018-01-01' },
      ],
    },
  ]);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Undo import' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent('undo')).toEqual([{ import_id: sent()[0]?.import_id }]);
});

test('two names of one animal are one record, with the earlier day', async () => {
  show();
  await choose();
  await userEvent.selectOptions(await unclear(), 'Chital (Passer domesticus)');
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 species' }));
  await screen.findByText('1 species is imported into your life list.');
  expect(sent()[0]?.records).toEqual([{ species: 'chital', seen_on: '2018-01-01' }]);
});

test('what was chosen is there after a failure, and the same import goes on', async () => {
  const answers: FakeAnswer[] = [
    refusal(503, 'unavailable', 'Please try again.'),
    done('2 species imported'),
  ];
  show({ 'POST /api/life-list/import/add': () => answers.shift() as FakeAnswer });
  await choose();
  await userEvent.selectOptions(await unclear(), 'House Sparrow (Passer domesticus)');
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 species' }));
  expect(await screen.findByText('Please try again.')).toBeVisible();
  expect(await unclear()).toHaveValue('taxon-16001');
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 species' }));
  await screen.findByText('2 species are imported into your life list.');
  const [first, second] = sent();
  expect(second).toEqual(first);
});

test('a file that is chosen again on another page goes on as the same import', async () => {
  const importOnce = async () => {
    show();
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: /^Import 1 species/ }));
    await screen.findByText('1 species is imported into your life list.');
    return sent()[0]?.import_id;
  };
  const id = await importOnce();
  cleanup();
  api.finish();
  expect(await importOnce()).toBe(id);
});

test('names that could not be looked up are looked up again', async () => {
  let isDown = true;
  show({
    'POST /api/life-list/import/match': () =>
      isDown
        ? refusal(503, 'unavailable', 'Please try again.')
        : {
            body: {
              success: true,
              matches: [{ result: 'unknown' }, { result: 'unknown' }, { result: 'unknown' }],
            },
          },
  });
  await choose();
  expect(await screen.findByText('Please try again.')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('3 names are unknown')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import 0 species' })).toBeDisabled();
});

test('a file that is from neither site is refused, and another one can be chosen', async () => {
  show();
  await choose('Name,Day\nChital,today');
  expect(await screen.findByText(/^This file is from neither site/)).toBeVisible();
  await choose();
  expect(await unclear()).toBeVisible();
  expect(screen.queryByText(/^This file is from neither site/)).not.toBeInTheDocument();
});

test('very many names are looked up and sent in parts', async () => {
  show({
    'POST /api/life-list/import/match': ({ body }) => {
      const { names } = body as { names: { common_name: string }[] };
      const matches = names.map(({ common_name: name }) => ({
        result: 'matched' as const,
        taxon: { ...sparrow, id: Number(name.slice(5)) },
      }));
      return { body: { success: true, matches } };
    },
  });
  const lines = Array.from({ length: 1201 }, (_, index) => `Bird ${index + 1},,2020-01-01`);
  await choose(['Common Name,Scientific Name,Date', ...lines].join('\n'));
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1,201 species' }));
  await screen.findByText('1,201 species are imported into your life list.');
  expect(sent('match')).toHaveLength(13);
  expect(sent().map(({ records }) => records.length)).toEqual([500, 500, 201]);
  expect(new Set(sent().map(({ import_id: id }) => id)).size).toBe(1);
});

test('an earlier import is taken back', async () => {
  let imports = [
    {
      import_id: sampleId(5),
      source: 'inaturalist',
      createdAt: '2026-03-17T08:00:00.000Z',
      species_count: 312,
    },
  ];
  show({
    'GET /api/life-list/imports': () => ({ body: { success: true, imports } }),
    'POST /api/life-list/import/undo': () => {
      imports = [];
      return done('Import undone');
    },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Undo 312 species from iNaturalist, 17 March 2026' }),
  );
  await waitFor(() => expect(screen.queryByText('Earlier imports')).not.toBeInTheDocument());
  expect(sent('undo')).toEqual([{ import_id: sampleId(5) }]);
});
