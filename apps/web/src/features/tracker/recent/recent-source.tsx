import type { LiveStudy } from '@aranya/contracts';
import { relativeTime } from '../../../lib/time/relative-time';
import { periodText } from '../measured/measured-text';
import styles from '../measured/panel/panel.module.css';
import type { RecentTrack } from './recent-track';

/** Shows individual, period, study, credit, licence and date, always in view beside a recent track. */
export function RecentSource({ study, track }: { study: LiveStudy; track: RecentTrack }) {
  const { species, scientificName, individual, cellDegrees } = track;
  return (
    <div className={styles.source}>
      <dl className="stack gap-2 small lh-14">
        <div>
          <dt>Individual</dt>
          <dd>
            {individual}, {species}
            {scientificName !== null && scientificName !== species && (
              <>
                {' ('}
                <span className="latin" lang="la">
                  {scientificName}
                </span>
                )
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Period</dt>
          <dd>{periodText(track)}, not live</dd>
        </div>
        <div>
          <dt>Study</dt>
          <dd>
            <a href={study.url} rel="noreferrer">
              {study.name}
            </a>
            , Movebank study {study.id}
          </dd>
        </div>
        <div>
          <dt>Credit</dt>
          <dd>{study.credit}</dd>
        </div>
        <div>
          <dt>Licence</dt>
          <dd>
            <a href={study.licenceUrl} rel="license noreferrer">
              {study.licence}
            </a>
            . Changed: cleaned of impossible positions, thinned to about one a day
            {cellDegrees === undefined ? '' : ', coarsened to cells'}.
          </dd>
        </div>
        <div>
          <dt>Read</dt>
          <dd>{relativeTime(new Date(study.readAt), new Date())}</dd>
        </div>
      </dl>
    </div>
  );
}
