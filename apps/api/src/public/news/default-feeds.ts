/** Named by its own title by default. */
export interface NewsFeed {
  url: string;
  name?: string;
}

export const defaultFeeds: readonly NewsFeed[] = [
  { name: 'Mongabay', url: 'https://news.mongabay.com/feed/' },
  { name: 'Mongabay India', url: 'https://india.mongabay.com/feed/' },
  { name: 'The Guardian', url: 'https://www.theguardian.com/environment/wildlife/rss' },
  { name: 'Down To Earth', url: 'https://www.downtoearth.org.in/rss/environment' },
  { name: 'IUCN', url: 'https://www.iucn.org/rss.xml' },
  { name: 'WWF', url: 'https://www.worldwildlife.org/feeds/news' },
  { name: 'Fauna & Flora', url: 'https://www.fauna-flora.org/feed/' },
  { name: 'Sanctuary Nature Foundation', url: 'https://www.sanctuarynaturefoundation.org/feed' },
  { name: 'Wildlife Trust of India', url: 'https://www.wti.org.in/feed/' },
  { name: 'ScienceDaily', url: 'https://www.sciencedaily.com/rss/plants_animals/endangered_animals.xml' },
];
