import type { TokenScope } from '@aranya/contracts';
import { m } from '../../../lib/language/messages';
import { dateFormat } from '../../../lib/time/date-format';

export const scopeLabels: Record<TokenScope, () => string> = { read: m.token_read, write: m.token_write };

const date = dateFormat({ dateStyle: 'medium' });

/** Takes a moment, or a day in UTC. */
export const shortDate = (at: string): string => date().format(new Date(at));
