import { escape } from 'html-escaper';

export const feedFormats = {
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
} as const;
export type FeedFormat = keyof typeof feedFormats;

/** All texts are plain. */
export interface FeedEntry {
  /** A URI that never changes. */
  id: string;
  link: string;
  title: string;
  author: string;
  text: string;
  notes: readonly string[];
  pictures: readonly { url: string; alt: string }[];
  tags: readonly string[];
  published: string;
  updated: string;
}

export interface FeedHead {
  title: string;
  description: string;
  /** The page that shows the same. */
  page: string;
  /** Without its format. */
  address: string;
}

/** An empty feed must have a date as well, and the same one each time. */
const NO_DATE = new Date(0).toISOString();

/** XML has no form for these. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const clean = (text: string) => text.replace(NOT_IN_XML, '');
const toHtml = (text: string) => escape(clean(text));
const paragraph = (text: string) => (text === '' ? '' : `<p>${toHtml(text).replace(/\r?\n/g, '<br/>')}</p>`);

const contentOf = ({ text, notes, pictures }: FeedEntry): string =>
  [
    paragraph(text),
    ...notes.map(paragraph),
    ...pictures.map(({ url, alt }) => `<p><img src="${toHtml(url)}" alt="${toHtml(alt)}"/></p>`),
  ].join('');

export async function writeFeed(
  format: FeedFormat,
  head: FeedHead,
  entries: readonly FeedEntry[],
): Promise<string> {
  const { Feed } = await import('feed');
  const latest =
    entries
      .map(({ updated }) => updated)
      .sort()
      .at(-1) ?? NO_DATE;
  const feed = new Feed({
    id: head.address,
    title: clean(head.title),
    description: clean(head.description),
    link: head.page,
    feedLinks: { [format]: `${head.address}.${format}` },
    updated: new Date(latest),
    generator: false,
    copyright: '',
  });
  for (const entry of entries) {
    feed.addItem({
      id: entry.id,
      link: entry.link,
      // Atom's is HTML.
      title: format === 'atom' ? toHtml(entry.title) : clean(entry.title),
      author: [{ name: clean(entry.author) }],
      content: contentOf(entry),
      category: entry.tags.map((tag) => ({ name: clean(tag), term: clean(tag) })),
      published: new Date(entry.published),
      date: new Date(entry.updated),
    });
  }
  return format === 'atom' ? feed.atom1() : feed.json1();
}
