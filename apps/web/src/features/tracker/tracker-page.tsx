import { ArrowLeftIcon, ContourBackground } from '@aranya/ui';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { NotFound } from '../../parts/site/not-found';
import { m } from '../../lib/language/messages';
import { localized } from '../../lib/language/site-paths';
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
import { allTracks, kmText, wayText, type AnimalTrack } from './track';
import { useTracks } from './track-words';
import styles from './tracker.module.css';
import { useAnnouncedStops } from './use-announced-stops';
import { usePlayback } from './use-playback';

const ForestSound = lazyOffline(async () => ({
  default: (await import('../../parts/forest-sound/forest-sound-button')).ForestSoundButton,
})).Component;

/** @param tracks in the page's language */
export function trackerMeta(tracks: readonly AnimalTrack[], animal: string | undefined) {
  const trail = [{ name: m.nav_live_tracking(), path: paths.liveTracking() }];
  const track = tracks.find(({ slug }) => slug === animal);
  if (animal !== undefined && !track) return privateMeta(m.not_found_page());
  if (!track) {
    return pageMeta({
      title: m.nav_live_tracking(),
      description: m.track_description({ count: tracks.length }),
      path: paths.liveTracking(),
      card: 'tracking',
      trail,
    });
  }
  const { name, slug, stops, km, summary } = track;
  const path = paths.liveTracking(slug);
  return pageMeta({
    title: m.track_page_title({ name }),
    description: m.track_page_description({
      way: wayText(track),
      stops: m.track_stops({ count: stops.length }),
      km: kmText(km),
      summary,
    }),
    path,
    card: 'tracking',
    trail: [...trail, { name, path }],
  });
}

export const meta = ({ params }: { params: { animal?: string } }) => trackerMeta(allTracks, params.animal);

export default function TrackerPage() {
  const { animal } = useParams();
  const track = useTracks().find(({ slug }) => slug === animal);
  return animal !== undefined && !track ? <NotFound /> : <Tracker track={track} />;
}

function Tracker({ track }: { track: AnimalTrack | undefined }) {
  const navigate = useNavigate();
  const tracks = useTracks();
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
    void navigate(localized(paths.liveTracking(selected.slug)), {
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
    const selected = tracks.find(({ slug }) => paths.liveTracking(slug) === path);
    if (!selected) return void navigate(localized(path));
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
              {m.track_back_home()}
            </ButtonLink>
            <Later>
              <ForestSound variant="plain" />
            </Later>
          </div>
          <h1>{m.nav_live_tracking()}</h1>
          <p className="over-2 small ink-2">
            <span>{m.track_follow()}</span>
            {m.track_full_stop()} <KindsNote />
          </p>
          <AnimalSearch name={track?.name} onSelect={selectBySearch} />
        </header>
        <section ref={mapPanel} className={styles.mapPanel} aria-label={m.track_map_controls()}>
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
