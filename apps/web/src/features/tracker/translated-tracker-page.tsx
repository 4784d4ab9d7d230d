import { useLoaderData } from 'react-router';
import { NotFound } from '../../parts/site/not-found';
import { measuredTexts, type MeasuredTexts } from '../../data/translation/measured-translation.server';
import { MeasuredProvider } from './measured/measured-words';
import { trackBySlug } from './track';
import { translateTracks, TracksProvider, type TrackTexts } from './track-words';
import TrackerPage, { trackerMeta } from './tracker-page';
import { trackTexts } from './tracker-words.server';

interface TrackerWords {
  tracks: TrackTexts;
  measured: MeasuredTexts | null;
}

interface Args {
  params: { animal?: string };
}

/** Runs while the pages are prerendered; the English tracker loads nothing of it. */
export const loader = (): TrackerWords => ({
  tracks: trackTexts() ?? {},
  measured: measuredTexts(),
});

/** An unknown animal has no file. */
export const clientLoader = async ({
  params: { animal },
  serverLoader,
}: Args & { serverLoader: <Data>() => Promise<Data> }): Promise<TrackerWords | null> =>
  animal === undefined || trackBySlug(animal) ? serverLoader<TrackerWords>() : null;

/** Each page has the words of all. */
export const shouldRevalidate = () => false;

export const meta = ({ params, loaderData }: Args & { loaderData?: TrackerWords | null | undefined }) =>
  trackerMeta(translateTracks(loaderData?.tracks ?? {}), params.animal);

export default function TranslatedTrackerPage() {
  const words = useLoaderData<TrackerWords | null>();
  if (!words) return <NotFound />;
  return (
    <MeasuredProvider texts={words.measured}>
      <TracksProvider texts={words.tracks}>
        <TrackerPage />
      </TracksProvider>
    </MeasuredProvider>
  );
}
