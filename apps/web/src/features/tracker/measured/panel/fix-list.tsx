import { announce } from '@aranya/ui';
import { useId, useState } from 'react';
import { m } from '../../../../lib/language/messages';
import { Section } from '../../../../lib/section';
import { withThousands } from '../../number-text';
import { ListBox } from '../../list-box';
import panelStyles from '../../panel/panel.module.css';
import { dateText } from '../journey-words';
import { fixAt, type ListedFix, type ListedFixes } from '../listed-fix';
import type { PlayerClock } from '../player/clock-store';
import { showStage } from '../stage';
import styles from './panel.module.css';

interface FixListProps extends ListedFixes {
  clock: PlayerClock | null;
  onShow: (fix: ListedFix) => void;
}

/** Says where the animal was at each fix or day; a chosen one is shown on the map. */
export function FixList({ fixes, sampledFrom, clock, onShow }: FixListProps) {
  const hint = useId();
  const [chosen, setChosen] = useState(-1);
  const offset = clock?.timeline.entries[0]?.offset ?? 0;
  const title = sampledFrom === undefined ? m.journey_by_position() : m.journey_by_day();

  const show = (index: number) => {
    const fix = fixes[index];
    if (!fix || !clock) return;
    clock.pause();
    clock.seek(fix.time - offset);
    setChosen(index);
    onShow({ ...fix });
    showStage();
    announce(m.journey_shown({ name: fix.name }));
  };

  return (
    <Section className={`stack gap-3 ${panelStyles.section}`} title={title}>
      <p className="small ink-2">
        {sampledFrom !== undefined && `${m.journey_sampled({ count: withThousands(sampledFrom) })} `}
        <span id={hint} className="by-script">
          {m.journey_keys()}
        </span>
      </p>
      <ListBox
        label={title}
        describedBy={hint}
        className={styles.fixes}
        count={fixes.length}
        selected={chosen}
        begin={() => (clock ? fixAt(fixes, clock.store.getState().time + offset) : 0)}
        onChoose={show}
        option={(index) => {
          const fix = fixes[index];
          return {
            content: fix && (
              <>
                <span className="medium">{fix.name}</span> <span className="ink-3">{dateText(fix.time)}</span>{' '}
                <span className="block ink-2">{fix.words}</span>
              </>
            ),
          };
        }}
      />
    </Section>
  );
}
