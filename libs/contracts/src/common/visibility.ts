/** Who may see something of a member beside themselves; `public` is all members. */
export const visibilities = ['private', 'connections', 'public'] as const;

export type Visibility = (typeof visibilities)[number];
