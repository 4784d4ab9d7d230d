export type { Favorite } from './favorite';
export { useFavorites } from './use-favorites';
