import { Button, EmptyState } from '@aranya/ui';
import { type AksharaWord, loadAksharaWords } from '@aranya/wildlife-data';
import { useEffect, useState } from 'react';
import { dayText } from '../../../lib/daily/days';
import { m } from '../../../lib/language/messages';
import { usePersisted } from '../../../lib/persisted-store';
import { useDayOnBoard } from '../shared/daily/use-day-on-board';
import { PlayModes } from '../shared/play-modes';
import { Board } from '../shared/word/board';
import styles from '../shared/word/word-game.module.css';
import { WordRoundToCome } from '../shared/word/word-round';
import { aksharaDays, aksharaOfDay, aksharaPaths } from './akshara-days';
import { aksharaLanguage } from './akshara-results';
import { rowSentence } from './akshara-words';
import { DailyAkshara } from './daily-akshara';

/** As long as most words. */
const COLUMNS_TO_COME = 3;

export function AksharaGame() {
  const { value: rounds, ready } = usePersisted(aksharaDays().rounds);
  const board = useDayOnBoard((day) => (rounds[day]?.length ?? 0) > 0);
  const { words, failed, retry } = useWords();
  const known = board !== undefined && ready;
  const isToday = known && board.day === board.today;
  const title = () => {
    if (!known) return m.akshara_today();
    const day = dayText(board.day);
    return isToday ? m.akshara_today_day({ day }) : m.akshara_of_day({ day });
  };
  return (
    <div className={styles.game} data-keys="devanagari" data-earlier={(known && !isToday) || undefined}>
      <PlayModes
        title={title()}
        modes={
          known && !isToday ? [{ label: m.akshara_today(), href: aksharaPaths.today(), current: false }] : []
        }
      />
      {failed && (
        <EmptyState
          title={m.akshara_loading_failed()}
          action={<Button onClick={retry}>{m.akshara_retry()}</Button>}
        />
      )}
      {!failed && (!known || !words) && (
        <WordRoundToCome
          board={
            <Board
              label={m.akshara_guesses()}
              columns={COLUMNS_TO_COME}
              guesses={[]}
              sentenceOf={rowSentence}
            />
          }
        />
      )}
      {known && words && (
        <DailyAkshara
          key={board.day}
          {...board}
          entry={aksharaOfDay(words, board.day)}
          texts={rounds[board.day] ?? []}
        />
      )}
    </div>
  );
}

function useWords() {
  const [words, setWords] = useState<readonly AksharaWord[]>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return;
    let wanted = true;
    loadAksharaWords(aksharaLanguage()).then(
      (loaded) => wanted && setWords(loaded),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [failed]);
  return { words, failed, retry: () => setFailed(false) };
}
