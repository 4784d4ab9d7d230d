import { announce } from '@aranya/ui';
import { dateText, pauseSentence } from '@aranya/wildlife-data';
import { Fragment } from 'react';
import panelStyles from '../../panel/panel.module.css';
import type { AccountPause } from '../journey-account.server';
import type { PlayerClock } from '../player/clock-store';
import { showStage } from '../stage';
import styles from './panel.module.css';
import { Section } from '../../../../lib/section';

interface PauseListProps {
  pauses: readonly AccountPause[];
  clock: PlayerClock | null;
  title?: string;
}

export function PauseList({ pauses, clock, title = 'Where it paused' }: PauseListProps) {
  if (pauses.length === 0) return null;
  const show = (pause: AccountPause, time: number) => {
    clock?.pause();
    clock?.seek(time);
    showStage();
    announce(`${dateText(pause.from)}: ${pauseSentence(pause, pause.where)}.`);
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
                {dateText(pause.from)} to {dateText(pause.to)}
              </p>
              <p>{pauseSentence(pause, pause.where)}.</p>
              {pause.meaning && pause.meaning.text !== pauses[index - 1]?.meaning?.text && (
                <p className="small ink-2 over-hair">{pause.meaning.text}</p>
              )}
              <button
                type="button"
                className={`by-script ${styles.seek}`}
                disabled={!clock}
                aria-label={`Show on the map, ${dateText(pause.from)}`}
                onClick={() => show(pause, pause.from - offset)}
              >
                Show on the map
              </button>
            </li>
          );
        })}
      </ol>
      {sources.size > 0 && (
        <p className="note">
          Why it stayed, from:{' '}
          {[...sources].map(([url, title], index) => (
            <Fragment key={url}>
              {index > 0 && '; '}
              <a href={url} rel="noreferrer">
                {title}
              </a>
            </Fragment>
          ))}
        </p>
      )}
    </Section>
  );
}
