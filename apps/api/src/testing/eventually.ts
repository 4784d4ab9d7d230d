/** The notification travels through the database; a second is the longest that a node may take without it. */
export async function eventually(attempt: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await attempt()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('It did not happen.');
}
