/** True for a request without an answer, for which Chromium, Firefox and WebKit each have their own words. */
export const isNetworkFailure = (error: unknown): boolean =>
  error instanceof Error && /failed to fetch|network|load failed/i.test(error.message);
