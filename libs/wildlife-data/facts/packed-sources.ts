import type { Source } from '../src/records/source.schema';
import type { PackedSource, SourceFamily } from '../src/records/unpacked-sources';

function commonStart(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  const isCommon = (length: number) => others.every((text) => text.startsWith(first.slice(0, length)));
  let length = first.length;
  while (!isCommon(length)) length--;
  return first.slice(0, length);
}

const reversed = (text: string) => [...text].reverse().join('');

function toFamily(title: string, sources: readonly Source[]): SourceFamily {
  const urls = sources.filter((source) => source.title === title).map(({ url }) => url);
  const before = commonStart(urls);
  const after = commonStart(urls.map((url) => reversed(url.slice(before.length))));
  return [title, before, reversed(after)];
}

export function packedSources(lists: readonly (readonly Source[])[]): {
  families: SourceFamily[];
  packed: PackedSource[][];
} {
  const sources = lists.flat();
  const count = (title: string) => sources.filter((source) => source.title === title).length;
  const titles = [...new Set(sources.map(({ title }) => title))].filter((title) => count(title) > 1);
  const families = titles.map((title) => toFamily(title, sources));
  const pack = ({ title, url }: Source): PackedSource => {
    const family = titles.indexOf(title);
    if (family < 0) return [title, url];
    const [, before = '', after = ''] = families[family] ?? [];
    return [family, url.slice(before.length, url.length - after.length)];
  };
  return { families, packed: lists.map((list) => list.map(pack)) };
}
