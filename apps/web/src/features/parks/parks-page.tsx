import { Button, ContourBackground, EmptyState, FilterPills, Pagination, SearchField } from '@aranya/ui';
import { pageOf, parks, searchParks } from '@aranya/wildlife-data';
import { useRef } from 'react';
import { categoryFilters } from './address/parks-address';
import { useParksAddress } from './address/use-parks-address';
import { ParkDialog } from './park-dialog/park-dialog';
import { ParkPoster } from './park-poster/park-poster';
import { parksMeta } from './meta/parks-meta';
import { ParksInWords } from './parks-in-words';
import styles from './parks-page.module.css';

/** Posters on one page of the wall. */
const PAGE_SIZE = 9;

/** Posters that the first screen may show. */
const FIRST_ROW = 3;

const filterOptions = categoryFilters.map((value) => ({ value, label: value }));

export const meta = ({ location }: { location: { search: string } }) => parksMeta(location.search);

/** The parks and sanctuaries as a wall of posters; one at a time opens. */
export default function ParksPage() {
  const { view, text, setText, setCategory, setPage, reset, openPark, closePark } = useParksAddress();
  const wall = useRef<HTMLElement>(null);

  const found = searchParks(parks, view.text, view.category);
  const park = parks.find(({ slug }) => slug === view.park);
  // A link to a park need not know the page on which it hangs.
  const pageOfPark = park && found.includes(park) ? Math.floor(found.indexOf(park) / PAGE_SIZE) + 1 : 1;
  const { items, page, pages, total } = pageOf(found, view.page ?? pageOfPark, PAGE_SIZE);

  const turnTo = (next: number) => {
    setPage(next);
    // The button that was pressed may be disabled on the new page, and its posters begin above it.
    wall.current?.focus({ preventScroll: true });
    wall.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <>
      <header className={styles.head}>
        <ContourBackground />
        <div className="wrap">
          <h1>National Parks & Wildlife Sanctuaries</h1>
          <div role="search" className={`by-script ${styles.tools}`}>
            <SearchField
              className={styles.field}
              label="Search by name or location"
              placeholder="Search by name or location..."
              value={text}
              onValueChange={setText}
            />
            <FilterPills
              className={styles.pills}
              label="Category"
              options={filterOptions}
              value={view.category}
              onValueChange={setCategory}
            />
          </div>
        </div>
      </header>
      <section
        ref={wall}
        tabIndex={-1}
        className={`by-query ${styles.wall}`}
        aria-label="Parks and sanctuaries"
      >
        <div className="wrap">
          <p className={styles.count} role="status">
            {countOf(total, (page - 1) * PAGE_SIZE, items.length)}
          </p>
          {total === 0 ? (
            <EmptyState
              title="No parks found."
              text="No name or location on the wall matches. A shorter word may help."
              action={
                <Button variant="outline" onClick={reset}>
                  Show all
                </Button>
              }
            />
          ) : (
            <ul className={styles.posters}>
              {items.map((item, index) => (
                <ParkPoster
                  key={item.id}
                  park={item}
                  first={index < FIRST_ROW}
                  leading={index === 0}
                  open={item === park}
                  onOpen={() => openPark(item.slug)}
                />
              ))}
            </ul>
          )}
          <Pagination
            className={`by-script ${styles.pages}`}
            variant="text"
            label="Pages of parks"
            page={page}
            pageCount={pages}
            onPageChange={turnTo}
          />
        </div>
      </section>
      <ParksInWords />
      <ParkDialog park={park} onClose={() => closePark(page)} />
    </>
  );
}

/** What hangs on this page, in words; nothing where nothing hangs, which the empty wall says itself. */
function countOf(total: number, before: number, shown: number): string {
  if (total === 0) return '';
  if (total === 1) return '1 place';
  if (total === shown) return `${total} places`;
  return `${before + 1} to ${before + shown} of ${total} places`;
}
