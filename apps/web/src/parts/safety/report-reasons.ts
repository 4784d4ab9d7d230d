import type { ReportReason } from '@aranya/contracts';

export const reasonLabels: Record<ReportReason, string> = {
  reveals_place: 'Reveals where a threatened animal lives',
  cruelty: 'Cruelty to animals',
  illegal_trade: 'Illegal wildlife trade',
  spam: 'Spam or advertising',
  harassment: 'Harassment or hate',
  false_information: 'False information',
  other: 'Something else',
};
