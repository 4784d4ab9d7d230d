import { Button } from '@aranya/ui';
import { measuredTracks, type MeasuredInfo } from '@aranya/wildlife-data';
import { useMemo } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useParams,
} from 'react-router';
import { NotFound } from '../../../parts/site/not-found';
import { pageMeta, privateMeta } from '../../../lib/page-meta';
import { paths } from '../../../lib/paths';
import { journeyAccount, type JourneyAccount } from './journey-account.server';
import { JourneyScreen } from './journey-screen';
import { journeySentence } from './journey-sentence';
import { periodText, yearsText } from './measured-text';
import { Companions } from './panel/companions';
import { Journal } from './panel/journal';
import { PauseList } from './panel/pause-list';
import { SourceOfTrack } from './panel/source-of-track';
import { useClock, useMeasuredTracks } from './use-journeys';
import { useTogether } from './use-together';

const findTrack = (id: string | undefined) => measuredTracks.find((track) => track.id === id);

/** Runs at build time only, so that the page's words are in its HTML. */
export async function loader({ params }: LoaderFunctionArgs): Promise<JourneyAccount | null> {
  const track = findTrack(params.track);
  return track ? journeyAccount(track.id) : null;
}

/** An unknown track has no file. */
export async function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs) {
  return findTrack(params.track) ? serverLoader<typeof loader>() : null;
}

export function meta({ params }: { params: { track?: string } }) {
  const track = findTrack(params.track);
  if (!track) return privateMeta('Page not found');
  const { id, species, individual } = track;
  const path = paths.measuredTrack(id);
  return pageMeta({
    title: `${species} ${individual}: a measured journey`,
    description: `${journeySentence(track)} Recorded ${periodText(track)}, with its source.`,
    path,
    card: 'tracking',
    trail: [
      { name: 'Live Tracking', path: paths.liveTracking() },
      { name: `${species} ${individual}`, path },
    ],
  });
}

export default function MeasuredPage() {
  const { track: id } = useParams();
  const account = useLoaderData<typeof loader>();
  const track = findTrack(id);
  return track && account ? <Measured key={track.id} track={track} account={account} /> : <NotFound />;
}

function Measured({ track, account }: { track: MeasuredInfo; account: JourneyAccount }) {
  const { companions, alignment } = useTogether(track);
  const shown = useMemo(() => [track, ...companions], [track, companions]);
  const loaded = useMeasuredTracks(shown.map(({ id }) => id));
  const clock = useClock(loaded.tracks, alignment);
  const { species, individual } = track;
  return (
    <JourneyScreen
      kind="measured"
      species={species}
      note={`${individual}, ${yearsText(track)}: a past journey, not live`}
      animalId={track.animal}
      // In the clock's order, also while other journeys load.
      tracks={loaded.tracks ?? shown}
      clock={clock}
      subject={`the journey of ${shown.map((each) => each.individual).join(', ')}`}
      {...account}
      byYear={alignment === 'year' && companions.length > 0}
      failure={loaded.failed ? <Failure onRetry={loaded.retry} /> : undefined}
      lead={<p>{journeySentence(track)}</p>}
      sources={shown.map((each) => (
        <SourceOfTrack key={each.id} track={each} />
      ))}
    >
      <Companions track={track} />
      <PauseList pauses={account.pauses} clock={clock} />
      <Journal account={account} />
    </JourneyScreen>
  );
}

const Failure = ({ onRetry }: { onRetry: () => void }) => (
  <div className="deep stack gap-3 starts pad-y-4 pad-x-5" role="alert">
    <p>The positions could not be loaded. The journey is described beside the map.</p>
    <Button variant="onPicture" onClick={onRetry}>
      Try again
    </Button>
  </div>
);
