import type { LiveStudy } from '@aranya/contracts';
import { Button, ExternalLinkIcon } from '@aranya/ui';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import { relativeTime } from '../../../lib/time/relative-time';
import { Portrait } from '../../../lib/artwork';
import { KindLabel } from '../panel/kind-label';
import panelStyles from '../panel/panel.module.css';
import { RecentFailed } from './recent-failed';
import styles from './recent.module.css';
import { lastPositionText, type RecentTrack, toRecentTrack } from './recent-track';
import { useRecentStudies } from './use-recent-studies';

export function RecentList() {
  const { answer, failed, waiting, retry } = useRecentStudies();
  if (answer?.configured === 0) return null;
  const studies = answer?.studies ?? [];
  const missing = (answer?.configured ?? 1) - studies.length;
  return (
    <section
      className={`stack gap-4 ${panelStyles.section}`}
      aria-labelledby="tracker-recent"
      aria-busy={waiting}
    >
      <h2 id="tracker-recent" className="size-3">
        Seen lately
      </h2>
      <p className="tiny ink-2">
        <KindLabel kind="recent" /> From public studies on Movebank, with the day of the last position.
      </p>
      {studies.map((study) => (
        <Study key={study.id} study={study} />
      ))}
      <p role="status" className="ink-2">
        {waiting &&
          missing > 0 &&
          (answer
            ? `Loading ${missing === 1 ? 'another study' : `${missing} more studies`}…`
            : 'Loading the studies…')}
      </p>
      {failed && <RecentFailed onRetry={retry} />}
      {!waiting && !failed && missing > 0 && (
        <div className="stack gap-3 starts">
          <p>{missing === 1 ? 'One study' : `${missing} studies`} could not be loaded yet.</p>
          <Button variant="outline" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
    </section>
  );
}

function Study({ study }: { study: LiveStudy }) {
  const { id, name, tracks } = study;
  return (
    <section className="stack gap-2" aria-labelledby={`study-${id}`}>
      <h3 id={`study-${id}`} className={styles.name}>
        {name}
      </h3>
      {tracks.length === 0 ? (
        <p className="tiny ink-2">No position in the last year.</p>
      ) : (
        <ul className="stack divided">
          {tracks.map((track) => (
            <RecentRow key={track.id} track={toRecentTrack(study, track)} />
          ))}
        </ul>
      )}
      <StudySource study={study} />
    </section>
  );
}

function StudySource({ study: { credit, licence, licenceUrl, url, readAt } }: { study: LiveStudy }) {
  return (
    <div className="stack gap-1 tiny ink-2 breaks lh-145">
      <p>{credit}</p>
      <p>
        <a href={licenceUrl} rel="license noreferrer">
          {licence}
        </a>
        , read {relativeTime(new Date(readAt), new Date())}
      </p>
      <a className={`inline start target gap-snug ${styles.link}`} href={url} rel="noreferrer">
        Study on Movebank
        <ExternalLinkIcon />
      </a>
    </div>
  );
}

function RecentRow({ track }: { track: RecentTrack }) {
  const { id, species, individual, portrait } = track;
  return (
    <li>
      <Link className={panelStyles.row} to={paths.recentTrack(id)}>
        <Portrait className={panelStyles.face} slug={portrait ?? 'animal'} size={40} />
        <span>
          <span className={panelStyles.name}>{species}</span>
          <span className={`tiny ink-2 block ${panelStyles.way}`}>{individual}</span>
          <span className={`tiny ink-2 block ${panelStyles.way}`}>{lastPositionText(track)}</span>
        </span>
      </Link>
    </li>
  );
}
