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
import { paths } from '../../../app/paths';
import { PlainList, WithoutScript } from '../../../app/without-script/without-script';
import { AnimalCard } from './animal-card';
import type { StatusChoice, TypeChoice } from './explorer-query';
import styles from './explorer-page.module.css';
import { useExplorerQuery } from './use-explorer-query';

const PAGE_SIZE = 15;

const statusOptions: { value: StatusChoice; label: string }[] = [
  { value: 'All', label: 'All Conservation Status' },
  ...filterStatuses.map((status) => ({ value: status, label: status })),
];

const typeOptions: { value: TypeChoice; label: string }[] = [
  { value: 'All', label: 'All Types' },
  ...animalTypes.map((type) => ({ value: type, label: type })),
];

export const meta = () =>
  pageMeta({
    title: 'Wildlife Explorer',
    description: `Discover ${animalIndex.length} animals of India and the world: their habitats, food, regions and conservation status.`,
    path: paths.species(),
    card: 'species',
    trail: [{ name: 'Species', path: paths.species() }],
  });

/** The catalogue: search, filters, fifteen cards a page. */
export default function ExplorerPage() {
  const { query, setText, endText, change, clear } = useExplorerQuery();
  const summary = useRef<HTMLParagraphElement>(null);
  const found = filterAnimals(searchAnimals(animalIndex, query.text), query);
  const { items, page, pages, total } = pageOf(found, query.page, PAGE_SIZE);
  const first = (page - 1) * PAGE_SIZE + 1;

  const turnTo = (next: number) => {
    change({ page: next });
    // The buttons stand below what they change: reading goes on at its beginning.
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView?.({ block: 'start' });
  };

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
        <div role="search" className={`by-script ${styles.filters}`}>
          <SearchField
            label="Search animals"
            placeholder="Search by name or region..."
            value={query.text}
            onValueChange={setText}
            onBlur={endText}
            className={styles.field}
          />
          <Select
            label="Conservation status"
            labelHidden
            options={statusOptions}
            value={query.status}
            onValueChange={(status) => change({ status })}
          />
          <Select
            label="Type"
            labelHidden
            options={typeOptions}
            value={query.type}
            onValueChange={(type) => change({ type })}
          />
        </div>
        <div role="status" className="by-query">
          {total === 0 ? (
            <EmptyState
              picture={<img src={artwork.scene('empty')} alt="" width="1200" height="900" />}
              title="No animals match your search/filter"
              action={
                <Button variant="fill" onClick={clear}>
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
          <ul className={`by-query ${styles.grid}`} aria-label="Animals">
            {items.map((animal, i) => (
              <AnimalCard key={animal.id} animal={animal} eager={i < 3} leading={i === 0} />
            ))}
          </ul>
        )}
        <Pagination
          page={page}
          pageCount={pages}
          onPageChange={turnTo}
          steps={false}
          label="Pages of animals"
          className={`by-query by-script ${styles.pages}`}
        />
      </div>
      <WithoutScript title={`All ${animalIndex.length} animals`}>
        <PlainList>
          {animalIndex.map(({ id, name }) => (
            <li key={id}>
              <Link to={paths.animal(id)}>{name}</Link>
            </li>
          ))}
        </PlainList>
      </WithoutScript>
    </>
  );
}
