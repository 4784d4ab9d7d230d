import { taxonKey } from '@aranya/contracts/taxon-key';
import { loadTaxa } from '@aranya/wildlife-data';
import type { Page } from '@playwright/test';
import { expect, testOfOwnSite as test } from '../support/fixtures';
import type { Member } from '../support/members';
import type { Site } from '../support/site';

const LINES = 100_000;
/** For a hundred calls on a busy machine. */
const LONG = 300_000;
const CALLS = '**/api/life-list/import/*';
const HEAD =
  'Submission ID,Common Name,Scientific Name,Taxonomic Order,Count,State/Province,County,Location ID,Location,Latitude,Longitude,Date,Time,Protocol,Observation Details';

interface Line {
  /** The animal of the list; null for a name that nobody knows. */
  key: string | null;
  name: string;
  english: string;
  day: string;
}

const day = (line: number) => new Date(Date.UTC(1990 + ((line * 7919) % 35), 0, 1 + ((line * 31) % 365)));

/** Every bird of the list about as often as any other; each 50th line names what is none. */
async function madeUpLines(): Promise<Line[]> {
  const birds = (await loadTaxa()).filter((taxon) => taxon.group === 'birds' && taxon.rank === 'species');
  return Array.from({ length: LINES }, (_, line) => {
    const seenOn = day(line).toISOString().slice(0, 10);
    const bird = birds[(line * 7) % birds.length];
    if (bird === undefined || line % 50 === 0)
      return { key: null, name: 'Xyzzyqux plughwort', english: 'Plughwort', day: seenOn };
    const { id, species, scientific_name: name, name: english } = bird;
    return { key: species ?? taxonKey(id), name, english: english ?? '', day: seenOn };
  });
}

const toCsv = (lines: readonly Line[]) =>
  [
    HEAD,
    ...lines.map(
      ({ name, english, day }, at) =>
        `S${at},"${english}",${name},${at},X,IN-MH,Pune,L${at},"Pashan, Pune",18.53,73.79,${day},06:30,eBird,"By the ""old""\nweir, line ${at}"`,
    ),
  ].join('\r\n');

function firstDays(lines: readonly Line[]): Map<string, string> {
  const days = new Map<string, string>();
  for (const { key, day } of lines) if (key !== null && day < (days.get(key) ?? '9')) days.set(key, day);
  return days;
}

/** The key and the first day of each animal on the member's list. */
async function readDays({ id, call }: Member): Promise<[string, string][]> {
  const body = await call('POST', '/api/life-list/get', { profileId: id });
  const { species } = body as { species: { species: string; times: number; first: { seen_on: string } }[] };
  return species.map(({ species, times, first }) => {
    expect(times, species).toBe(1);
    return [species, first.seen_on];
  });
}

const inOrder = (days: Iterable<[string, string]>) =>
  [...days].sort(([one], [other]) => (one < other ? -1 : 1));

/** The site dies at the `count`th call of this name: before it has answered, or once it has, and the answer is lost. */
async function killAt(
  page: Page,
  site: Site,
  path: string,
  count: number,
  isAnswered: boolean,
): Promise<void> {
  let calls = 0;
  await page.route(CALLS, async (route) => {
    if (route.request().url().endsWith(path)) calls += 1;
    if (calls !== count) return route.continue();
    if (isAnswered) await route.fetch();
    else void route.fetch().catch(() => undefined);
    await site.kill();
    await route.abort();
  });
}

test('100,000 lines of eBird that kills and a closed page break off are imported once, each, and taken back as one', async ({
  page,
  join,
  ownSite,
  browserConsole,
}) => {
  test.setTimeout(1_800_000);
  // Calls of the open page fail while the site is down.
  browserConsole.allow(/Failed to load resource|ERR_(CONNECTION|INCOMPLETE|FAILED)/);
  const lines = await madeUpLines();
  const expected = firstDays(lines);
  const buffer = Buffer.from(toCsv(lines));
  const asha = await join('Asha Menon', page);
  const importing = page.getByRole('dialog', { name: 'Import a life list' });
  const add = importing.getByRole('button', { name: /^Import .* species$/ });
  const choose = async () => {
    await page.goto('/community/life-list');
    await page.getByRole('button', { name: 'Import' }).click();
    await importing
      .getByLabel('Choose a CSV file')
      .setInputFiles({ name: 'MyEBirdData.csv', mimeType: 'text/csv', buffer });
  };
  const untilBack = async () => {
    await expect(importing.getByRole('alert')).not.toBeEmpty({ timeout: LONG });
    await page.unroute(CALLS);
    await ownSite.start();
  };

  await killAt(page, ownSite, 'match', 40, false);
  await choose();
  await untilBack();
  await importing.getByRole('button', { name: 'Try again' }).click();
  const found = importing.getByText(/^100,000 records of/);
  await expect(found).toContainText('0 unclear, 1 unknown', { timeout: LONG });
  for (const [part, isAnswered] of [
    [5, true],
    [12, false],
  ] as const) {
    await killAt(page, ownSite, 'add', part, isAnswered);
    await add.click();
    await untilBack();
  }
  // The page goes away too, and with it all that it knew.
  const first = page.waitForResponse(CALLS);
  await add.click();
  await first;
  await choose();
  await expect(add).toBeVisible({ timeout: LONG });
  await add.click();
  await expect(importing.getByText(/species are imported/)).toBeVisible({ timeout: LONG });

  expect(inOrder(await readDays(asha))).toEqual(inOrder(expected));
  await page.goto('/community/life-list');
  await page.getByRole('button', { name: 'Import' }).click();
  const takeBack = importing.getByRole('button', { name: /^Undo/ });
  await expect(takeBack).toHaveCount(1);
  await takeBack.click();
  await expect(takeBack).toHaveCount(0);
  expect(await readDays(asha)).toEqual([]);
});
