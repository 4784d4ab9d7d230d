import { createContext } from 'react';

/** Names on the terrain by the English ones; those that are missing stay English. */
export type TerrainWords = Readonly<Record<string, string>>;

export const TerrainWordsContext = createContext<TerrainWords>({});
export const TerrainWordsProvider = TerrainWordsContext.Provider;
