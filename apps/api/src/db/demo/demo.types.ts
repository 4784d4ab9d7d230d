/** A post of an invented person: how many days ago, what it says, and illustrations by their names in the artwork. */
export type DemoPost = readonly [daysAgo: number, text: string, ...pictures: string[]];

/** An invented person of the demo community. */
export interface DemoPerson {
  readonly username: string;
  readonly name: string;
  readonly bio: string;
  readonly location: string;
  /** Names of illustrations: `avatars/{avatar}.svg`, `scenes/{cover}.svg`. */
  readonly avatar: string;
  readonly cover: 'camp-night' | 'cover-alpine' | 'cover-forest' | 'cover-wetland' | 'wide-wetland';
  readonly posts: readonly DemoPost[];
}
