/** Markdown. @param rows lists of cells; all but the first column are aligned to the right */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, n) => (n === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

const number = (value, digits = 0) =>
  value === null || value === undefined
    ? '–'
    : value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const ms = (value) => number(value, value !== null && value < 10 ? 1 : 0);
const count = (value) => number(value);
const ratio = (a, b) => number(a / b, 2);
const MIB = 2 ** 20;

export function callsTable({ calls }) {
  return table(
    [
      'call',
      'posts',
      'API a second',
      'floor a second',
      'ratio',
      'API p50',
      'floor p50',
      'API p99',
      'floor p99',
      'bytes',
    ],
    calls.map(({ call, posts, api, floor }) => [
      call,
      count(posts),
      count(api.rate),
      count(floor.rate),
      ratio(api.rate, floor.rate),
      ...[api.p50, floor.p50, api.p99, floor.p99].map(ms),
      count(api.bytes),
    ]),
  );
}

export { count, MIB, ms, number, ratio };
