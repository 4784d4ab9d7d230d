import type { z } from 'zod';
import type { Source } from './source.schema';

type Path = readonly PropertyKey[];

function namedSources(value: unknown, path: Path = []): { key: string; path: Path }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const here = [...path, Array.isArray(value) ? Number(name) : name];
    return name === 'from' && Array.isArray(inner)
      ? inner.map((key, at) => ({ key: String(key), path: [...here, at] }))
      : namedSources(inner, here);
  });
}

const twice = <Item>(items: readonly Item[], same: (one: Item, other: Item) => boolean) =>
  items.filter((item, at) => items.findIndex((other) => same(item, other)) < at);

/** Each fact names sources, each source serves a fact, and no page occurs twice. */
export function checkSources<Record_ extends { sources: Record<string, Source> }>({
  value,
  issues,
}: z.core.ParsePayload<Record_>): void {
  const { sources, ...facts } = value;
  const fault = (path: Path, message: string) =>
    issues.push({ code: 'custom', path: [...path], message, input: value });
  const named = namedSources(facts);
  const used = new Set(named.map(({ key }) => key));
  for (const { key, path } of named) if (!(key in sources)) fault(path, `There is no source '${key}'.`);
  const isSame = (one: (typeof named)[number], other: (typeof named)[number]) =>
    one.key === other.key && String(one.path.slice(0, -1)) === String(other.path.slice(0, -1));
  for (const { key, path } of twice(named, isSame)) fault(path, `The source '${key}' is named twice.`);
  for (const key of Object.keys(sources))
    if (!used.has(key)) fault(['sources', key], `No fact comes from '${key}'.`);
  const pages = Object.entries(sources);
  for (const [key, { url }] of twice(pages, ([, one], [, other]) => one.url === other.url))
    fault(['sources', key], `The page ${url} occurs twice.`);
}
