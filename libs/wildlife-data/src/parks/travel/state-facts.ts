import facts from '../../generated/states.json' with { type: 'json' };
import type { indianStates } from '../indian-states';
import type { StateFacts } from './state.schema';

type State = (typeof indianStates)[number];

export const stateFacts = facts as unknown as Readonly<Partial<Record<State, StateFacts>>>;
