/** False when the check fails or takes longer than `ms`. */
export async function answersWithin(ms: number, check: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const answers = await Promise.race([check.catch(() => false), late]);
  clearTimeout(timer);
  return answers;
}
