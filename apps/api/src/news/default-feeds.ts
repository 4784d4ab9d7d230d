/** Without a name, the feed's own title is shown. */
export interface NewsFeed {
  url: string;
  name?: string;
}

/** Read when NEWS_FEEDS is empty. */
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
