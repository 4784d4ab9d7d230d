import { m } from '../../../../lib/language/messages';
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
    'not played': m.daily_open({ item }),
    won: m.daily_solved({ item }),
    played: m.daily_done({ item }),
  };
  return (
    <>
      <span>{states[dayState(results, today)]}</span>
      {longest > 0 && <span>{m.daily_streak({ count: current })}</span>}
    </>
  );
}
