import { Button, EmptyState, Pagination } from '@aranya/ui';
import { paginate, type Park, parkCount, parks, slugOf } from '@aranya/wildlife-data';
import clsx from 'clsx';
import { useRef } from 'react';
import { Outlet, useMatch } from 'react-router';
import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
import { localized } from '../../lib/language/site-paths';
import { lazyOffline } from '../../lib/lazy-part';
import { pageMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { isSaid, NoScriptSection, PlainList } from '../../lib/noscript/noscript';
import { turnPage } from '../../lib/turn-page';
import { ButtonLink } from '../../lib/button-link';
import { attractionNode } from './attraction-node';
import { PARKS_FORM_ID, ParksHead } from './parks-head';
import { ParkPoster } from './park-poster';
import styles from './parks-page.module.css';
import { ParksOfAnimal } from './parks-of-animal';
import { categoryFilters, useParksQuery, withParksQuery } from './parks-query';
import { useWall } from './wall-texts';

const PAGE_SIZE = 9;

/** The names of all areas load with the first search. */
const MoreAreas = lazyOffline(async () => ({ default: (await import('./more-areas')).MoreAreas })).Component;

const FIRST_ROW = 3;
/** Where none is found. */
const FEW = 4;

export const parksMeta = (listed: readonly Park[]) =>
  pageMeta({
    title: m.parks_heading(),
    description: m.parks_description({ count: parkCount }),
    path: paths.parks(),
    card: 'parks',
    trail: [{ name: m.nav_parks(), path: paths.parks() }],
    about: [
      {
        '@type': 'ItemList',
        itemListElement: listed.map((park, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: attractionNode(park),
        })),
      },
    ],
  });

export const meta = () => parksMeta(parks);

/** The child route opens a park over the wall. */
export default function ParksPage() {
  const [query, setQuery] = useParksQuery();
  const wall = useRef<HTMLElement>(null);

  const category = categoryFilters.find((filter) => slugOf(filter) === query.category);
  const { parks: shown, search } = useWall();
  const found = search(query.q, category);
  const openPark = useMatch(`${localized(paths.parks())}/:park`)?.params.park;
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
        aria-label={m.parks_region()}
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
                {query.q ? m.parks_clear_all() : m.parks_clear_filters()}
              </Button>
            )}
          </div>
        </div>
        {total === 0 && more}
        <div className="wrap">
          {total === 0 ? (
            <NoParks few={shown.slice(0, FEW)} onShowAll={() => void setQuery(null)} />
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
            label={m.parks_pages()}
            previousLabel={m.parks_previous()}
            nextLabel={m.parks_next()}
            positionText={m.parks_page_of({ page, count: pages })}
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
      {isSaid ? (
        <NoScriptSection title={m.parks_noscript()}>
          <PlainList>
            {shown.map(({ id, name, slug, location }) => (
              <li key={id}>
                <a href={localized(paths.park(slug))}>{name}</a>, {location}
              </li>
            ))}
          </PlainList>
        </NoScriptSection>
      ) : (
        <noscript />
      )}
      <Outlet
        context={withParksQuery(localized(paths.parks()), { ...query, page: page === 1 ? null : page })}
      />
    </>
  );
}

function NoParks({ few, onShowAll }: { few: readonly Park[]; onShowAll: () => void }) {
  return (
    <>
      <EmptyState
        className="pad-top-4"
        title={m.parks_none()}
        text={m.parks_none_text()}
        picture={null}
        action={
          <>
            <Button variant="fill" onClick={onShowAll}>
              {m.parks_show_all()}
            </Button>
            <ButtonLink variant="outline" to={paths.whereAndWhen()}>
              {m.parks_by_animal()}
            </ButtonLink>
          </>
        }
      />
      <h2 className="size-3 under-4">{m.parks_begin()}</h2>
      <ul className="stack gap-4 tiles">
        {few.map(({ slug, name, location, images }) => (
          <li key={slug}>
            <SiteLink className="row gap-2 tall panel clip plain ink hover-sand" to={paths.park(slug)}>
              <img className="rigid sand" src={images} alt="" width="120" height="160" />
              <span className="stack gap-1 shrinks lh-135 pad-x-2">
                <span className="bold breaks">{name}</span>
                <span className="small ink-2">{location}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function resultCount(total: number, before: number, shown: number): string {
  if (total === 0) return '';
  if (total === shown) return m.parks_count({ count: total });
  return m.parks_range({ first: before + 1, last: before + shown, count: total });
}
