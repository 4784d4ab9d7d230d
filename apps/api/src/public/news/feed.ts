import { DomHandler, DomUtils, getFeed, Parser } from 'htmlparser2';
import { picturesIn } from '../../platform/remote/plain-text';
import { RemoteFailure } from '../../platform/remote/remote-failure';
import type { RawArticle } from './article';

const { getElementsByTagName, getInnerHTML, textContent } = DomUtils;

const MAX_DEPTH = 100;
const MAX_ITEMS = 100;
const PICTURE_FILE = /\.(jpe?g|png|webp|avif)(\?|$)/i;

type Element = ReturnType<typeof getElementsByTagName>[number];

export interface FeedItem extends RawArticle {
  categories: string;
}

/** The searches' time and stack grow with the depth. */
class BoundedHandler extends DomHandler {
  private depth = 0;

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw new RemoteFailure('is nested too deeply');
    super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    this.depth -= 1;
    super.onclosetag();
  }
}

function findChildren(item: Element, ...names: string[]): Element[] {
  return names.flatMap((name) => getElementsByTagName(name, item.children, false));
}

/** Keeps the tags of Atom's xhtml, so that words stay apart. */
function readMarkup(item: Element, ...names: string[]): string[] {
  return findChildren(item, ...names)
    .map((child) => (findChildren(child, '*').length > 0 ? getInnerHTML(child) : textContent(child)))
    .filter((markup) => markup.trim() !== '');
}

function findLink(item: Element, { link, id }: { link?: string; id?: string }): string | undefined {
  const page = findChildren(item, 'link').find(
    ({ attribs: { href, rel = 'alternate' } }) => href && rel === 'alternate',
  );
  const guid = findChildren(item, 'guid').find(({ attribs }) => attribs['isPermaLink'] !== 'false');
  return page?.attribs['href'] ?? link ?? (guid && id);
}

function isPicture({ name, attribs: { rel, type = '', medium = '', url = '' } }: Element): boolean {
  if (name === 'link') return rel === 'enclosure' && type.startsWith('image/');
  if (name === 'media:thumbnail' || medium === 'image' || type.startsWith('image/')) return true;
  return medium === '' && type === '' && PICTURE_FILE.test(url);
}

/** The widest first, then those inside the text. */
function findPictures(item: Element): string[] {
  const attached = ['media:content', 'media:thumbnail', 'enclosure', 'link']
    .flatMap((name) => getElementsByTagName(name, item.children))
    .filter(isPicture)
    .sort((a, b) => (Number(b.attribs['width']) || 0) - (Number(a.attribs['width']) || 0))
    .flatMap(({ attribs: { url, href } }) => url ?? href ?? []);
  const texts = readMarkup(item, 'content:encoded', 'description', 'content', 'summary');
  return [...attached, ...texts.flatMap(picturesIn)];
}

/**
 * At most a hundred articles of RSS, RDF or Atom; expands no entities.
 * @param url the base of relative URLs
 * @throws RemoteFailure for anything but a feed
 */
export function readFeed(xml: string, url: string): FeedItem[] {
  const handler = new BoundedHandler();
  new Parser(handler, { xmlMode: true }).end(xml);
  const feed = getFeed(handler.root.children);
  if (feed === null) throw new RemoteFailure('is no feed');
  const elements = getElementsByTagName(
    feed.type === 'atom' ? 'entry' : 'item',
    handler.root,
    true,
    MAX_ITEMS,
  );
  return elements.map((element, at) => {
    const item = feed.items[at] ?? { media: [] };
    const categories = findChildren(element, 'category', 'dc:subject');
    return {
      title: item.title,
      description: readMarkup(element, 'description', 'summary', 'content:encoded', 'content')[0],
      link: findLink(element, item),
      pictures: findPictures(element),
      source: feed.title,
      published: readMarkup(element, 'published')[0] ?? item.pubDate,
      base: url,
      categories: categories.map((category) => category.attribs['term'] ?? textContent(category)).join(' | '),
    };
  });
}
