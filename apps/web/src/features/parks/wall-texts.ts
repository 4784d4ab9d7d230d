import { containsFolded, type Park, type ParkCategory, parks, searchParks } from '@aranya/wildlife-data';
import { createContext, useContext } from 'react';

export type WallText = Pick<Park, 'name' | 'location' | 'fauna'>;

/** By the park's slug. */
export type WallTexts = Readonly<Record<string, WallText>>;

/** Null in English. */
const TextsContext = createContext<WallTexts | null>(null);

export const WallTextsProvider = TextsContext.Provider;

interface Wall {
  parks: readonly Park[];
  search: (text: string, category: ParkCategory | 'All' | undefined) => readonly Park[];
  /** Returns the parks that have an animal of this name. */
  ofAnimal: (name: string) => readonly Park[];
}

export const translateWall = (texts: WallTexts): Park[] =>
  parks.map((park) => ({ ...park, ...texts[park.slug] }));

/** Returns the parks in the page's language, which are found by their English names too. */
export function useWall(): Wall {
  const texts = useContext(TextsContext);
  const shown = texts ? translateWall(texts) : parks;
  const within = (text: string, at: number) => {
    const { name = '', location = '' } = shown[at] ?? {};
    return texts !== null && containsFolded([name, location], text);
  };
  return {
    parks: shown,
    search: (text, category) => {
      const found = searchParks(parks, text, category);
      const ofCategory = searchParks(parks, '', category);
      return shown.filter((_, at) => {
        const park = parks[at];
        return park && (found.includes(park) || (ofCategory.includes(park) && within(text, at)));
      });
    },
    ofAnimal: (name) =>
      shown.filter(({ fauna }, at) => containsFolded([...fauna, ...(parks[at]?.fauna ?? [])], name)),
  };
}
