/**
 * Types and presses right after loading, also on a slow CPU. Exits with 1 on a lost letter or unfiltered
 * cards.
 * Usage: npx nx run bench:first-act [-- VISITS PRESSES]
 */
import { launchBrowser, quantile, startBenchSite } from './lib/bench-site.mjs';

const visits = Number(process.argv[2] ?? 100);
const presses = Number(process.argv[3] ?? 20);
const SLOWDOWNS = [1, 4];
/** Milliseconds between keys. */
const KEY_DELAY = { min: 30, max: 120 };
const EFFECT_TIMEOUT_MS = 15_000;

const button = (name) => (page) => page.getByRole('button', { name }).first();
const link = (name) => (page) => page.getByRole('link', { name }).first();
const ACTS = [
  {
    name: 'heart',
    path: '/animal/1',
    target: button(/^(Add to Favorites|Favorited)$/),
    effect: () => [...document.querySelectorAll('button')].some((each) => each.textContent === 'Favorited'),
    undo: (page) => page.getByRole('button', { name: 'Favorited' }).click(),
  },
  {
    name: 'park',
    path: '/parks&sancturies',
    target: link('See Details'),
    effect: () => document.querySelector('[role=dialog]')?.checkVisibility() === true,
    undo: (page) => page.getByRole('button', { name: 'Close' }).click(),
  },
  {
    name: 'game',
    path: '/games',
    target: link(/Wild Match/),
    effect: () => document.body?.innerText.includes('Matches: 0 / 8') === true,
    undo: (page) => page.goBack(),
  },
  {
    name: 'theme',
    path: '/',
    target: button(/^Switch to the/),
    effect: () => document.querySelector('button[aria-label="Switch to the light theme"]') !== null,
    undo: (page) => page.getByRole('button', { name: 'Switch to the light theme' }).first().click(),
  },
];

const site = await startBenchSite({ DEMO: 'no' });
const browser = await launchBrowser();

async function visit(slowdown, run) {
  const context = await browser.newContext({ baseURL: site.addresses.site });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await run(page);
  } finally {
    await context.close();
  }
}

/** @returns {Promise<{ lost: number, filtered: boolean }>} */
async function type(page, delay) {
  await page.goto('/animals', { waitUntil: 'load' });
  const search = page.getByRole('searchbox', { name: 'Search animals' });
  const cards = page.getByRole('list', { name: 'Animals' }).getByRole('listitem');
  const all = await cards.count();
  await search.focus();
  await page.keyboard.type('tiger', { delay });
  const filtered = await page
    .waitForURL('**/animals?q=tiger', { timeout: EFFECT_TIMEOUT_MS })
    .then(async () => (await cards.count()) < all)
    .catch(() => false);
  const value = await search.inputValue();
  return { lost: value === 'tiger' ? 0 : Math.max(1, 'tiger'.length - value.length), filtered };
}

function watchAct(effect) {
  const now = () => String(performance.timeOrigin + performance.now());
  addEventListener(
    'click',
    () => sessionStorage.getItem('pressed') || sessionStorage.setItem('pressed', now()),
    {
      capture: true,
    },
  );
  const look = () => {
    if (sessionStorage.getItem('pressed') && !sessionStorage.getItem('effect') && effect())
      sessionStorage.setItem('effect', now());
    requestAnimationFrame(look);
  };
  look();
}

/** From press to effect. */
async function measureTime(page, act) {
  await page.evaluate(() => sessionStorage.clear());
  await act.target(page).click();
  for (const until = Date.now() + EFFECT_TIMEOUT_MS; Date.now() < until;) {
    const [pressed, effect] = await page
      .evaluate(() => [sessionStorage.getItem('pressed'), sessionStorage.getItem('effect')])
      // The press may lead to another document.
      .catch(() => []);
    if (pressed && effect) return Number(effect) - Number(pressed);
    await page.waitForTimeout(50);
  }
  throw new Error(`${act.name}: no effect within ${EFFECT_TIMEOUT_MS} ms.`);
}

async function firstAndSecond(page, act) {
  // The page's policy refuses to evaluate a function.
  await page.addInitScript({ content: `(${watchAct})(${act.effect})` });
  await page.goto(act.path, { waitUntil: 'load' });
  const first = await measureTime(page, act);
  await act.undo(page);
  while (await page.evaluate(act.effect)) await page.waitForTimeout(50);
  return { first, second: await measureTime(page, act) };
}

const row = (...cells) =>
  console.log(cells.map((cell, i) => (i ? String(cell).padStart(14) : cell.padEnd(22))).join(''));
const named = (what, slowdown) => (slowdown === 1 ? what : `${what}, ${slowdown}x slower`);

let missed = false;
try {
  row('typing "tiger"', 'visits', 'lost letters', 'unfiltered');
  for (const slowdown of SLOWDOWNS) {
    const results = [];
    for (let n = 0; n < visits; n += 1) {
      const delay = KEY_DELAY.min + ((KEY_DELAY.max - KEY_DELAY.min) * (n % 10)) / 9;
      results.push(await visit(slowdown, (page) => type(page, delay)));
    }
    const lost = results.reduce((sum, result) => sum + result.lost, 0);
    const unfiltered = results.filter(({ filtered }) => !filtered).length;
    missed ||= lost + unfiltered > 0;
    row(named('search', slowdown), visits, lost, unfiltered);
  }

  console.log(`\nMilliseconds from press to effect, ${presses} visits each`);
  row('pressed', '1st median', '1st worst', '2nd median', '2nd worst');
  for (const act of ACTS) {
    for (const slowdown of SLOWDOWNS) {
      const times = [];
      for (let n = 0; n < presses; n += 1)
        times.push(await visit(slowdown, (page) => firstAndSecond(page, act)));
      const figures = [times.map(({ first }) => first), times.map(({ second }) => second)];
      row(
        named(act.name, slowdown),
        ...figures.flatMap((list) => [quantile(list), Math.max(...list)]).map(Math.round),
      );
    }
  }
} finally {
  await browser.close();
  await site.end();
}
process.exit(missed ? 1 : 0);
