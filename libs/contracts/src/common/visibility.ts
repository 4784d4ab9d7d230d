export const visibilities = ['private', 'connections', 'public'] as const;

export type Visibility = (typeof visibilities)[number];
