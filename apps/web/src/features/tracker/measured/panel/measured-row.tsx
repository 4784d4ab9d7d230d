import type { MeasuredInfo } from '@aranya/wildlife-data';
import { SiteLink } from '../../../../lib/language/site-link';
import { paths } from '../../../../lib/paths';
import { Portrait } from '../../../../lib/artwork';
import rowStyles from '../../panel/panel.module.css';
import { measuredKm, yearsText } from '../measured-text';
import { portraitOf } from '../measured-words';

export function MeasuredRow({ track }: { track: MeasuredInfo }) {
  const { id, species, individual, distance_km } = track;
  return (
    <li>
      <SiteLink className={rowStyles.row} to={paths.measuredTrack(id)}>
        <Portrait className={rowStyles.face} slug={portraitOf(track)} size={40} />
        <span>
          <span className={rowStyles.name}>{species}</span>
          <span className={`tiny ink-2 block ${rowStyles.way}`}>
            {individual}, {yearsText(track)}
          </span>
        </span>
        <span className={`tiny ink-3 num one-line ${rowStyles.km}`}>{measuredKm(distance_km)}</span>
      </SiteLink>
    </li>
  );
}
