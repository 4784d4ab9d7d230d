import { Button, buttonClass, ContourBackground, Pagination, SearchField, Select } from '@aranya/ui';
import {
  animalIndex,
  type AnimalSummary,
  animalTypes,
  filterAnimals,
  filterStatuses,
  pageOf,
  searchAnimals,
} from '@aranya/wildlife-data';
import { useRef } from 'react';
import { Link } from 'react-router';
import { pageMeta } from '../../../lib/page-meta';
import { paths } from '../../../lib/paths';
import { PlainList, NoScriptSection } from '../../../lib/noscript/noscript';
import { turnPage } from '../../../lib/turn-page';
import { useSearchForm } from '../../../lib/use-search-form';
import { AnimalCard } from './animal-card';
import styles from './explorer-page.module.css';
import { useExplorerQuery } from './explorer-query';
import { NoAnimals } from './no-animals';
import { resultText } from './result-text';
import { useCloseAnimals } from '../../../parts/species-search/use-close-animals';

const PAGE_SIZE = 15;

interface Result {
  animal: AnimalSummary;
  /** Says why an animal with another name and region comes close. */
  reason?: string;
}

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
  const matches = searchAnimals(animalIndex, q);
  const { close: closeMatches, ready } = useCloseAnimals(q, 'everything');
  const passing = new Set(filterAnimals(animalIndex, { status, type }));
  const found = matches.filter((animal) => passing.has(animal)).map((animal): Result => ({ animal }));
  const close: Result[] = closeMatches.filter(({ animal }) => passing.has(animal));
  const { items, page, pages, total } = pageOf([...found, ...close], requested, PAGE_SIZE);
  const first = (page - 1) * PAGE_SIZE + 1;
  const shownClose = items.filter(({ reason }) => reason);
  const shownFound = items.slice(0, items.length - shownClose.length);
  const filtered = status !== 'All' || type !== 'All';
  const showAll = () => void setQuery(null);

  return (
    <>
      <header className={styles.head}>
        <ContourBackground />
        <div className={`wrap ${styles.words}`}>
          <h1>Wildlife Explorer</h1>
          <p className="lede">Discover animals, their habitats and their conservation status.</p>
          <Link className={buttonClass({ variant: 'quiet', className: styles.compare })} to={paths.compare()}>
            Compare two species
          </Link>
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
          {/* Enter presses this button before hydration. */}
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
        <div className={styles.result}>
          <div role="status">
            {total === 0 && ready ? (
              <NoAnimals
                withoutFilters={filtered ? matches.length + closeMatches.length : 0}
                onDropFilters={() => void setQuery({ status: null, type: null, page: null })}
                onSearch={(text) => void setQuery({ q: text, status: null, type: null, page: null })}
                onShowAll={showAll}
              />
            ) : (
              <p ref={summary} className={`num ${styles.summary}`} tabIndex={-1}>
                {total === 0
                  ? 'Searching…'
                  : resultText({
                      found: found.length,
                      close: close.length,
                      first,
                      shown: items.length,
                      text: q,
                    })}
              </p>
            )}
          </div>
          {filtered && total > 0 && (
            <Button
              variant="quiet"
              className={styles.clear}
              onClick={() => {
                showAll();
                // The pressed button disappears.
                summary.current?.focus();
              }}
            >
              {q ? 'Clear search and filters' : 'Clear filters'}
            </Button>
          )}
        </div>
        {shownFound.length > 0 && (
          // A new list has a new key, because cards that move would shift.
          <ul key={q + status + type} className={styles.grid} aria-label="Animals">
            {shownFound.map(({ animal }, i) => (
              <AnimalCard key={animal.id} animal={animal} eager={i < 3} leading={i === 0} />
            ))}
          </ul>
        )}
        {shownClose.length > 0 && (
          <>
            <h2 id="close-animals" className={styles.close}>
              <span>
                {found.length > 0 ? 'Also close' : 'Close'} to “{q.trim()}”
              </span>
            </h2>
            <ul key={`close ${q}${status}${type}`} className={styles.grid} aria-labelledby="close-animals">
              {shownClose.map(({ animal, reason }, i) => (
                <AnimalCard
                  key={animal.id}
                  animal={animal}
                  eager={shownFound.length === 0 && i < 3}
                  leading={false}
                  reason={reason}
                />
              ))}
            </ul>
          </>
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
