import type { FEATURES, SCENES } from '../scenes/scenes.list';

export interface PageCard {
  title: string;
  note: string;
  picture: { scene: keyof typeof SCENES } | { feature: keyof typeof FEATURES } | { animal: string };
}

/** By the card's file name. */
export const PAGE_CARDS = {
  home: {
    title: 'Discover the wild like never before',
    note: 'An open wildlife guide',
    picture: { animal: 'bengal-tiger' },
  },
  species: {
    title: 'Wildlife Explorer',
    note: 'Species, one plate each',
    picture: { animal: 'leopard' },
  },
  parks: {
    title: 'National Parks & Wildlife Sanctuaries',
    note: 'Of India, as posters',
    picture: { scene: 'sponsor' },
  },
  news: {
    title: 'Wildlife News Wall',
    note: 'From newsrooms worldwide',
    picture: { feature: 'news' },
  },
  tracking: {
    title: 'Live Tracking',
    note: 'Migrations on a world map',
    picture: { feature: 'tracking' },
  },
  games: {
    title: 'Animal Games Hub',
    note: 'Three games to play',
    picture: { scene: 'wild-match' },
  },
  about: {
    title: 'About us',
    note: 'The people behind Aranya',
    picture: { feature: 'knowledge' },
  },
  contact: {
    title: 'Contact us',
    note: 'Write to Aranya',
    picture: { animal: 'sarus-crane' },
  },
  favorites: {
    title: 'My Favorite Animals',
    note: 'Kept in your browser',
    picture: { animal: 'red-panda' },
  },
} satisfies Record<string, PageCard>;
