import { queueStates } from '@aranya/contracts';
import { FilterPills } from '@aranya/ui';
import { parseAsStringLiteral, useQueryState } from 'nuqs';

const parser = parseAsStringLiteral(queueStates).withDefault('open').withOptions({ history: 'push' });

/** Reads which half of a queue the address names; the pills choose it. */
export function useQueue(label: string, closed: string) {
  const [state, setState] = useQueryState('state', parser);
  const options = [
    { value: 'open', label: 'Open' },
    { value: 'closed', label: closed },
  ] as const;
  const choose = (next: typeof state) => void setState(next);
  return {
    state,
    pills: <FilterPills label={label} options={options} value={state} onValueChange={choose} />,
  };
}
