import { Checkbox, Select } from '@aranya/ui';
import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router';
import { dropPages, loadTakeAlong, sizeKey, type TakeAlong } from '../../data/kept-pages/kept-caches';
import { readsStore, startKeeping, stopKeeping, takePages } from '../../data/kept-pages/keep-reads';
import { getLocale } from '../../lib/language/locale';
import { m } from '../../lib/language/messages';
import { NoScriptNotice } from '../../lib/noscript/noscript';
import { pageMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { usePersisted } from '../../lib/persisted-store';
import { siteName } from '../../lib/settings';
import { PageHead } from '../../parts/site/page-head';
import { CollectionRow } from './collection-row';
import type { Collection } from './collections';
import { KeptCommunity } from './kept-community';
import { KeptPages } from './kept-pages';
import { offlinePage, type TitledCollection } from './offline-page.server';
import styles from './offline-page.module.css';
import { useKeptPages } from './use-kept-pages';

export const loader = () => offlinePage();

export const shouldRevalidate = () => false;

export const meta = () =>
  pageMeta({
    title: m.footer_offline(),
    description: m.offline_description(),
    path: paths.offline(),
    card: 'about',
    trail: [{ name: m.footer_offline(), path: paths.offline() }],
  });

/** Undefined until loaded, and offline. */
function useSizes(): TakeAlong['sizes'] | undefined {
  const [sizes, setSizes] = useState<TakeAlong['sizes']>();
  useEffect(() => {
    loadTakeAlong().then(
      (takeAlong) => setSizes(takeAlong.sizes),
      () => undefined,
    );
  }, []);
  return sizes;
}

export default function OfflinePage() {
  const { classes, parks } = useLoaderData<typeof loader>();
  const { value: reads, ready } = usePersisted(readsStore);
  const { kept, refresh } = useKeptPages();
  const sizes = useSizes();
  const [park, setPark] = useState('');
  const [problem, setProblem] = useState('');
  const [working, setWorking] = useState(false);
  const keeps = reads.choice === 'keep';
  const onDevice = new Set(kept?.pages.map(({ path }) => path));
  const chosenPark = parks.find(({ id }) => id === park);
  const parksHere = parks.filter(({ pages }) => pages.every((path) => onDevice.has(path)));
  const shownParks = [...new Set([...parksHere, ...(chosenPark ? [chosenPark] : [])])];

  const during = async (work: Promise<void>) => {
    setWorking(true);
    try {
      await work;
    } finally {
      await refresh();
      setWorking(false);
    }
  };
  const choose = async (keep: boolean) => {
    setProblem('');
    try {
      await during(keep ? startKeeping() : stopKeeping());
    } catch {
      setProblem(m.offline_keep_failed());
    }
  };
  const take = (pages: readonly string[], progress: (share: number) => void) =>
    during(takePages(pages, progress));
  const deletePages = async (dropped: readonly string[]) => {
    await dropPages(dropped);
    await refresh();
  };
  // The list may lead to other kept pages.
  const deleteCollection = ({ pages: [, ...ownPages] }: Collection) => deletePages(ownPages);
  const sizeOf = ({ id }: Collection) => sizes?.[sizeKey(id, getLocale())];
  const row = (collection: TitledCollection) => (
    <CollectionRow
      key={collection.id}
      collection={collection}
      size={sizeOf(collection)}
      isKept={collection.pages.every((path) => onDevice.has(path))}
      onTake={take}
      onDelete={deleteCollection}
    />
  );

  const [list = paths.species()] = classes[0]?.pages ?? [];
  const all: TitledCollection = {
    id: 'all',
    title: m.offline_all(),
    pages: [list, ...classes.flatMap(({ pages: [, ...own] }) => own)],
  };

  return (
    <>
      <PageHead title={m.footer_offline()} lede={m.offline_lede()} />
      <div className={`wrap ${styles.page}`}>
        <NoScriptNotice text={m.offline_noscript()} />
        <div className={styles.columns}>
          <section className="by-script stack gap-4 over-8" aria-labelledby="classes">
            <h2 className="size-3" id="classes">
              {m.offline_animals()}
            </h2>
            <p className="small ink-2">{m.offline_animals_text()}</p>
            <ul className="lined">
              <CollectionRow
                leads
                collection={all}
                size={sizes && classes.reduce((sum, one) => sum + (sizeOf(one) ?? 0), 0)}
                isKept={all.pages.every((path) => onDevice.has(path))}
                onTake={take}
                onDelete={deleteCollection}
              />
              {classes.map(row)}
            </ul>
          </section>
          <div>
            <section className="by-script stack gap-4 over-8" aria-labelledby="parks">
              <h2 className="size-3" id="parks">
                {m.offline_park()}
              </h2>
              <Select
                label={m.offline_park_label()}
                options={[
                  { value: '', label: m.offline_choose() },
                  ...parks.map(({ id, title }) => ({ value: id, label: title })),
                ]}
                value={park}
                onValueChange={setPark}
              />
              <ul className="lined unless-empty">{shownParks.map(row)}</ul>
            </section>

            <section className="by-script panel pad-4-5 stack gap-4 over-8" aria-labelledby="kept">
              <h2 className="size-3" id="kept">
                {m.offline_here()}
              </h2>
              <Checkbox
                label={m.offline_keep()}
                hint={m.offline_keep_hint({ site: siteName() })}
                checked={keeps}
                disabled={!ready}
                onChange={(event) => void choose(event.target.checked)}
              />
              {problem && (
                <p className="danger" role="alert">
                  {problem}
                </p>
              )}
              <KeptPages
                kept={kept}
                loading={working}
                onDelete={deletePages}
                onDeleteAll={() => void choose(false)}
              />
            </section>

            <KeptCommunity refreshedBy={kept} />
          </div>
        </div>
      </div>
    </>
  );
}
