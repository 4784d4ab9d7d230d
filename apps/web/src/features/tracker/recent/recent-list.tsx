import type { LiveStudy } from '@aranya/contracts';
import { Button, ExternalLinkIcon } from '@aranya/ui';
import { m } from '../../../lib/language/messages';
import { Said } from '../../../lib/language/said';
import { SiteLink } from '../../../lib/language/site-link';
import { paths } from '../../../lib/paths';
import { Portrait } from '../../../lib/artwork';
import { KindLabel } from '../panel/kind-label';
import panelStyles from '../panel/panel.module.css';
import { RecentFailed } from './recent-failed';
import styles from './recent.module.css';
import { lastPositionText, readText, type RecentTrack, toRecentTrack } from './recent-track';
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
        {m.recent_seen()}
      </h2>
      <p className="tiny ink-2">
        <KindLabel kind="recent" /> {m.recent_note()}
      </p>
      {studies.map((study) => (
        <Study key={study.id} study={study} />
      ))}
      <p role="status" className="ink-2">
        {waiting && missing > 0 && (answer ? m.recent_loading_more({ count: missing }) : m.recent_loading())}
      </p>
      {failed && <RecentFailed onRetry={retry} />}
      {!waiting && !failed && missing > 0 && (
        <div className="stack gap-3 starts">
          <p>{m.recent_missing({ count: missing })}</p>
          <Button variant="outline" onClick={retry}>
            {m.journey_try_again()}
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
        <Said text={name} />
      </h3>
      {tracks.length === 0 ? (
        <p className="tiny ink-2">{m.recent_empty()}</p>
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
      <p>
        <Said text={credit} />
      </p>
      <p>
        <a href={licenceUrl} rel="license noreferrer">
          {licence}
        </a>
        , {m.recent_read({ ago: readText({ readAt }) })}
      </p>
      <a className={`inline start target gap-snug ${styles.link}`} href={url} rel="noreferrer">
        {m.recent_study_link()}
        <ExternalLinkIcon />
      </a>
    </div>
  );
}

function RecentRow({ track }: { track: RecentTrack }) {
  const { id, species, individual, portrait } = track;
  return (
    <li>
      <SiteLink className={panelStyles.row} to={paths.recentTrack(id)}>
        <Portrait className={panelStyles.face} slug={portrait ?? 'animal'} size={40} />
        <span>
          <span className={panelStyles.name}>
            <Said text={species} />
          </span>
          <span className={`tiny ink-2 block ${panelStyles.way}`}>{individual}</span>
          <span className={`tiny ink-2 block ${panelStyles.way}`}>{lastPositionText(track)}</span>
        </span>
      </SiteLink>
    </li>
  );
}
