/** @param rows lists of cells; all but the first column are aligned to the right */
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

/** At the largest size. The last four columns are processor time a call. */
export function callsTable({ calls }) {
  const largest = Math.max(...calls.map(({ posts }) => posts));
  return table(
    [
      'call',
      'API a second',
      'floor a second',
      'ratio',
      'ratio to notifying',
      'API p99 ms',
      'floor p99 ms',
      'API process ms',
      'floor process ms',
      'API database ms',
      'floor database ms',
    ],
    calls
      .filter(({ posts }) => posts === largest)
      .map(({ call, api, floor, notifying }) => [
        call,
        count(api.rate),
        count(floor.rate),
        ratio(api.rate, floor.rate),
        notifying ? ratio(api.rate, notifying.rate) : '–',
        ...[api.p99, floor.p99].map(ms),
        ...[api.processMs, floor.processMs, api.databaseMs, floor.databaseMs].map((value) =>
          number(value, 2),
        ),
      ]),
  );
}

export const streamsTable = ({ streams }) =>
  table(
    ['streams', 'side', 'kB a stream', 'after messages', 'sent', 'lost', 'doubled', 'p50 ms', 'p99 ms'],
    streams.map((each) => [
      count(each.streams),
      each.side,
      number(each.perStream / 1000, 1),
      number(each.afterLoad / 1000, 1),
      ...[each.sent, each.lost, each.doubled].map(count),
      ms(each.p50),
      ms(each.p99),
    ]),
  );

export const nodesTable = ({ nodes }) =>
  table(
    ['between nodes', 'nodes', 'cores each', 'messages a second', 'beside one node', 'p99 ms'],
    nodes.map(({ way, nodes: n, cores, rate, p99 }) => [
      way,
      n,
      cores ?? 'all',
      count(rate),
      ratio(rate, nodes.find((each) => each.way === way && each.nodes === 1).rate),
      ms(p99),
    ]),
  );

/** @param of what is searched among */
export const searchTable = (of, rows) =>
  table(
    [of, 'asked for', 'p50 ms', 'p95 ms', 'p95 beside a row'],
    rows.map(({ among, side, p50, p95 }) => [
      count(among),
      side,
      number(p50, 1),
      number(p95, 1),
      number(p95 / rows.find((row) => row.among === among).p95, 1),
    ]),
  );
