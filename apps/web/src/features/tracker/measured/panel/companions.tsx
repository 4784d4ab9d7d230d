import { CloseIcon, FilterPills, IconButton, Select } from '@aranya/ui';
import type { Alignment, MeasuredInfo } from '@aranya/wildlife-data';
import { clsx } from 'clsx';
import { m } from '../../../../lib/language/messages';
import panelStyles from '../../panel/panel.module.css';
import colours from '../journey-colours.module.css';
import { MAX_TOGETHER, useTogether } from '../use-together';
import { yearsText } from '../measured-text';
import { useMeasured } from '../measured-words';
import styles from './panel.module.css';

const companionLabel = (track: MeasuredInfo) => `${track.species}: ${track.individual}, ${yearsText(track)}`;

const never = (tracks: readonly MeasuredInfo[]) =>
  !tracks.some((a, at) =>
    tracks.slice(at + 1).some((b) => a.period.from <= b.period.to && b.period.from <= a.period.to),
  );

/** Plays several animals at once, by calendar time or by day of the year. */
export function Companions({ track }: { track: MeasuredInfo }) {
  const measured = useMeasured();
  const alignments: readonly { value: Alignment; label: string }[] = [
    { value: 'calendar', label: m.journey_by_date() },
    { value: 'year', label: m.journey_by_year() },
  ];
  const { companions, alignment, add, remove, setAlignment } = useTogether(track);
  const shown = [track, ...companions];
  const others = measured
    .filter((other) => !shown.includes(other))
    .sort(
      (a, b) =>
        Number(b.species === track.species) - Number(a.species === track.species) ||
        (companionLabel(a) < companionLabel(b) ? -1 : 1),
    );
  return (
    <section
      className={clsx('by-script', 'stack gap-4', panelStyles.section)}
      aria-labelledby="journey-together"
    >
      <h2 id="journey-together" className="size-3">
        {m.journey_several()}
      </h2>
      <ul className={`stack ${styles.together}`}>
        {shown.map((each, at) => (
          <li className="stack between gap-3 middle target lh-13" key={each.id}>
            <i className={colours[`journey${at + 1}`]} aria-hidden="true" />
            <span>{companionLabel(each)}</span>
            {at > 0 && (
              <IconButton
                label={m.journey_remove({ name: each.individual })}
                icon={<CloseIcon />}
                onClick={() => remove(each.id)}
              />
            )}
          </li>
        ))}
      </ul>
      {shown.length < MAX_TOGETHER && (
        <Select
          label={m.journey_add()}
          value=""
          options={[
            { value: '', label: m.journey_choose() },
            ...others.map((other) => ({ value: other.id, label: companionLabel(other) })),
          ]}
          onValueChange={(id) => id && add(id)}
        />
      )}
      {companions.length > 0 && (
        <FilterPills
          label={m.journey_play_them()}
          labelShown
          options={alignments}
          value={alignment}
          onValueChange={setAlignment}
        />
      )}
      {companions.length > 0 && alignment === 'calendar' && never(shown) && (
        <p className="note" role="status">
          {m.journey_never()}
        </p>
      )}
    </section>
  );
}
