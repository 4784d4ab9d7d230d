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
