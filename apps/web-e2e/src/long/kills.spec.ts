import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { newAccount, signUp } from '../support/people';
import { Site } from '../support/site';

const ROUNDS = 20;
const WRITERS = 4;

async function tokenOf(page: Page): Promise<string> {
  const call = page.waitForRequest((request) => request.url().includes('/api/user/data'));
  await page.reload();
  return (await call).headers().authorization ?? '';
}

test(`every post that was acknowledged is there after ${ROUNDS} kills`, async ({ browser }) => {
  const site = await Site.create();
  try {
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    await signUp(page, newAccount('Asha Menon'));
    const authorization = await tokenOf(page);
    await context.close();

    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      let running = true;
      const writers = Array.from({ length: WRITERS }, async (_, writer) => {
        for (let count = 0; running; count++) {
          const content = `round ${round} writer ${writer} post ${count}`;
          const body = new FormData();
          body.set('content', content);
          const answer = await fetch(`${site.apiUrl}/api/post/add`, {
            method: 'POST',
            headers: { authorization },
            body,
          }).catch(() => null);
          if (!answer) return;
          if (answer.ok) acknowledged.push(content);
        }
      });
      // Each round at another moment of its work.
      await new Promise((resolve) => setTimeout(resolve, 150 + 137 * round));
      await site.kill();
      running = false;
      await Promise.all(writers);
      await site.start();
    }

    const found = new Set<string>();
    let cursor: string | null = null;
    do {
      const address = new URL(`${site.apiUrl}/api/post/feed?limit=50`);
      if (cursor) address.searchParams.set('cursor', cursor);
      const answer = await fetch(address, { headers: { authorization } });
      expect(answer.status).toBe(200);
      const feed = (await answer.json()) as { posts: { content: string }[]; next_cursor: string | null };
      for (const post of feed.posts) found.add(post.content);
      cursor = feed.next_cursor;
    } while (cursor);
    console.log(`${acknowledged.length} posts acknowledged over ${ROUNDS} kills, ${found.size} found`);
    expect(acknowledged.length).toBeGreaterThan(ROUNDS);
    expect(acknowledged.filter((content) => !found.has(content))).toEqual([]);
  } finally {
    await site.remove();
  }
});
