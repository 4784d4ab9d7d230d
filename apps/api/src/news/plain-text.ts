import { Parser } from 'htmlparser2';

const UNSEEN = new Set([
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
// Control and format characters, lone surrogates and private use. Joiners stay: Indian scripts need them.
const NOT_TEXT = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;
const MARKUP = /<\/?[a-z!?]|&#?\w+;/i;
// More is never needed for what is shown, and bounds the work.
const MAX_MARKUP = 20_000;

/** What a browser would show of `html`, as one line. */
function seenOf(html: string): string {
  let text = '';
  let unseen = 0;
  const parser = new Parser({
    onopentag: (name) => {
      if (UNSEEN.has(name)) unseen += 1;
      if (!INLINE.has(name)) text += ' ';
    },
    onclosetag: (name) => {
      if (UNSEEN.has(name)) unseen -= 1;
      if (!INLINE.has(name)) text += ' ';
    },
    ontext: (part) => {
      if (unseen === 0) text += part;
    },
  });
  parser.end(html);
  return text;
}

/** Cut between words where there is a space near the end; `max` counts the ellipsis. UTF-16 code units. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '');
  const space = head.lastIndexOf(' ');
  const words = space > max * 0.5 ? head.slice(0, space) : head;
  return `${words.replace(/[\s.,;:–—-]+$/, '')}…`;
}

/**
 * HTML, escaped once or twice as feeds have it, or plain text, as one line of plain text: no tags, no entities, no
 * control characters, at most `max` UTF-16 code units.
 * @returns null where nothing is left
 */
export function plainText(html: string | null | undefined, max: number): string | null {
  let text = seenOf((html ?? '').slice(0, MAX_MARKUP));
  if (MARKUP.test(text)) text = seenOf(text);
  const line = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(NOT_TEXT, '')
    .replace(/ ?\[(…|\.\.\.)\]/g, '…')
    .replace(/ ?The post .{1,400} (first )?appeared (first )?on .{1,200}$/, '')
    .replace(/ ?(Continue reading|Read more)(…|\.{3})?$/i, '')
    .trim();
  return line === '' ? null : cut(line, max);
}

/** The addresses of the pictures in a piece of HTML, in their order, without the single pixels that count readers. */
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
