import { queueStates } from '@aranya/contracts';
import { FilterPills } from '@aranya/ui';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { m } from '../../../lib/language/messages';

const parser = parseAsStringLiteral(queueStates).withDefault('open').withOptions({ history: 'push' });

/** Reads from the address which half of a queue is shown, and renders the pills that choose it. */
export function useQueue(label: string, closed: string, open = m.admin_queue_open()) {
  const [state, setState] = useQueryState('state', parser);
  const options = [
    { value: 'open', label: open },
    { value: 'closed', label: closed },
  ] as const;
  const choose = (next: typeof state) => void setState(next);
  return {
    state,
    pills: <FilterPills label={label} options={options} value={state} onValueChange={choose} />,
  };
}
