import { announce } from '@aranya/ui';
import { Fragment } from 'react';
import { m } from '../../../../lib/language/messages';
import panelStyles from '../../panel/panel.module.css';
import type { AccountPause } from '../journey-account.server';
import { Said } from '../../../../lib/language/said';
import { dateText, pauseSentence } from '../journey-words';
import type { PlayerClock } from '../player/clock-store';
import { showStage } from '../stage';
import styles from './panel.module.css';
import { Section } from '../../../../lib/section';

interface PauseListProps {
  pauses: readonly AccountPause[];
  clock: PlayerClock | null;
  title?: string;
}

export function PauseList({ pauses, clock, title = m.journey_pauses() }: PauseListProps) {
  if (pauses.length === 0) return null;
  const show = (pause: AccountPause, time: number) => {
    clock?.pause();
    clock?.seek(time);
    showStage();
    announce(`${dateText(pause.from)}: ${pauseSentence(pause, pause.where)}${m.track_full_stop()}`);
  };
  const sources = new Map(
    pauses.flatMap(({ meaning }) => (meaning ? [[meaning.source.url, meaning.source.title] as const] : [])),
  );
  return (
    <Section className={`stack gap-4 ${panelStyles.section}`} title={title}>
      <ol className={`stack gap-4 ${styles.pauses}`}>
        {pauses.map((pause, index) => {
          const offset = clock?.timeline.entries[0]?.offset ?? 0;
          return (
            <li key={pause.from}>
              <p className="medium">
                {m.track_from_to({ from: dateText(pause.from), to: dateText(pause.to) })}
              </p>
              <p>
                {pauseSentence(pause, pause.where)}
                {m.track_full_stop()}
              </p>
              {pause.meaning && pause.meaning.text !== pauses[index - 1]?.meaning?.text && (
                <p className="small ink-2 over-hair">
                  <Said text={pause.meaning.text} />
                </p>
              )}
              <button
                type="button"
                className={`by-script ${styles.seek}`}
                disabled={!clock}
                aria-label={m.journey_on_map_date({ date: dateText(pause.from) })}
                onClick={() => show(pause, pause.from - offset)}
              >
                {m.journey_on_map()}
              </button>
            </li>
          );
        })}
      </ol>
      {sources.size > 0 && (
        <p className="note">
          {m.journey_why()}{' '}
          {[...sources].map(([url, title], index) => (
            <Fragment key={url}>
              {index > 0 && '; '}
              <a href={url} rel="noreferrer">
                <Said text={title} />
              </a>
            </Fragment>
          ))}
        </p>
      )}
    </Section>
  );
}
