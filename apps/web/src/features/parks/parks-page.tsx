import { Button, EmptyState, Pagination } from '@aranya/ui';
import { paginate, parks, searchParks, slugOf, parkCount } from '@aranya/wildlife-data';
import clsx from 'clsx';
import { useRef } from 'react';
import { Outlet, useMatch } from 'react-router';
import { lazyOffline } from '../../lib/lazy-part';
import { pageMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { PlainList, NoScriptSection } from '../../lib/noscript/noscript';
import { turnPage } from '../../lib/turn-page';
import { ButtonLink } from '../../lib/button-link';
import { attractionNode } from './attraction-node';
import { PARKS_FORM_ID, ParksHead } from './parks-head';
import { ParkPoster } from './park-poster';
import styles from './parks-page.module.css';
import { ParksOfAnimal } from './parks-of-animal';
import { categoryFilters, useParksQuery, withParksQuery } from './parks-query';

const PAGE_SIZE = 9;

/** The names of all areas load with the first search. */
const MoreAreas = lazyOffline(async () => ({ default: (await import('./more-areas')).MoreAreas })).Component;

const FIRST_ROW = 3;

export const meta = () =>
  pageMeta({
    title: 'National Parks & Wildlife Sanctuaries',
    description: `A wall of posters for ${parkCount} national parks and wildlife sanctuaries of India: what lives and grows there, and when to go.`,
    path: paths.parks(),
    card: 'parks',
    trail: [{ name: 'Parks', path: paths.parks() }],
    about: [
      {
        '@type': 'ItemList',
        itemListElement: parks.map((park, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: attractionNode(park),
        })),
      },
    ],
  });

/** The child route opens a park over the wall. */
export default function ParksPage() {
  const [query, setQuery] = useParksQuery();
  const wall = useRef<HTMLElement>(null);

  const category = categoryFilters.find((filter) => slugOf(filter) === query.category);
  const found = searchParks(parks, query.q, category);
  const openPark = useMatch(`${paths.parks()}/:park`)?.params.park;
  const openIndex = found.findIndex(({ slug }) => slug === openPark);
  // A link to a park has no page number.
  const pageOfOpenPark = Math.floor(Math.max(0, openIndex) / PAGE_SIZE) + 1;
  const { items, page, pages, total } = paginate(found, query.page ?? pageOfOpenPark, PAGE_SIZE);

  const more = query.q.trim() !== '' && <MoreAreas text={query.q} above={total} />;

  // "Page not found" would otherwise stand below the wall.
  if (openPark && !parks.some(({ slug }) => slug === openPark)) return <Outlet />;

  return (
    <>
      <ParksHead query={query} setQuery={setQuery} />
      <section
        ref={wall}
        tabIndex={-1}
        className={clsx(styles.wall, 'screen-high pad-bottom-9')}
        aria-label="Parks and sanctuaries"
      >
        <div className="wrap">
          <div className={styles.results}>
            <p className="small ink-3 num" role="status">
              {resultCount(total, (page - 1) * PAGE_SIZE, items.length)}
            </p>
            {total === 0 && <ParksOfAnimal text={query.q} />}
            {query.category !== 'all' && total > 0 && (
              <Button
                variant="quiet"
                className="aligned"
                onClick={() => {
                  void setQuery(null);
                  // The pressed button disappears.
                  wall.current?.focus({ preventScroll: true });
                }}
              >
                {query.q ? 'Clear search and filters' : 'Clear filters'}
              </Button>
            )}
          </div>
        </div>
        {total === 0 && more}
        <div className="wrap">
          {total === 0 ? (
            <NoParks onShowAll={() => void setQuery(null)} />
          ) : (
            // A new list has a new key, because posters that move would shift.
            <ul key={query.q + query.category} className={styles.posters}>
              {items.map((park, index) => (
                <ParkPoster
                  key={park.id}
                  park={park}
                  href={withParksQuery(paths.park(park.slug), query)}
                  first={!openPark && index < FIRST_ROW}
                  leading={!openPark && index === 0}
                />
              ))}
            </ul>
          )}
          <Pagination
            className="by-script over-8"
            variant="text"
            label="Pages of parks"
            form={PARKS_FORM_ID}
            page={page}
            pageCount={pages}
            onPageChange={(next) => {
              void setQuery({ page: next });
              turnPage(wall.current);
            }}
          />
        </div>
        {total > 0 && more}
      </section>
      <NoScriptSection title="All parks and sanctuaries">
        <PlainList>
          {parks.map(({ id, name, slug, location }) => (
            <li key={id}>
              <a href={paths.park(slug)}>{name}</a>, {location}
            </li>
          ))}
        </PlainList>
      </NoScriptSection>
      <Outlet context={withParksQuery(paths.parks(), { ...query, page: page === 1 ? null : page })} />
    </>
  );
}

function NoParks({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      title="No parks found."
      text="No park has this name or location. Try a shorter word, or look for an animal or a month."
      action={
        <>
          <Button variant="outline" onClick={onShowAll}>
            Show all
          </Button>
          <ButtonLink variant="outline" to={paths.whereAndWhen()}>
            Find parks by animal
          </ButtonLink>
        </>
      }
    />
  );
}

function resultCount(total: number, before: number, shown: number): string {
  if (total === 0) return '';
  if (total === 1) return '1 place';
  if (total === shown) return `${total} places`;
  return `${before + 1} to ${before + shown} of ${total} places`;
}
