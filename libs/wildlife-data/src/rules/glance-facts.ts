import type { Glance } from '../glance/glance.schema';

/** A part of a glance that names its sources, and what it is called in a fault. */
export interface GlanceFact {
  field: string;
  from: readonly string[];
}

/** All facts of a glance, with the fields that hold them. */
export function factsOfGlance(glance: Glance): GlanceFact[] {
  const list = (field: string, facts: readonly { from: readonly string[] }[]) =>
    facts.map(({ from }, at) => ({ field: `${field} ${at + 1}`, from }));
  const one = (field: string, fact: { from: readonly string[] } | undefined) =>
    fact ? [{ field, from: fact.from }] : [];
  return [
    ...list('size', glance.size),
    ...one('weight', glance.weight),
    ...one('lifespan', glance.lifespan),
    ...one('young', glance.young),
    ...one('activity', glance.activity),
    ...one('population', glance.population),
    ...one('range', glance.range),
    ...one('law', glance.law),
    ...list('look_alikes', glance.look_alikes),
    ...list('signs', glance.signs),
    ...one('best_months', glance.best_months),
    ...one('synonym', glance.synonym),
    ...one('surprise', glance.surprise),
  ];
}

/** Notes and sentences of a glance, with the fields that hold them. */
export function textsOfGlance(glance: Glance): { field: string; text: string }[] {
  const found: [string, string | undefined][] = [
    ...glance.size.map(({ note }, at): [string, string | undefined] => [`size ${at + 1}`, note]),
    ['weight', glance.weight?.note],
    ['lifespan', glance.lifespan?.note],
    ['young', glance.young?.of],
    ['young', glance.young?.note],
    ['activity', glance.activity.note],
    ['population', glance.population.where],
    ['population', glance.population.note],
    ['range', glance.range.note],
    ['law', glance.law.note],
    ...glance.look_alikes.map(({ tell }, at): [string, string] => [`look_alikes ${at + 1}`, tell]),
    ...glance.signs.map(({ text }, at): [string, string] => [`signs ${at + 1}`, text]),
    ['best_months', glance.best_months?.where],
    ['synonym', glance.synonym?.note],
    ['surprise', glance.surprise.text],
  ];
  return found.flatMap(([field, text]) => (text === undefined ? [] : [{ field, text }]));
}
