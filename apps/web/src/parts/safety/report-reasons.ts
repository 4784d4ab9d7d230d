import type { ReportReason } from '@aranya/contracts';
import { m } from '../../lib/language/messages';

export const reasonLabels: Record<ReportReason, () => string> = {
  reveals_place: m.reason_reveals_place,
  cruelty: m.reason_cruelty,
  illegal_trade: m.reason_illegal_trade,
  spam: m.reason_spam,
  harassment: m.reason_harassment,
  false_information: m.reason_false_information,
  other: m.reason_other,
};
