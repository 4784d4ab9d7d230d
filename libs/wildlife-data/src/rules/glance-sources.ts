import type { Glance } from '../glance/glance.schema';
import { factsOfGlance } from './glance-facts';
import { sourceFaults } from './sources';

/** Each fact names sources that the glance has, each source has the address of a page, and is named by a fact. */
export function glanceSourceFaults(name: string, glance: Glance): string[] {
  const facts = factsOfGlance(glance);
  const named = new Set(facts.flatMap(({ from }) => from));
  const keys = Object.keys(glance.sources);
  return [
    ...facts.flatMap(({ field, from }) => {
      if (from.length === 0) return [`${name}: ${field} names no source`];
      const faults = from
        .filter((key) => !keys.includes(key))
        .map((key) => `${name}: ${field} names the source '${key}', which the record does not have`);
      return new Set(from).size < from.length
        ? [...faults, `${name}: ${field} names a source twice`]
        : faults;
    }),
    ...keys.filter((key) => !named.has(key)).map((key) => `${name}: no fact names the source '${key}'`),
    ...sourceFaults({ name, sources: Object.values(glance.sources) }),
  ];
}
