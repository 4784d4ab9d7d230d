import { ContourBackground } from '@aranya/ui';
import { animalIndex } from '@aranya/wildlife-data';
import { parseAsString, useQueryStates } from 'nuqs';
import { useLoaderData } from 'react-router';
import { m } from '../../../lib/language/messages';
import { pageMeta } from '../../../lib/page-meta';
import { useHydrated } from '../../../lib/hydration';
import { paths } from '../../../lib/paths';
import { AllSpecies } from './all-species';
import styles from './compare-page.module.css';
import { Coats } from './coats';
import { ComparisonView } from './comparison-view';
import { speciesBy } from './find-species';
import { famousPairs } from './famous-pairs.server';
import { keyFigures } from './key-figures.server';
import { PairCards } from './pair-cards';
import { SpeciesSearch } from './species-search';
import type { SpeciesPage } from '../detail/species-page.server';
import { useSpeciesData } from '../../../data/species/use-species-data';

const searchParams = { a: parseAsString.withDefault(''), b: parseAsString.withDefault('') };

export const meta = () =>
  pageMeta({
    title: m.explorer_compare(),
    description: m.compare_description({ count: animalIndex.length }),
    path: paths.compare(),
    card: 'species',
    trail: [
      { name: m.nav_species(), path: paths.species() },
      { name: m.compare_crumb(), path: paths.compare() },
    ],
  });

export const loader = () => ({ figures: keyFigures(), pairs: famousPairs() });

function chosenMessage(chosen: number, loaded: number): string {
  if (chosen < 2) return m.compare_choose();
  return loaded < 2 ? m.compare_loading() : '';
}

export default function ComparePage() {
  const { figures, pairs } = useLoaderData<typeof loader>();
  const [query, setQuery] = useQueryStates(searchParams, { history: 'push' });
  const hydrated = useHydrated();
  const names = hydrated ? query : { a: '', b: '' };
  const [a, b] = [speciesBy(names.a), speciesBy(names.b)];
  const [first, second] = [useSpeciesData<SpeciesPage>(a?.id), useSpeciesData<SpeciesPage>(b?.id)];
  const message = chosenMessage([a, b].filter(Boolean).length, [first, second].filter(Boolean).length);
  return (
    <>
      <header className={`screen-only ${styles.head}`}>
        <ContourBackground />
        <div className={`wrap anchor stack bottoms gap-5 ${styles.halves}`}>
          <div>
            <h1>{m.explorer_compare()}</h1>
            <p className="lede">{m.compare_lede()}</p>
          </div>
          <Coats />
        </div>
      </header>
      <div className={`wrap ${styles.content}`}>
        <form
          role="search"
          className={`screen-only by-script stack gap-4 ${styles.halves}`}
          onSubmit={(event) => event.preventDefault()}
        >
          <SpeciesSearch
            label={m.compare_first()}
            species={a}
            unknown={a ? '' : names.a}
            onSelect={(slug) => void setQuery({ a: slug })}
          />
          <SpeciesSearch
            label={m.compare_second()}
            species={b}
            unknown={b ? '' : names.b}
            onSelect={(slug) => void setQuery({ b: slug })}
          />
        </form>
        <p role="status" className="screen-only by-script over-4 target ink-2">
          {message}
        </p>
        {!(a && b) && <PairCards pairs={pairs} />}
        {first && second && <ComparisonView pages={[first, second]} />}
      </div>
      <AllSpecies figures={figures} />
    </>
  );
}
