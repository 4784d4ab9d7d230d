export { CREDITS } from './credits';
export type { Credit } from './credits';
export { AVATAR_NAMES, artworkPaths } from './paths';
