import { Button, ContourBackground, Pagination } from '@aranya/ui';
import { animalIndex, filterAnimals } from '@aranya/wildlife-data';
import { useRef } from 'react';
import { m } from '../../../lib/language/messages';
import { SiteLink } from '../../../lib/language/site-link';
import { pageMeta } from '../../../lib/page-meta';
import { paths } from '../../../lib/paths';
import { isSaid, NoScriptSection, PlainList } from '../../../lib/noscript/noscript';
import { turnPage } from '../../../lib/turn-page';
import { ButtonLink } from '../../../lib/button-link';
import { AnimalGrids } from './animal-grids';
import { ExplorerFilters, FILTERS_ID } from './explorer-filters';
import { recordWord } from '../../../lib/language/record-word';
import { useIndex } from './index-texts';
import styles from './explorer-page.module.css';
import { useExplorerQuery } from './explorer-query';
import { MoreAnimals } from './more-animals';
import { namedStatus } from './named-status';
import { NoAnimals, WaysOn } from './no-animals';
import { noneInGuideText, resultText } from './result-text';
import { useAnimals } from './use-animals';
import { namesAnimal, useTaxaBeyond } from './use-taxa-beyond';

export const meta = () =>
  pageMeta({
    title: m.explorer_title(),
    description: m.explorer_description({ count: animalIndex.length }),
    path: paths.species(),
    card: 'species',
    trail: [{ name: m.nav_species(), path: paths.species() }],
  });

export default function ExplorerPage() {
  const [query, setQuery] = useExplorerQuery();
  const { page, pages, total, ready, withoutFilters, ...animals } = useAnimals(query);
  const summary = useRef<HTMLParagraphElement>(null);
  const filtered = query.status !== 'All' || query.type !== 'All';
  const showAll = () => void setQuery(null);
  const beyond = useTaxaBeyond(filtered ? '' : query.q.trim());
  const isNone = total === 0 && ready;
  const isBeyond = isNone && beyond.total > 0;
  // An exact name must not be hidden below the guide's other animals.
  const isMeant = animals.found + animals.called === 0 && namesAnimal(beyond, query.q);
  const more = <MoreAnimals {...beyond} above={isMeant ? 0 : total} />;
  const others = filtered ? withoutFilters : 0;
  const status = filtered ? undefined : namedStatus(query.q);
  const offer = status && (
    <Button
      variant="outline"
      onClick={() => {
        void setQuery({ status, q: null, page: null });
        // The pressed button disappears.
        summary.current?.focus();
      }}
    >
      {m.explorer_offer({
        count: filterAnimals(animalIndex, { status, type: 'All' }).length,
        status: recordWord(status),
      })}
    </Button>
  );
  const ways = (
    <WaysOn
      offer={offer}
      withoutFilters={others}
      onDropFilters={() => void setQuery({ status: null, type: null, page: null })}
      onSearch={(text) => void setQuery({ q: text, status: null, type: null, page: null })}
      onType={(type) => void setQuery({ type, q: null, status: null, page: null })}
      onShowAll={showAll}
    />
  );

  return (
    <>
      <ExplorerHead />
      <div className="wrap screen-high pad-bottom-9">
        <ExplorerFilters query={query} setQuery={setQuery} />
        <div className={styles.result}>
          <div role="status">
            {isNone && !isBeyond ? (
              <NoAnimals text={query.q} withoutFilters={others} ways={ways} />
            ) : (
              <p ref={summary} className={`num ${styles.summary}`} tabIndex={-1}>
                {isBeyond
                  ? noneInGuideText(beyond)
                  : total === 0
                    ? m.explorer_searching()
                    : resultText({ ...animals, text: query.q })}
              </p>
            )}
          </div>
          {total > 0 && offer}
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
              {query.q ? m.explorer_clear() : m.explorer_clear_filters()}
            </Button>
          )}
        </div>
        {isMeant && more}
        <AnimalGrids {...animals} query={query} />
        <Pagination
          form={FILTERS_ID}
          page={page}
          pageCount={pages}
          onPageChange={(next) => {
            void setQuery({ page: next });
            turnPage(summary.current);
          }}
          steps={false}
          label={m.explorer_pages()}
          className="by-script over-7"
        />
        {!isMeant && more}
        {isBeyond && <div className="over-7">{ways}</div>}
      </div>
      <AllAnimals />
    </>
  );
}

function ExplorerHead() {
  return (
    <header className={styles.head}>
      <ContourBackground />
      <div className={'wrap anchor'}>
        <h1>{m.explorer_title()}</h1>
        <p className="lede">{m.explorer_lede()}</p>
        <ButtonLink variant="outline" className="over-3" to={paths.compare()}>
          {m.explorer_compare()}
        </ButtonLink>
      </div>
    </header>
  );
}

function AllAnimals() {
  const { translate } = useIndex();
  if (!isSaid) return <noscript />;
  return (
    <NoScriptSection title={m.explorer_all({ count: animalIndex.length })}>
      <PlainList>
        {animalIndex.map(translate).map(({ id, name }) => (
          <li key={id}>
            <SiteLink to={paths.animal(id)}>{name}</SiteLink>
          </li>
        ))}
      </PlainList>
    </NoScriptSection>
  );
}
