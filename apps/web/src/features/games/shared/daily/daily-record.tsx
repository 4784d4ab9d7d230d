import { usePersisted } from '../../../../lib/persisted-store';
import { type DailyResultsStore, dayState, resultStreak } from './daily-results';
import { useToday } from './use-today';

type DailyRecordProps = {
  store: DailyResultsStore;
  item: string;
};

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
