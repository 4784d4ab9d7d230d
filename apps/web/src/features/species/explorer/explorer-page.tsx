import { Button, ContourBackground, EmptyState, Pagination, SearchField, Select } from '@aranya/ui';
import {
  animalIndex,
  animalTypes,
  filterAnimals,
  filterStatuses,
  pageOf,
  searchAnimals,
} from '@aranya/wildlife-data';
import { useRef } from 'react';
import { Link } from 'react-router';
import { artwork } from '../../../app/artwork';
import { pageMeta } from '../../../app/page-meta';
import { paths } from '../../../lib/paths';
import { PlainList, NoScriptSection } from '../../../app/noscript/noscript';
import { turnPage } from '../../../lib/turn-page';
import { useSearchForm } from '../../../lib/use-search-form';
import { AnimalCard } from './animal-card';
import styles from './explorer-page.module.css';
import { useExplorerQuery } from './explorer-query';

const PAGE_SIZE = 15;

const FORM_ID = 'species-search';

const statusOptions = [
  { value: 'All', label: 'All Conservation Status' },
  ...filterStatuses.map((status) => ({ value: status, label: status })),
] as const;

const typeOptions = [
  { value: 'All', label: 'All Types' },
  ...animalTypes.map((type) => ({ value: type, label: type })),
] as const;

export const meta = () =>
  pageMeta({
    title: 'Wildlife Explorer',
    description: `Discover ${animalIndex.length} animals of India and the world: their habitats, food, regions and conservation status.`,
    path: paths.species(),
    card: 'species',
    trail: [{ name: 'Species', path: paths.species() }],
  });

export default function ExplorerPage() {
  const [{ q, status, type, page: requested }, setQuery] = useExplorerQuery();
  const form = useSearchForm({ q, status, type }, (early) => {
    void setQuery({ ...early, page: null }, { history: 'replace' });
  });
  const summary = useRef<HTMLParagraphElement>(null);
  const found = filterAnimals(searchAnimals(animalIndex, q), { status, type });
  const { items, page, pages, total } = pageOf(found, requested, PAGE_SIZE);
  const first = (page - 1) * PAGE_SIZE + 1;

  return (
    <>
      <header className={styles.head}>
        <ContourBackground />
        <div className={`wrap ${styles.words}`}>
          <h1>Wildlife Explorer</h1>
          <p className="lede">Discover animals, their habitats and their conservation status.</p>
        </div>
      </header>
      <div className={`wrap ${styles.content}`}>
        <form
          id={FORM_ID}
          ref={form}
          role="search"
          method="get"
          action={paths.species()}
          className={`by-script ${styles.filters}`}
          onSubmit={(event) => event.preventDefault()}
        >
          {/* Enter presses it before hydration. */}
          <button type="submit" hidden />
          <SearchField
            label="Search animals"
            placeholder="Search by name or region..."
            name="q"
            defaultValue=""
            onValueChange={(text) => void setQuery({ q: text, page: null }, { history: 'replace' })}
            className={styles.field}
          />
          <Select
            label="Conservation status"
            labelHidden
            name="status"
            options={statusOptions}
            onValueChange={(value) => void setQuery({ status: value, page: null })}
          />
          <Select
            label="Type"
            labelHidden
            name="type"
            options={typeOptions}
            onValueChange={(value) => void setQuery({ type: value, page: null })}
          />
        </form>
        <div role="status" className={styles.result}>
          {total === 0 ? (
            <EmptyState
              picture={<img src={artwork.scene('empty')} alt="" width="1200" height="900" />}
              title="No animals match your search/filter"
              action={
                <Button variant="fill" onClick={() => void setQuery(null)}>
                  Show all animals
                </Button>
              }
            />
          ) : (
            <p ref={summary} className={`num ${styles.summary}`} tabIndex={-1}>
              {total === 1 ? '1 animal' : `${first} to ${first + items.length - 1} of ${total} animals`}
            </p>
          )}
        </div>
        {total > 0 && (
          // A new list: cards that move would shift.
          <ul key={q + status + type} className={styles.grid} aria-label="Animals">
            {items.map((animal, i) => (
              <AnimalCard key={animal.id} animal={animal} eager={i < 3} leading={i === 0} />
            ))}
          </ul>
        )}
        <Pagination
          form={FORM_ID}
          page={page}
          pageCount={pages}
          onPageChange={(next) => {
            void setQuery({ page: next });
            turnPage(summary.current);
          }}
          steps={false}
          label="Pages of animals"
          className={`by-script ${styles.pages}`}
        />
      </div>
      <NoScriptSection title={`All ${animalIndex.length} animals`}>
        <PlainList>
          {animalIndex.map(({ id, name }) => (
            <li key={id}>
              <Link to={paths.animal(id)}>{name}</Link>
            </li>
          ))}
        </PlainList>
      </NoScriptSection>
    </>
  );
}
