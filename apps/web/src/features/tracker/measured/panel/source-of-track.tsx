import type { MeasuredInfo } from '@aranya/wildlife-data';
import { periodText, sourceUrl } from '../measured-text';
import styles from './panel.module.css';
import { Fact } from '../../../../lib/fact';

export function SourceOfTrack({ track }: { track: MeasuredInfo }) {
  const { species, scientific_name, individual, source, precision } = track;
  return (
    <div className={styles.source}>
      <dl className="stack gap-2 small lh-14">
        <Fact name="Individual">
          {individual}, {species} (
          <span className="latin" lang="la">
            {scientific_name}
          </span>
          )
        </Fact>
        <Fact name="Period">{periodText(track)}, not live</Fact>
        <Fact name="Credit">{source.credit}</Fact>
        <Fact name="Source">
          <a href={sourceUrl(source)} rel="noreferrer">
            {source.title}
          </a>
          , {source.authors}, {source.year}
        </Fact>
        <Fact name="Licence">
          <a href={source.licence_url} rel="license noreferrer">
            {source.licence}
          </a>
          {source.changes && `. ${source.changes}.`}
        </Fact>
        <Fact name="Precision">{precision}</Fact>
      </dl>
    </div>
  );
}
