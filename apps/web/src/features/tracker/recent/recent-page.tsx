import { Spinner } from '@aranya/ui';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router';
import { getLocale, type Locale } from '../../../lib/language/locale';
import { m } from '../../../lib/language/messages';
import { NotFound } from '../../../parts/site/not-found';
import { privateMeta } from '../../../lib/page-meta';
import { useClientValue } from '../../../lib/hydration';
import { getSettings } from '../../../lib/settings';
import { BackHead } from '../panel/back-head';
import { RecentFailed } from './recent-failed';
import styles from './recent.module.css';
import { useRecentStudies } from './use-recent-studies';

/** Not prerendered, because the build does not know what studies publish. */
export const meta = () => privateMeta(m.recent_title());

const journeyIn = (locale: Locale) =>
  lazy(async () => {
    const [{ RecentJourney: Journey }, words] = await Promise.all([
      import('./recent-journey'),
      locale === 'en' ? undefined : import('./pause-words'),
    ]);
    const meanings = locale === 'en' ? undefined : words?.pauseWords[locale];
    return {
      default: (shown: Pick<ComponentProps<typeof Journey>, 'study' | 'track'>) => (
        <Journey {...shown} meanings={meanings} />
      ),
    };
  });

const journeys = { en: journeyIn('en'), hi: journeyIn('hi'), mr: journeyIn('mr') };

export default function RecentPage() {
  const { id } = useParams();
  const wanted = useClientValue(() => getSettings().recentTracks, false);
  return wanted && id !== undefined ? <Recent key={id} id={id} /> : <NotFound />;
}

function Recent({ id }: { id: string }) {
  const { answer, failed, waiting, retry } = useRecentStudies();
  const study = answer?.studies.find(({ tracks }) => tracks.some((track) => track.id === id));
  const track = study?.tracks.find((each) => each.id === id);
  const reading = (
    <Without title={m.recent_title()}>
      <Spinner size="s" label={m.recent_loading()} showLabel />
    </Without>
  );
  if (study && track) {
    const RecentJourney = journeys[getLocale()];
    return (
      <Suspense fallback={reading}>
        <RecentJourney study={study} track={track} />
      </Suspense>
    );
  }
  if (failed) {
    return (
      <Without title={m.recent_title()}>
        <RecentFailed onRetry={retry} />
      </Without>
    );
  }
  if (waiting) return reading;
  const complete = answer !== undefined && answer.studies.length >= answer.configured;
  return (
    <Without title={complete ? m.recent_none() : m.recent_not_loaded()}>
      <p>{complete ? m.recent_none_text() : m.recent_not_loaded_text()}</p>
    </Without>
  );
}

function Without({ title, children }: { title: string; children: ReactNode }) {
  return (
    <BackHead title={title} className={styles.plain}>
      <div className={styles.without}>{children}</div>
    </BackHead>
  );
}
