/** Waits until something that was begun in the background has happened. */
export async function until(happened: () => boolean | Promise<boolean>): Promise<void> {
  const patience = Date.now() + 5_000;
  while (!(await happened())) {
    if (Date.now() > patience) throw new Error('It did not happen.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
