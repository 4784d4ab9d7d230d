import type { Glance } from '../glance/glance.schema';

export function textsOfGlance(glance: Glance): { field: string; text: string }[] {
  const found: [string, string | undefined][] = [
    ...glance.size.map(({ note }, at): [string, string | undefined] => [`size.${at}`, note]),
    ['weight', glance.weight?.note],
    ['lifespan', glance.lifespan?.note],
    ['young', glance.young?.of],
    ['young', glance.young?.note],
    ['activity', glance.activity.note],
    ['population', glance.population.estimate],
    ['population', glance.population.where],
    ['population', glance.population.trend_where],
    ['population', glance.population.note],
    ['range', glance.range.note],
    ['law', glance.law.note],
    ['conservation', glance.conservation.text],
    ...glance.look_alikes.map(({ tell }, at): [string, string] => [`look_alikes.${at}`, tell]),
    ...glance.signs.map(({ text }, at): [string, string] => [`signs.${at}`, text]),
    ['best_months', glance.best_months?.where],
    ['synonym', glance.synonym?.note],
    ['surprise', glance.surprise.text],
  ];
  return found.flatMap(([field, text]) => (text === undefined ? [] : [{ field, text }]));
}
