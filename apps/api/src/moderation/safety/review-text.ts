import { indent, sanitize } from '../../platform/common/terminal-text';
import type { LogEntry } from './moderation-log';
import type { ReportForReview } from './review';

const toWords = (name: string) => name.replaceAll('_', ' ');

function describeSubject({ subject, about, isThere, isHidden }: ReportForReview): string {
  const state = isHidden ? ' (hidden)' : isThere ? '' : ' (gone)';
  const who =
    about && sanitize(about.name) + (about.username === null ? '' : ` (@${sanitize(about.username)})`);
  if (subject === 'user') return (who ?? 'a member') + state;
  return `a ${subject}${who === null ? '' : ` of ${who}`}${state}`;
}

export function lineOfReport(report: ReportForReview): string {
  const { id, createdAt, reviewedAt, outcome, reason, reportCount, urgent } = report;
  const others = reportCount > 1 ? `, reported by ${reportCount}` : '';
  const state = reviewedAt === null ? '' : `, ${outcome ?? 'reviewed'} ${reviewedAt.toISOString()}`;
  const mark = urgent ? 'URGENT, ' : '';
  return `${id}  ${createdAt.toISOString()}\n    ${mark}${toWords(reason)}: ${describeSubject(report)}${others}${state}`;
}

const contentTitles = {
  post: 'The post said:',
  message: 'The message said:',
  comment: 'The comment said:',
  user: 'Their bio said:',
};

export function textOfReport(report: ReportForReview): string {
  const { reporter, about, details, content, location, pictures, subject, subjectId } = report;
  const lines = [
    lineOfReport(report),
    `    ${subject} ${subjectId}`,
    ...(about === null || subject === 'user' ? [] : [`    by user ${about.id}`]),
    `    reported by ${reporter === null ? 'somebody who has left' : sanitize(reporter)}`,
  ];
  if (details !== '') lines.push('  The reporter writes:', ...indent(details));
  if (content === null) lines.push('  There is no copy of it.');
  else if (content !== '') lines.push(`  ${contentTitles[subject]}`, ...indent(content));
  if (location !== '') lines.push('  Their location said:', ...indent(location));
  if (pictures.length > 0) lines.push('  Its pictures (--save=FOLDER writes them to files):');
  for (const { position, kind, url, alt } of pictures) {
    lines.push(`    ${position + 1}. ${kind}${url === null ? '' : ` at ${sanitize(url)}`}`);
    if (alt !== '') lines.push(...indent(alt).map((line) => `    ${line}`));
  }
  return lines.join('\n');
}

export function summaryOfReports(shown: number, total: number, all: boolean): string {
  const kind = all ? 'reports' : 'reports wait for a review';
  if (total === 0) return all ? 'No reports yet.' : 'No reports are waiting for review.';
  if (total === 1) return all ? '1 report.' : '1 report is waiting for review.';
  return shown === total
    ? `${total} ${kind}.`
    : `${shown} of ${total} ${kind}. --limit=${total} shows them all.`;
}

const formatState = (state: Record<string, unknown>) =>
  Object.entries(state)
    .map(([name, value]) => `${name}: ${value === null ? 'none' : String(value)}`)
    .join(', ');

export function textOfLog(entries: readonly LogEntry[], total: number): string {
  if (total === 0) return 'The log is empty.';
  const more = entries.length < total ? ` --limit=${total} shows all.` : '';
  const head = `${entries.length} of ${total} entries, newest first.${more}`;
  const lines = entries.map(({ createdAt, operator, action, subject, subjectId, reason, before, after }) =>
    [
      `${createdAt.toISOString()}  ${toWords(action)}, by ${sanitize(operator)}`,
      `    ${subject} ${subjectId}`,
      ...(reason === '' ? [] : ['  Reason:', ...indent(reason)]),
      '  Before:',
      ...indent(formatState(before)),
      '  After:',
      ...indent(formatState(after)),
    ].join('\n'),
  );
  return [head, ...lines].join('\n\n');
}

/** Begins a sentence: '2 reports are'. */
export const reportsAre = (count: number) => (count === 1 ? '1 report is' : `${count} reports are`);
