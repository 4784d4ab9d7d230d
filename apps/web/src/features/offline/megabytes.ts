/** Formats bytes in steps of 0.1 MB, at least one. */
export const megabytes = (bytes: number): string => `${Math.max(0.1, bytes / 1e6).toFixed(1)} MB`;
