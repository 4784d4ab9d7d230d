import type { ReportCase } from '@aranya/contracts';

const articles = { post: 'A post', comment: 'A comment', message: 'A message', user: 'The profile' } as const;

/** Returns a title such as 'A post by Meera Kulkarni'. */
export function caseTitle({ subject, about }: Pick<ReportCase, 'subject' | 'about'>): string {
  const thing = articles[subject];
  if (about === null) return `${thing} of a deleted account`;
  return subject === 'user' ? `${thing} of ${about.full_name}` : `${thing} by ${about.full_name}`;
}
