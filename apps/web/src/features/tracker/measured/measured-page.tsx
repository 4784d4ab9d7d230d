import { Button } from '@aranya/ui';
import { measuredTracks, type MeasuredInfo } from '@aranya/wildlife-data';
import { useMemo } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useParams,
} from 'react-router';
import { measuredTexts, type MeasuredTexts } from '../../../data/translation/measured-translation.server';
import { m } from '../../../lib/language/messages';
import { NotFound } from '../../../parts/site/not-found';
import { pageMeta, privateMeta } from '../../../lib/page-meta';
import { paths } from '../../../lib/paths';
import { journeyAccount, type JourneyAccount } from './journey-account.server';
import { JourneyScreen } from './journey-screen';
import { journeySentence } from './journey-sentence';
import { periodText, yearsText } from './measured-text';
import { MeasuredProvider, translateMeasured, useMeasured } from './measured-words';
import { Companions } from './panel/companions';
import { Journal } from './panel/journal';
import { PauseList } from './panel/pause-list';
import { SourceOfTrack } from './panel/source-of-track';
import { useClock, useMeasuredTracks } from './use-journeys';
import { useTogether } from './use-together';

const findTrack = (id: string | undefined) => measuredTracks.find((track) => track.id === id);

interface MeasuredData {
  account: JourneyAccount;
  texts: MeasuredTexts | null;
}

/** Runs at build time only, so that the page's words are in its HTML. */
export async function loader({ params }: Pick<LoaderFunctionArgs, 'params'>): Promise<MeasuredData | null> {
  const track = findTrack(params.track);
  if (!track) return null;
  return { account: await journeyAccount(track.id), texts: measuredTexts() };
}

/** An unknown track has no file. */
export async function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs) {
  return findTrack(params.track) ? serverLoader<typeof loader>() : null;
}

type MetaInput = { params: { track?: string }; loaderData?: MeasuredData | null | undefined };

export function meta({ params, loaderData }: MetaInput) {
  const tracks = loaderData?.texts ? translateMeasured(loaderData.texts) : measuredTracks;
  const track = tracks.find(({ id }) => id === params.track);
  if (!track) return privateMeta(m.not_found_page());
  const { id, species, individual } = track;
  const path = paths.measuredTrack(id);
  return pageMeta({
    title: m.journey_title({ name: `${species} ${individual}` }),
    description: m.journey_description({ sentence: journeySentence(track), period: periodText(track) }),
    path,
    card: 'tracking',
    trail: [
      { name: m.nav_live_tracking(), path: paths.liveTracking() },
      { name: `${species} ${individual}`, path },
    ],
  });
}

export default function MeasuredPage() {
  const { track: id } = useParams();
  const data = useLoaderData<typeof loader>();
  if (!findTrack(id) || !data) return <NotFound />;
  return (
    <MeasuredProvider texts={data.texts}>
      <Measured key={id} id={id} account={data.account} />
    </MeasuredProvider>
  );
}

function Measured({ id, account }: { id: string | undefined; account: JourneyAccount }) {
  const track = useMeasured().find((each) => each.id === id);
  return track && <Journey track={track} account={account} />;
}

function Journey({ track, account }: { track: MeasuredInfo; account: JourneyAccount }) {
  const { companions, alignment } = useTogether(track);
  const shown = useMemo(() => [track, ...companions], [track, companions]);
  const loaded = useMeasuredTracks(shown.map(({ id }) => id));
  const clock = useClock(loaded.tracks, alignment);
  const { species, individual } = track;
  return (
    <JourneyScreen
      kind="measured"
      species={species}
      note={m.journey_note({ individual, years: yearsText(track) })}
      animalId={track.animal}
      tracks={shown}
      clock={clock}
      subject={m.journey_of({ names: shown.map((each) => each.individual).join(', ') })}
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
    <p>{m.journey_failed()}</p>
    <Button variant="onPicture" onClick={onRetry}>
      {m.journey_try_again()}
    </Button>
  </div>
);
