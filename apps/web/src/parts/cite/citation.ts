import { dateFormat } from '../../lib/time/date-format';
import { capital } from '../../lib/capital';
import { CONTRIBUTORS } from '../../lib/our-work';
import { absoluteUrl, siteName } from '../../lib/settings';

export interface Cited {
  /** Aranya contributors by default. */
  authors?: string;
  title: string;
  path: string;
  /** ISO date of the record's last change, if known. */
  changed?: string | null | undefined;
}

/** A page whose record has no date counts as of this year; `accessed` is a date in words. */
export interface CitedOn {
  year: number;
  /** Empty in a prerendered page, which does not know the reader's day. */
  accessed: string;
}

const day = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });

export const accessedOn = (date: Date): string => day().format(date);

const changeText = (changed: string) => `last changed ${accessedOn(new Date(`${changed}T00:00`))}`;

export function citationText({ authors = CONTRIBUTORS, title, path, changed }: Cited, on: CitedOn): string {
  const accessed = on.accessed === '' ? '' : ` Accessed ${on.accessed}.`;
  const date = changed ? changeText(changed) : on.year;
  return `${authors}. “${title}”. ${siteName()}, ${date}. ${absoluteUrl(path)}.${accessed}`;
}

/** Returns a BibTeX entry. Double braces keep capitals and group names. */
export function citationBibtex({ authors = CONTRIBUTORS, title, path, changed }: Cited, on: CitedOn): string {
  const notes = [changed && changeText(changed), on.accessed && `accessed ${on.accessed}`].filter(Boolean);
  const fields = [
    ['author', `{${authors}}`],
    ['title', `{${title}}`],
    ['howpublished', siteName()],
    ['year', changed?.slice(0, 4) ?? String(on.year)],
    ['url', absoluteUrl(path)],
    ...(notes.length === 0 ? [] : [['note', capital(notes.join(', '))]]),
  ];
  const key = `aranya${path.replace(/[^a-z0-9]+/gi, '-')}`;
  // Outside the address, these characters are commands of TeX.
  const escaped = (name: string | undefined, value: string | undefined) =>
    name === 'url' ? value : value?.replace(/[&%$#_]/g, '\\$&');
  const lines = fields.map(([name, value]) => `  ${name} = {${escaped(name, value)}}`);
  return `@misc{${key},\n${lines.join(',\n')}\n}`;
}
