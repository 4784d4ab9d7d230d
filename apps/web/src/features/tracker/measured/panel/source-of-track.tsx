import type { MeasuredInfo } from '@aranya/wildlife-data';
import { m } from '../../../../lib/language/messages';
import { Said } from '../../../../lib/language/said';
import { periodText, sourceUrl } from '../measured-text';
import styles from './panel.module.css';
import { Fact } from '../../../../lib/fact';

export function SourceOfTrack({ track }: { track: MeasuredInfo }) {
  const { species, scientific_name, individual, source, precision } = track;
  return (
    <div className={styles.source}>
      <dl className="stack gap-2 small lh-14">
        <Fact name={m.journey_individual()}>
          {individual}, {species} (
          <span className="latin" lang="la">
            {scientific_name}
          </span>
          )
        </Fact>
        <Fact name={m.journey_period()}>{m.journey_not_live({ period: periodText(track) })}</Fact>
        <Fact name={m.journey_credit()}>
          <Said text={source.credit} />
        </Fact>
        <Fact name={m.journey_source_of()}>
          <a href={sourceUrl(source)} rel="noreferrer">
            <Said text={source.title} />
          </a>
          , <Said text={source.authors} />, {source.year}
        </Fact>
        <Fact name={m.journey_licence_of()}>
          <a href={source.licence_url} rel="license noreferrer">
            {source.licence}
          </a>
          {source.changes && `${m.track_full_stop()} ${source.changes}${m.track_full_stop()}`}
        </Fact>
        <Fact name={m.journey_precision()}>{precision}</Fact>
      </dl>
    </div>
  );
}
