export async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 5_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('The condition was not met in 5 s.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
