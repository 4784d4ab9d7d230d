import type { Glance } from '@aranya/wildlife-data';
import { capital } from '../../../lib/capital';
import { m } from '../../../lib/language/messages';
import { activeText, lawText, populationText, type PopulationText } from './fact-texts';
import { measureLabel } from './measures';
import { ageText, countText, lengthText, weightText } from './units';

interface Fact {
  label: string;
  value: string;
  note?: string | undefined;
  from: readonly string[];
}

/** In words, so that the page needs no code for them. */
export interface GridFacts {
  facts: readonly Fact[];
  population: PopulationText;
  law: ReturnType<typeof lawText>;
}

const LIFESPANS = { wild: m.lifespan_wild, 'human care': m.lifespan_human_care } as const;

function listFacts({ size, weight, lifespan, young, activity }: Glance): Fact[] {
  const fact = (label: string, value: string, { note, from }: Pick<Fact, 'note' | 'from'>) => ({
    label,
    value,
    note,
    from,
  });
  return [
    ...size.map((each) => fact(capital(measureLabel(each.measure)), lengthText(each.cm), each)),
    ...(weight ? [fact(m.fact_weight(), weightText(weight.kg), weight)] : []),
    ...(lifespan ? [fact(LIFESPANS[lifespan.where](), ageText(lifespan.years), lifespan)] : []),
    ...(young ? [fact(m.fact_young(), `${countText(young.count)} ${young.of}`, young)] : []),
    fact(m.fact_active(), activeText(activity.time), activity),
  ];
}

export const gridFacts = (glance: Glance): GridFacts => ({
  facts: listFacts(glance),
  population: populationText(glance.population),
  law: lawText(glance.law),
});
