import { ContourBackground, buttonClass, ArrowLeftIcon } from '@aranya/ui';
import { tracks } from '@aranya/wildlife-data';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { pageMeta } from '../../app/page-meta';
import { paths } from '../../app/paths';
import { AnimalSearch } from './panel/animal-search';
import { Deck } from './panel/deck';
import { Invitation } from './panel/invitation';
import { RouteList } from './panel/route-list';
import { RouteRecord } from './panel/route-record';
import { IN_WORDS, RoutesInWords } from './panel/routes-in-words';
import type { Route } from './route';
import { Stage } from './stage';
import styles from './tracker.module.css';
import { useAnnouncedStops } from './use-announced-stops';
import { useRun } from './use-run';
import { useTrackerAddress } from './use-tracker-address';

export const meta = () =>
  pageMeta({
    title: 'Live Tracking',
    description: `Follow ${tracks.length} animals on their way: where each migration leads, stop by stop, on a map of the world.`,
    path: paths.liveTracking(),
    card: 'tracking',
    trail: [{ name: 'Live Tracking', path: paths.liveTracking() }],
  });

/** One route runs on the map, or all of them lie there to be picked. */
export default function TrackerPage() {
  const { route, all, select } = useTrackerAddress();
  const controls = useRun(route);
  useAnnouncedStops(route, controls.run);
  const [lit, setLit] = useState<string | null>(null);
  const deck = useRef<HTMLElement>(null);

  // What was pressed goes with its list: the focus moves to the caption, and on a phone the map comes into view.
  const arrive = () => {
    setLit(null);
    deck.current?.focus({ preventScroll: true });
    deck.current?.scrollIntoView({ block: 'nearest' });
  };
  const pick = (picked: Route) => {
    select(picked);
    arrive();
  };

  return (
    <>
      <div className={styles.screen}>
        <header className={styles.head}>
          <ContourBackground />
          <Link className={buttonClass({ variant: 'quiet', className: styles.back })} to={paths.home()}>
            <ArrowLeftIcon />
            Back to Home
          </Link>
          <h1>Live Tracking</h1>
          <p className={styles.subtitle}>Follow real-time animal migrations</p>
          <AnimalSearch route={route} onSelect={select} />
          <noscript>
            <p>
              The map needs JavaScript. <a href={`#${IN_WORDS}`}>Every route in words</a> stands below it.
            </p>
          </noscript>
        </header>
        <section className={styles.stage} aria-label="Map and controls">
          <Stage
            route={route}
            shown={controls.run.shown}
            all={all}
            lit={lit}
            onLight={setLit}
            onPick={pick}
          />
          <Deck ref={deck} route={route} all={all} controls={controls} />
        </section>
        <div className={styles.body}>
          {route ? (
            <RouteRecord route={route} shown={controls.run.shown} />
          ) : all ? (
            <RouteList onArrive={arrive} lit={lit} onLight={setLit} />
          ) : (
            <Invitation onArrive={arrive} />
          )}
        </div>
      </div>
      <RoutesInWords />
    </>
  );
}
