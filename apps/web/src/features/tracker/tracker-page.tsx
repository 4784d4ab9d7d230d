import { ArrowLeftIcon, ContourBackground } from '@aranya/ui';
import { tracks } from '@aranya/wildlife-data';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { NotFound } from '../../parts/site/not-found';
import { pageMeta, privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { lazyOffline } from '../../lib/lazy-part';
import { Later } from '../../lib/later';
import { useHydrated } from '../../lib/hydration';
import { ButtonLink } from '../../lib/button-link';
import { MapPanel } from './map-panel';
import { MeasuredList } from './measured/panel/measured-list';
import { AnimalSearch } from './panel/animal-search';
import { Invitation } from './panel/invitation';
import { KindsNote } from './panel/kinds-note';
import { PlaybackControls } from './panel/playback-controls';
import type { Suggestion } from './panel/suggestions';
import { TrackDetails } from './panel/track-details';
import { TrackList } from './panel/track-list';
import { TracksInWords } from './panel/tracks-in-words';
import { RecentTracks } from './recent/recent-tracks';
import { allTracks, kmText, trackBySlug, wayText, type AnimalTrack } from './track';
import styles from './tracker.module.css';
import { useAnnouncedStops } from './use-announced-stops';
import { usePlayback } from './use-playback';

const ForestSound = lazyOffline(async () => ({
  default: (await import('../../parts/forest-sound/forest-sound-button')).ForestSoundButton,
})).Component;

const trail = [{ name: 'Live Tracking', path: paths.liveTracking() }];

export function meta({ params }: { params: { animal?: string } }) {
  const track = trackBySlug(params.animal);
  if (params.animal !== undefined && !track) return privateMeta('Page not found');
  if (!track) {
    return pageMeta({
      title: 'Live Tracking',
      description: `Follow ${tracks.length} animals on their way: where each migration leads, stop by stop, on a map of the world.`,
      path: paths.liveTracking(),
      card: 'tracking',
      trail,
    });
  }
  const { name, slug, stops, km, summary } = track;
  const path = paths.liveTracking(slug);
  return pageMeta({
    title: `${name}: Live Tracking`,
    description: `${wayText(track)}: ${stops.length} stops, ${kmText(km)}. ${summary}`,
    path,
    card: 'tracking',
    trail: [...trail, { name, path }],
  });
}

export default function TrackerPage() {
  const { animal } = useParams();
  const track = trackBySlug(animal);
  return animal !== undefined && !track ? <NotFound /> : <Tracker track={track} />;
}

function Tracker({ track }: { track: AnimalTrack | undefined }) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [view] = useQueryState('view', parseAsStringLiteral(['all']));
  const all = hydrated && !track && view === 'all';
  const actions = usePlayback(track);
  const { playback } = actions;
  const { shown } = playback;
  useAnnouncedStops(track, playback);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const mapPanel = useRef<HTMLElement>(null);
  const caption = useRef<HTMLElement>(null);

  const select = (selected: AnimalTrack) =>
    void navigate(paths.liveTracking(selected.slug), {
      preventScrollReset: true,
      replace: selected === track,
    });
  // The controls at the foot of the map may be below the edge of a low screen.
  const showMap = () => {
    for (const part of [mapPanel, caption]) part.current?.scrollIntoView({ block: 'nearest' });
  };
  // The pressed link disappears with its list.
  const focusCaption = () => {
    setHighlighted(null);
    caption.current?.focus({ preventScroll: true });
    showMap();
  };
  const selectBySearch = ({ path }: Suggestion) => {
    const selected = allTracks.find(({ slug }) => paths.liveTracking(slug) === path);
    if (!selected) return void navigate(path);
    select(selected);
    showMap();
  };
  const selectOnMap = (selected: AnimalTrack) => {
    select(selected);
    focusCaption();
  };

  return (
    <>
      <div className={styles.screen}>
        <header className={styles.head}>
          <ContourBackground />
          <div className="row spread">
            <ButtonLink variant="quiet" className="aligned" to={paths.home()}>
              <ArrowLeftIcon />
              Back to Home
            </ButtonLink>
            <Later>
              <ForestSound variant="plain" />
            </Later>
          </div>
          <h1>Live Tracking</h1>
          <p className="over-2 small ink-2">
            <span>Follow real-time animal migrations</span>. <KindsNote />
          </p>
          <AnimalSearch name={track?.name} onSelect={selectBySearch} />
        </header>
        <section ref={mapPanel} className={styles.mapPanel} aria-label="Map and controls">
          {/* The player comes first, so that Pause is reached first. */}
          <PlaybackControls ref={caption} track={track} all={all} actions={actions} />
          <MapPanel
            track={track}
            playback={playback}
            all={all}
            player={caption}
            highlighted={highlighted}
            onHighlight={setHighlighted}
            onSelect={selectOnMap}
          />
        </section>
        <div className={styles.body}>
          {track ? (
            <TrackDetails track={track} shown={shown} />
          ) : all ? (
            <>
              <TrackList highlighted={highlighted} onHighlight={setHighlighted} onSelect={focusCaption} />
              <MeasuredList />
              <RecentTracks />
            </>
          ) : (
            <Invitation onSelect={focusCaption} />
          )}
        </div>
      </div>
      <TracksInWords />
    </>
  );
}
