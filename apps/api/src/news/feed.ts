import { DomHandler, DomUtils, Parser } from 'htmlparser2';
import type { RawArticle } from './article';
import { NewsFailure } from './news-failure';
import { picturesIn } from './plain-text';

const MAX_DEPTH = 100;
const MAX_ITEMS = 100;
const PICTURE_FILE = /\.(jpe?g|png|webp|avif)(\?|$)/i;

// The package keeps its tree's types in another one.
type Tree = DomHandler['root'];
type Element = Extract<Tree['children'][number], { attribs: object }>;

/** An article of a feed, and the words that it is filed under. */
export interface FeedItem extends RawArticle {
  categories: string;
}

/** The tree of a document, as long as it is no deeper than any feed. */
class BoundedHandler extends DomHandler {
  override onopentag(name: string, attributes: Record<string, string>): void {
    // One of them is the document itself.
    if (this.tagStack.length > MAX_DEPTH) throw new NewsFailure('is nested too deeply');
    super.onopentag(name, attributes);
  }
}

/** XML as a tree. Only the five entities of XML and numbers are known: a document type declares nothing here. */
function treeOf(xml: string): Tree {
  const handler = new BoundedHandler();
  new Parser(handler, { xmlMode: true }).end(xml);
  return handler.root;
}

function isElement(node: Tree['children'][number]): node is Element {
  return 'attribs' in node;
}

function elementsIn(parent: Tree | Element, ...names: string[]): Element[] {
  return parent.children.filter(
    (node): node is Element => isElement(node) && names.includes(node.name.toLowerCase()),
  );
}

/** The text of the first of `names` that has some, in their order. */
function textIn(parent: Element, ...names: string[]): string | null {
  for (const name of names) {
    for (const element of elementsIn(parent, name)) {
      const text = DomUtils.textContent(element).trim();
      if (text !== '') return text;
    }
  }
  return null;
}

/** Like {@link textIn}, with the tags of elements inside (Atom's xhtml) kept, so that words do not run together. */
function markupIn(parent: Element, ...names: string[]): string | null {
  for (const name of names) {
    for (const element of elementsIn(parent, name)) {
      const nested = element.children.some(isElement);
      const markup = nested ? DomUtils.getInnerHTML(element) : DomUtils.textContent(element);
      if (markup.trim() !== '') return markup;
    }
  }
  return null;
}

function linkIn(item: Element): string | null {
  for (const { attribs } of elementsIn(item, 'link', 'atom:link')) {
    const isPage = attribs['rel'] === undefined || attribs['rel'] === 'alternate';
    if (attribs['href'] !== undefined && isPage) return attribs['href'];
  }
  const link = textIn(item, 'link');
  if (link !== null) return link;
  const [guid] = elementsIn(item, 'guid');
  const permanent =
    guid !== undefined && guid.attribs['ispermalink'] !== 'false' && guid.attribs['isPermaLink'] !== 'false';
  return permanent ? textIn(item, 'guid') : (item.attribs['rdf:about'] ?? null);
}

function picturesOf(item: Element): string[] {
  const groups = [item, ...elementsIn(item, 'media:group')];
  const contents = groups.flatMap((group) => [
    ...elementsIn(group, 'media:content'),
    ...elementsIn(group, 'media:content').flatMap((content) => elementsIn(content, 'media:thumbnail')),
    ...elementsIn(group, 'media:thumbnail'),
    ...elementsIn(group, 'enclosure'),
  ]);
  const named = contents
    .filter(({ name, attribs: { type = '', medium = '', url = '' } }) => {
      if (name === 'media:thumbnail' || medium === 'image' || type.startsWith('image/')) return true;
      return medium === '' && type === '' && PICTURE_FILE.test(url);
    })
    .sort((a, b) => (Number(b.attribs['width']) || 0) - (Number(a.attribs['width']) || 0))
    .flatMap(({ attribs: { url } }) => url ?? []);
  const linked = elementsIn(item, 'link').flatMap(({ attribs: { rel, type = '', href } }) =>
    rel === 'enclosure' && type.startsWith('image/') ? (href ?? []) : [],
  );
  const bodies = ['content:encoded', 'description', 'content', 'summary'].flatMap(
    (name) => markupIn(item, name) ?? [],
  );
  return [...named, ...linked, ...bodies.flatMap(picturesIn)];
}

function categoriesOf(item: Element): string {
  const names = elementsIn(item, 'category', 'dc:subject');
  return names.map((element) => element.attribs['term'] ?? DomUtils.textContent(element)).join(' | ');
}

/**
 * The articles of an RSS (0.9 to 2.0), RDF or Atom feed, at most a hundred. Texts are as they came.
 * @param url where the feed was read: relative addresses start there
 * @throws NewsFailure for what is no feed
 */
export function readFeed(xml: string, url: string): FeedItem[] {
  const [root] = elementsIn(treeOf(xml), 'rss', 'rdf:rdf', 'feed');
  if (root === undefined) throw new NewsFailure('is no feed');
  const channel = elementsIn(root, 'channel')[0] ?? root;
  const items = [
    ...elementsIn(channel, 'item', 'entry'),
    ...(channel === root ? [] : elementsIn(root, 'item')),
  ];
  const source = textIn(channel, 'title');
  return items.slice(0, MAX_ITEMS).map((item) => ({
    title: markupIn(item, 'title'),
    description: markupIn(item, 'description', 'summary', 'content:encoded', 'content'),
    link: linkIn(item),
    pictures: picturesOf(item),
    source,
    published: textIn(item, 'pubdate', 'dc:date', 'published', 'updated', 'date'),
    base: url,
    categories: categoriesOf(item),
  }));
}
