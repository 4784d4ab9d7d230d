import { usePersisted } from '../../../../lib/persisted-store';
import { type DailyResultsStore, dayState, resultStreak } from './daily-results';
import { useToday } from './use-today';

type DailyRecordProps = {
  store: DailyResultsStore;
  /** The thing played each day: 'word', 'fifteen'. */
  item: string;
};

/** Shows today's state of a daily game and the streak, in two short lines. */
export function DailyRecord({ store, item }: DailyRecordProps) {
  const { value: results, ready } = usePersisted(store);
  const today = useToday();
  if (!ready || today === undefined) return null;
  const { current, longest } = resultStreak(results, today);
  const states = {
    'not played': `Today’s ${item} is open`,
    won: `Today’s ${item} is solved`,
    played: `Today’s ${item} is done`,
  };
  return (
    <>
      <span>{states[dayState(results, today)]}</span>
      {longest > 0 && <span>{`Streak: ${current} ${current === 1 ? 'day' : 'days'}`}</span>}
    </>
  );
}
