import { CONTRIBUTORS } from '../../lib/our-work';
import { absoluteUrl } from '../../lib/settings';

export interface Cited {
  /** The contributors of Aranya, unless somebody else is named. */
  authors?: string;
  title: string;
  path: string;
}

/** The page is of this year, and read on this day in words. */
export interface CitedOn {
  year: number;
  /** Empty in a prerendered page, which does not know its reader's day. */
  accessed: string;
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

export const accessedOn = (date: Date): string => day.format(date);

/** Returns the citation in one line of plain text. */
export function citationText({ authors = CONTRIBUTORS, title, path }: Cited, on: CitedOn): string {
  const accessed = on.accessed === '' ? '' : ` Accessed ${on.accessed}.`;
  return `${authors}. “${title}”. Aranya, ${on.year}. ${absoluteUrl(path)}.${accessed}`;
}

/** Returns the citation as an entry of BibTeX. Double braces keep capitals, and a group's name whole. */
export function citationBibtex({ authors = CONTRIBUTORS, title, path }: Cited, on: CitedOn): string {
  const fields = [
    ['author', `{${authors}}`],
    ['title', `{${title}}`],
    ['howpublished', 'Aranya'],
    ['year', String(on.year)],
    ['url', absoluteUrl(path)],
    ...(on.accessed === '' ? [] : [['note', `Accessed ${on.accessed}`]]),
  ];
  const key = `aranya${path.replace(/[^a-z0-9]+/gi, '-')}`;
  // Outside the address, these characters are commands of TeX.
  const escaped = (name: string | undefined, value: string | undefined) =>
    name === 'url' ? value : value?.replace(/[&%$#_]/g, '\\$&');
  const lines = fields.map(([name, value]) => `  ${name} = {${escaped(name, value)}}`);
  return `@misc{${key},\n${lines.join(',\n')}\n}`;
}
