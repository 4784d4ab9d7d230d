/** A feed, and by what name its articles are shown; by the feed's own title where none is given. */
export interface Newsroom {
  feed: string;
  name?: string;
}

/** Who is read where NEWS_FEEDS names nobody: public feeds of conservation organisations and nature desks. */
export const newsrooms: readonly Newsroom[] = [
  { name: 'Mongabay', feed: 'https://news.mongabay.com/feed/' },
  { name: 'Mongabay India', feed: 'https://india.mongabay.com/feed/' },
  { name: 'The Guardian', feed: 'https://www.theguardian.com/environment/wildlife/rss' },
  { name: 'Down To Earth', feed: 'https://www.downtoearth.org.in/rss/environment' },
  { name: 'IUCN', feed: 'https://www.iucn.org/rss.xml' },
  { name: 'WWF', feed: 'https://www.worldwildlife.org/feeds/news' },
  { name: 'Fauna & Flora', feed: 'https://www.fauna-flora.org/feed/' },
  { name: 'Sanctuary Nature Foundation', feed: 'https://www.sanctuarynaturefoundation.org/feed' },
  { name: 'Wildlife Trust of India', feed: 'https://www.wti.org.in/feed/' },
  { name: 'ScienceDaily', feed: 'https://www.sciencedaily.com/rss/plants_animals/endangered_animals.xml' },
];
