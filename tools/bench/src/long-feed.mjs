/**
 * Compares scrolling a feed of 1,000 posts to one of 50; this script answers with the posts.
 * Usage: npx nx run bench:long-feed
 */
import { randomUUID } from 'node:crypto';
import { launchBrowser, quantile, signUp, startBenchSite } from './lib/bench-site.mjs';

const PAGE = 20;
const FRAMES = 240;

const author = { _id: randomUUID(), full_name: 'Ravi Kulkarni', username: 'ravi', profile_picture: '' };
const post = (n) => ({
  _id: `01990000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  user: author,
  content: `Sighting ${n} #tadoba\n${'Fresh tracks along the stream. '.repeat(n % 9)}`,
  image_urls: n % 3 === 0 ? ['/images/animals/1.svg'] : [],
  images: n % 3 === 0 ? [{ url: '/images/animals/1.svg', width: 1200, height: 900, alt: 'A tiger' }] : [],
  post_type: n % 3 === 0 ? 'text_with_image' : 'text',
  likes_count: [],
  likes_total: n % 17,
  liked: false,
  suggested: false,
  createdAt: new Date(Date.UTC(2026, 0, 31) - n * 60_000).toISOString(),
});

async function answerFeed(page, total) {
  await page.unroute('**/api/post/feed*');
  await page.route('**/api/post/feed*', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const posts = Array.from({ length: Math.min(PAGE, total - from) }, (_, n) => post(from + n));
    const next = from + PAGE < total ? String(from + PAGE) : null;
    return route.fulfill({ json: { success: true, posts, message: '', next_cursor: next } });
  });
}

async function measure(page, total) {
  await answerFeed(page, total);
  await page.reload();
  await page.getByRole('article').first().waitFor();
  const began = Date.now();
  while ((await page.getByRole('article').count()) < total) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    if (Date.now() - began > 300_000) throw new Error('The posts did not all come.');
  }
  return page.evaluate(async (frames) => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    const height = document.documentElement.scrollHeight;
    window.scrollTo(0, height / 3);
    for (let settle = 0; settle < 30; settle += 1) await nextFrame();
    const times = [];
    let last = await nextFrame();
    for (let n = 0; n < frames; n += 1) {
      // Within what both lists have.
      window.scrollBy(0, n % 120 < 60 ? 90 : -90);
      const now = await nextFrame();
      times.push(now - last);
      last = now;
    }
    const inputs = [];
    for (let n = 0; n < 30; n += 1) {
      const pressed = performance.now();
      document.querySelectorAll('article button')[n]?.focus({ preventScroll: true });
      await nextFrame();
      await new Promise((done) => setTimeout(done));
      inputs.push(performance.now() - pressed);
    }
    return { times, inputs, nodes: document.querySelectorAll('*').length };
  }, FRAMES);
}

const site = await startBenchSite({ DEMO: 'no' });
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await signUp(page, site);
  const short = await measure(page, 50);
  const long = await measure(page, 1000);
  console.log(
    `${FRAMES} frames of 90 px each; ratios to a feed of 50 posts (${short.nodes} and ${long.nodes} nodes)\n`,
  );
  console.log('what'.padEnd(28), '50 posts'.padStart(10), '1,000'.padStart(10), 'ratio'.padStart(8));
  for (const [name, key, share] of [
    ['frame, median ms', 'times', 0.5],
    ['frame, 95th of 100 ms', 'times', 0.95],
    ['focus to frame, median ms', 'inputs', 0.5],
  ]) {
    const [a, b] = [quantile(short[key], share), quantile(long[key], share)];
    console.log(
      name.padEnd(28),
      a.toFixed(1).padStart(10),
      b.toFixed(1).padStart(10),
      (b / a).toFixed(2).padStart(8),
    );
  }
} finally {
  await browser.close();
  await site.end();
}
