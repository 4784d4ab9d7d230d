import type { LiveStudy } from '@aranya/contracts';
import { m } from '../../../lib/language/messages';
import { Said } from '../../../lib/language/said';
import { Fact } from '../../../lib/fact';
import { periodText } from '../measured/measured-text';
import styles from '../measured/panel/panel.module.css';
import { readText, type RecentTrack } from './recent-track';

/** Shows individual, period, study, credit, licence and date, always in view beside a recent track. */
export function RecentSource({ study, track }: { study: LiveStudy; track: RecentTrack }) {
  const { species, scientificName, individual, cellDegrees } = track;
  return (
    <div className={styles.source}>
      <dl className="stack gap-2 small lh-14">
        <Fact name={m.journey_individual()}>
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
        <Fact name={m.journey_period()}>{m.journey_not_live({ period: periodText(track) })}</Fact>
        <Fact name={m.recent_study()}>
          <a href={study.url} rel="noreferrer">
            <Said text={study.name} />
          </a>
          , {m.recent_movebank({ id: study.id })}
        </Fact>
        <Fact name={m.journey_credit()}>
          <Said text={study.credit} />
        </Fact>
        <Fact name={m.journey_licence_of()}>
          <a href={study.licenceUrl} rel="license noreferrer">
            {study.licence}
          </a>
          {m.track_full_stop()} {cellDegrees === undefined ? m.recent_changed() : m.recent_changed_cells()}
        </Fact>
        <Fact name={m.recent_read_at()}>{readText(study)}</Fact>
      </dl>
    </div>
  );
}
