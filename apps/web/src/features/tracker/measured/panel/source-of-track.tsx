import type { MeasuredInfo } from '@aranya/wildlife-data';
import { periodText, sourceUrl } from '../measured-text';
import styles from './panel.module.css';

export function SourceOfTrack({ track }: { track: MeasuredInfo }) {
  const { species, scientific_name, individual, source, precision } = track;
  return (
    <div className={styles.source}>
      <dl className="stack gap-2 small lh-14">
        <div>
          <dt>Individual</dt>
          <dd>
            {individual}, {species} (
            <span className="latin" lang="la">
              {scientific_name}
            </span>
            )
          </dd>
        </div>
        <div>
          <dt>Period</dt>
          <dd>{periodText(track)}, not live</dd>
        </div>
        <div>
          <dt>Credit</dt>
          <dd>{source.credit}</dd>
        </div>
        <div>
          <dt>Source</dt>
          <dd>
            <a href={sourceUrl(source)} rel="noreferrer">
              {source.title}
            </a>
            , {source.authors}, {source.year}
          </dd>
        </div>
        <div>
          <dt>Licence</dt>
          <dd>
            <a href={source.licence_url} rel="license noreferrer">
              {source.licence}
            </a>
            {source.changes && `. ${source.changes}.`}
          </dd>
        </div>
        <div>
          <dt>Precision</dt>
          <dd>{precision}</dd>
        </div>
      </dl>
    </div>
  );
}
