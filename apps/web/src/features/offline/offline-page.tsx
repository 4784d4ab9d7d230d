import { parkIndex, roster } from '@aranya/wildlife-data';
import { Checkbox, Select } from '@aranya/ui';
import { useEffect, useState } from 'react';
import { dropPages, loadTakeAlong, type TakeAlong } from '../../data/kept-pages/kept-caches';
import { readsStore, startKeeping, stopKeeping, takePages } from '../../data/kept-pages/keep-reads';
import { NoScriptNotice } from '../../lib/noscript/noscript';
import { pageMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { usePersisted } from '../../lib/persisted-store';
import { siteName } from '../../lib/settings';
import { PageHead } from '../../parts/site/page-head';
import { CollectionRow } from './collection-row';
import { classCollections, type Collection, parkCollections } from './collections';
import { KeptCommunity } from './kept-community';
import { KeptPages } from './kept-pages';
import styles from './offline-page.module.css';
import { useKeptPages } from './use-kept-pages';

export const meta = () =>
  pageMeta({
    title: 'Without a network',
    description: 'Take parks and animals along to where there is no signal, and see what this device keeps.',
    path: paths.offline(),
    card: 'about',
    trail: [{ name: 'Without a network', path: paths.offline() }],
  });

const classes = classCollections({ roster, parkIndex });
const parks = parkCollections({ roster, parkIndex });
const parkOptions = [
  { value: '', label: 'Choose one' },
  ...parks.map(({ id, title }) => ({ value: id, label: title })),
];

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
      setProblem(
        'The pages could not be kept. Check your connection and the free space on this device, then try again.',
      );
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
  const row = (collection: Collection) => (
    <CollectionRow
      key={collection.id}
      collection={collection}
      size={sizes?.[collection.id]}
      isKept={collection.pages.every((path) => onDevice.has(path))}
      onTake={take}
      onDelete={deleteCollection}
    />
  );

  return (
    <>
      <PageHead
        title="Without a network"
        lede="Many forests have no signal. Take along what you want to look up there, and read it on this device."
      />
      <div className={`wrap ${styles.page}`}>
        <NoScriptNotice text="Keeping pages needs JavaScript." />
        <div className={styles.columns}>
          <section className={`by-script ${styles.section}`} aria-labelledby="classes">
            <h2 id="classes">Take animals along</h2>
            <p className="small ink-2">
              Once you have taken something along, the pages you read next are kept as well. You can switch
              that off below.
            </p>
            <ul className="lined">{classes.map(row)}</ul>
          </section>
          <div>
            <section className={`by-script ${styles.section}`} aria-labelledby="parks">
              <h2 id="parks">Take a park along</h2>
              <Select label="Park or sanctuary" options={parkOptions} value={park} onValueChange={setPark} />
              <ul className="lined">{shownParks.map(row)}</ul>
            </section>

            <section className={`by-script ${styles.section}`} aria-labelledby="kept">
              <h2 id="kept">On this device</h2>
              <Checkbox
                label="Keep the pages that I read"
                hint={`Once you have read three pages, or taken some along, ${siteName()} also keeps the pages you read next. If you switch this off, everything kept is deleted.`}
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
