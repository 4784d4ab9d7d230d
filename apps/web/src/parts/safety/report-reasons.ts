import type { ReportReason } from '@aranya/contracts';
import { m } from '../../lib/language/messages';

export const reasonLabels: Record<ReportReason, () => string> = {
  reveals_place: m.report_for_reveals_place,
  cruelty: m.report_for_cruelty,
  illegal_trade: m.report_for_illegal_trade,
  spam: m.report_for_spam,
  harassment: m.report_for_harassment,
  false_information: m.report_for_false_information,
  other: m.report_for_other,
};
