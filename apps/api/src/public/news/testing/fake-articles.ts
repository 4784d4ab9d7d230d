export interface FakeArticle {
  title: string;
  description: string | null;
  url: string;
  urlToImage: string | null;
  publishedAt: string;
  source: string;
}

const ANIMALS = [
  'Tigers',
  'Elephants',
  'Otters',
  'Vultures',
  'Turtles',
  'Leopards',
  'Pangolins',
  'Hornbills',
];
const EVENTS = [
  'return to a restored valley',
  'are counted by camera for the first time',
  'cross a road by their own bridge',
  'raise young on the new reserve',
];
const HOUR = 3_600_000;
const NEWEST = Date.UTC(2025, 5, 30, 12);

/** Newest first, an hour apart. Every fifth has no description, every seventh no picture. */
export function fakeArticles(count: number): FakeArticle[] {
  return Array.from({ length: count }, (_, at) => {
    const animal = ANIMALS[at % ANIMALS.length] ?? '';
    const event = EVENTS[Math.floor(at / ANIMALS.length) % EVENTS.length] ?? '';
    return {
      title: `${animal} ${event} (${at + 1})`,
      description:
        at % 5 === 4
          ? null
          : `Story ${at + 1}. Field workers who followed the ${animal.toLowerCase()} for three years say that quiet, patient work with the villages around made the difference, and that the next count will show whether it lasts.`,
      url: `https://newsroom.example/stories/${at + 1}`,
      urlToImage: at % 7 === 6 ? null : `https://pictures.example/${at + 1}.jpg`,
      publishedAt: new Date(NEWEST - at * HOUR).toISOString(),
      source: 'Example Newsroom',
    };
  });
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export function rssFeed(items: string, title = 'Example Newsroom'): string {
  const namespaces =
    'xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/"';
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" ${namespaces}><channel><title>${escaped(title)}</title><link>https://newsroom.example/</link>${items}</channel></rss>`;
}

export function rssItem(article: FakeArticle): string {
  const { title, description, url, urlToImage, publishedAt } = article;
  return `<item><title>${escaped(title)}</title><link>${escaped(url)}</link>
    ${description === null ? '' : `<description><![CDATA[<p>${description}</p>]]></description>`}
    ${urlToImage === null ? '' : `<media:content url="${escaped(urlToImage)}" medium="image" width="800"/>`}
    <pubDate>${new Date(publishedAt).toUTCString()}</pubDate></item>`;
}

export function atomFeed(entries: string, title = 'Example Journal'): string {
  return `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>${escaped(title)}</title><link rel="self" href="https://journal.example/atom.xml"/>${entries}</feed>`;
}

export function atomEntry(article: FakeArticle): string {
  const { title, description, url, urlToImage, publishedAt } = article;
  return `<entry><id>${escaped(url)}</id><title type="html">${escaped(escaped(title))}</title>
    <link rel="alternate" type="text/html" href="${escaped(url)}"/>
    ${urlToImage === null ? '' : `<link rel="enclosure" type="image/jpeg" href="${escaped(urlToImage)}"/>`}
    ${description === null ? '' : `<summary type="html">${escaped(`<p>${description}</p>`)}</summary>`}
    <published>${publishedAt}</published><updated>${publishedAt}</updated></entry>`;
}

export function rdfFeed(items: string, title = 'Example Institute'): string {
  return `<?xml version="1.0"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="https://institute.example/"><title>${escaped(title)}</title></channel>${items}</rdf:RDF>`;
}

export function rdfItem({ title, description, url, publishedAt }: FakeArticle): string {
  return `<item rdf:about="${escaped(url)}"><title>${escaped(title)}</title><link>${escaped(url)}</link>
    <description>${escaped(description ?? '')}</description><dc:date>${publishedAt}</dc:date></item>`;
}
