/** Returns true for the error of a request that got no answer: Chromium, Firefox and WebKit each have their own words for it. */
export const isNetworkFailure = (error: unknown): boolean =>
  error instanceof Error && /failed to fetch|network|load failed/i.test(error.message);
