export type DemoPost = readonly [daysAgo: number, text: string, ...pictures: string[]];

export interface DemoPerson {
  readonly username: string;
  readonly name: string;
  readonly bio: string;
  readonly location: string;
  readonly avatar: string;
  readonly cover: 'camp-night' | 'cover-alpine' | 'cover-forest' | 'cover-wetland' | 'wide-wetland';
  readonly posts: readonly DemoPost[];
}

/** `at` is a park, another area, or degrees north and east. */
export interface DemoSighting {
  readonly species: readonly (string | readonly [species: string, count: number])[];
  readonly at: string | readonly [lat: number, lng: number];
  readonly hidden?: boolean;
  /** `MM-DD`: the last such day before the post; the post's own day by default. */
  readonly on?: string;
}

/** A post without pictures, naming animals by scientific name of any rank, or by a free name that waits. */
export interface EverydayPost extends DemoSighting {
  readonly by: string;
  readonly daysAgo: number;
  readonly text: string;
  /** The author's free name for the animal, since settled by moderators. */
  readonly settled?: string;
  /** Others' suggestions, if the post asks what it shows. */
  readonly suggestions?: readonly (readonly [by: string, animal: string, note: string])[];
}

export interface DemoLifeRecord {
  /** A scientific name. */
  readonly animal: string;
  /** As in a sighting; no day by default. */
  readonly on?: string;
  readonly at?: string;
}
