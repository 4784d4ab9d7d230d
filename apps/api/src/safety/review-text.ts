import { sanitize, indent } from '../common/terminal-text';
import type { ReportForReview } from './review';

const toWords = (reason: string) => reason.replaceAll('_', ' ');

function subjectOf({ subject, about }: ReportForReview): string {
  if (about === null) return subject === 'post' ? 'a post that is gone' : 'somebody who is gone';
  const who = sanitize(about.name) + (about.username === null ? '' : ` (@${about.username})`);
  return subject === 'post' ? `a post of ${who}` : who;
}

export function lineOfReport(report: ReportForReview): string {
  const { id, createdAt, reviewedAt, reason, reportCount } = report;
  const others = reportCount > 1 ? `, reported by ${reportCount}` : '';
  const state = reviewedAt === null ? '' : `, reviewed ${reviewedAt.toISOString()}`;
  return `${id}  ${createdAt.toISOString()}\n    ${toWords(reason)}: ${subjectOf(report)}${others}${state}`;
}

/** User text is indented, so that it cannot imitate the output. */
export function textOfReport(report: ReportForReview): string {
  const { reporter, details, content, pictures, subject, subjectId } = report;
  const lines = [
    lineOfReport(report),
    `    ${subject} ${subjectId}`,
    `    from ${reporter === null ? 'somebody who has left' : sanitize(reporter)}`,
  ];
  if (details !== '') lines.push('  The reporter writes:', ...indent(details));
  if (content !== null && content !== '') lines.push('  The post says:', ...indent(content));
  if (pictures.length > 0) lines.push('  Its pictures:', ...pictures.map((url) => `    ${url}`));
  return lines.join('\n');
}

export function summaryOfReports(shown: number, total: number, all: boolean): string {
  const kind = all ? 'reports' : 'reports wait for a review';
  if (total === 0) return all ? 'No reports yet.' : 'No reports wait for a review.';
  if (total === 1) return all ? '1 report.' : '1 report waits for a review.';
  return shown === total
    ? `${total} ${kind}.`
    : `${shown} of ${total} ${kind}. --limit=${total} shows them all.`;
}
