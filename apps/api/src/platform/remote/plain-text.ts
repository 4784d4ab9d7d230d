import { Parser } from 'htmlparser2';

const HIDDEN = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'title',
  'textarea',
]);
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'cite',
  'code',
  'em',
  'font',
  'i',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
]);
// Joiners stay, as Indian scripts need them.
const NOT_TEXT = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;
const MARKUP = /<\/?[a-z!?]|&#?\w+;/i;
const MAX_MARKUP = 20_000;

function visibleText(html: string): string {
  let text = '';
  let hiddenDepth = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (HIDDEN.has(name)) hiddenDepth += 1;
      if (!INLINE.has(name)) text += ' ';
    },
    onclosetag: (name) => {
      if (HIDDEN.has(name)) hiddenDepth -= 1;
      if (!INLINE.has(name)) text += ' ';
    },
    ontext: (part) => {
      if (hiddenDepth === 0) text += part;
    },
  });
  parser.end(html);
  return text;
}

/** `max` counts the ellipsis. */
function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '');
  const space = head.lastIndexOf(' ');
  const words = space > max * 0.5 ? head.slice(0, space) : head;
  return `${words.replace(/[\s.,;:–—-]+$/, '')}…`;
}

/**
 * One line of HTML, escaped once or twice as in feeds.
 * @param max UTF-16 code units
 * @returns null for an empty line
 */
export function plainText(html: string | null | undefined, max: number): string | null {
  let text = visibleText((html ?? '').slice(0, MAX_MARKUP));
  if (MARKUP.test(text)) text = visibleText(text);
  const line = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(NOT_TEXT, '')
    .replace(/ ?\[(…|\.\.\.)\]/g, '…')
    .replace(/ ?The post .{1,400} (first )?appeared (first )?on .{1,200}$/, '')
    .replace(/ ?(Continue reading|Read more)(…|\.{3})?$/i, '')
    .trim();
  return line === '' ? null : truncate(line, max);
}

/** Skips tracking pixels. */
export function picturesIn(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag: (name, { src, width, height }) => {
      if (name === 'img' && src !== undefined && width !== '1' && height !== '1') found.push(src);
    },
  });
  parser.end(html.slice(0, MAX_MARKUP));
  return found;
}
