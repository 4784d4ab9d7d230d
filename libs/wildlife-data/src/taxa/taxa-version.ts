import version from '../generated/taxa-version.json' with { type: 'json' };

/** Changes with the shipped taxa. */
export const taxaVersion: string = version;
