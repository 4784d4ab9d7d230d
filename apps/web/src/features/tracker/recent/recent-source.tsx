import type { LiveStudy } from '@aranya/contracts';
import { relativeTime } from '../../../lib/time/relative-time';
import { Fact } from '../../../lib/fact';
import { periodText } from '../measured/measured-text';
import styles from '../measured/panel/panel.module.css';
import type { RecentTrack } from './recent-track';

/** Shows individual, period, study, credit, licence and date, always in view beside a recent track. */
export function RecentSource({ study, track }: { study: LiveStudy; track: RecentTrack }) {
  const { species, scientificName, individual, cellDegrees } = track;
  return (
    <div className={styles.source}>
      <dl className="stack gap-2 small lh-14">
        <Fact name="Individual">
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
        </Fact>
        <Fact name="Period">{periodText(track)}, not live</Fact>
        <Fact name="Study">
          <a href={study.url} rel="noreferrer">
            {study.name}
          </a>
          , Movebank study {study.id}
        </Fact>
        <Fact name="Credit">{study.credit}</Fact>
        <Fact name="Licence">
          <a href={study.licenceUrl} rel="license noreferrer">
            {study.licence}
          </a>
          . Changed: cleaned of impossible positions, thinned to about one a day
          {cellDegrees === undefined ? '' : ', coarsened to cells'}.
        </Fact>
        <Fact name="Read">{relativeTime(new Date(study.readAt), new Date())}</Fact>
      </dl>
    </div>
  );
}
