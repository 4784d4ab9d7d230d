import { count, number, table } from './tables.mjs';

/** What people do: assumptions, to be replaced by what operators see. */
export const HABITS = {
  /** Of all accounts, on a day. */
  activeShare: 0.1,
  /** Of those active on a day, at the same moment, in the evening. */
  onlineShare: 0.1,
  /** Calls at the busiest hour to those of an average hour. */
  peak: 3,
  /** Calls a day by an active member. */
  calls: { feed: 30, recent: 20, chat: 10, profile: 8, discover: 2, like: 5, send: 4, follow: 0.5 },
  postsADay: 0.2,
};

/** How busy processors may be at the peak, so that latency stays low. */
const BUSY = 0.5;
/** Cores of the largest database server that is easily had. */
const SERVER_CORES = 64;
/** Past it, backups, restores and vacuum of one table take a working day. */
const TABLE_GB = 500;
/** Members who were here within a week have a kept feed. */
const KEPT_SHARE = 0.3;
const FOLLOWS = 200;
/** Assumed beside a feed that is gathered: reading a kept list of ids, and adding one id to one list. */
const KEPT = { readShare: 0.3, insertMs: 0.05 };
const WRITES = ['like', 'send', 'follow'];
const DAY = 86_400;
const GB = 1e9;

/**
 * What a community of so many members needs, from what single calls cost.
 * @param calls the result of bench:calls
 * @param streams the result of bench:streams; null leaves memory out
 */
export function needsOf(members, calls, streams) {
  const posts = Math.max(...calls.calls.map((each) => each.posts));
  const measured = Object.fromEntries(
    calls.calls.filter((each) => each.posts === posts).map(({ call, api }) => [call, api]),
  );
  const active = members * HABITS.activeShare;
  const perSecond = (timesADay) => (active * timesADay * HABITS.peak) / DAY;
  const known = Object.entries(HABITS.calls).filter(([call]) => measured[call] !== undefined);
  const coresOf = (field, chosen = known) =>
    chosen.reduce((sum, [call, times]) => sum + (perSecond(times) * measured[call][field]) / 1000, 0) / BUSY;
  const writing = known.filter(([call]) => WRITES.includes(call));
  const feedCores = coresOf(
    'databaseMs',
    known.filter(([call]) => call === 'feed'),
  );
  const inserts = perSecond(HABITS.postsADay) * FOLLOWS * KEPT_SHARE;
  const storage = calls.storage.find((each) => each.posts === posts);
  const online = active * HABITS.onlineShare;
  const node = streams?.streams.filter(({ side }) => side === 'API').at(-1);
  return {
    members,
    callsAtPeak: known.reduce((sum, [, times]) => sum + perSecond(times), 0),
    writesAtPeak: perSecond(HABITS.postsADay) + writing.reduce((sum, [, times]) => sum + perSecond(times), 0),
    databaseCores: coresOf('databaseMs'),
    primaryCores: coresOf('databaseMs', writing),
    nodeCores: coresOf('processMs'),
    feedCores,
    keptInserts: inserts,
    keptCores: feedCores * KEPT.readShare + (inserts * KEPT.insertMs) / 1000 / BUSY,
    online,
    streamGB: node === undefined ? null : (online * node.perStream) / GB,
    postsAYear: active * HABITS.postsADay * 365,
    gbAYear:
      (active * 365 * (HABITS.postsADay * storage.post + HABITS.calls.send * storage.message) +
        members * storage.user) /
      GB,
  };
}

/** The steps of docs/scaling.md that are due. */
export function stepsOf(needs) {
  const isSharded = needs.primaryCores > SERVER_CORES || needs.gbAYear > 8 * TABLE_GB;
  return [
    ...(needs.nodeCores > 1 ? ['nodes'] : []),
    ...(needs.databaseCores > SERVER_CORES / 4 ? ['replicas'] : []),
    ...(needs.gbAYear > TABLE_GB ? ['partitions'] : []),
    ...(isSharded ? ['Citus'] : []),
    ...(isSharded || needs.feedCores > SERVER_CORES ? ['kept feeds'] : []),
  ];
}

export function scalingTable(calls, streams) {
  const all = [1e6, 10e6, 100e6].map((members) => needsOf(members, calls, streams));
  const row = (label, show) => [label, ...all.map(show)];
  return table(
    ['accounts', ...all.map(({ members }) => count(members))],
    [
      row('calls a second at the peak', (each) => count(each.callsAtPeak)),
      row('of these writes', (each) => count(each.writesAtPeak)),
      row('processor cores of the database', (each) => number(each.databaseCores, 1)),
      row('of these for writes, on the primary', (each) => number(each.primaryCores, 1)),
      row('of these for feeds', (each) => number(each.feedCores, 1)),
      row('for feeds that are kept', (each) => number(each.keptCores, 1)),
      row('entries a second into kept feeds', (each) => count(each.keptInserts)),
      row('processor cores of API nodes', (each) => number(each.nodeCores, 1)),
      row('open streams', (each) => count(each.online)),
      row('memory for streams, GB', (each) => number(each.streamGB, 1)),
      row('new posts a year, millions', (each) => number(each.postsAYear / 1e6, 1)),
      row('GB in the database after a year', (each) => count(each.gbAYear)),
      row('steps that are due', (each) => stepsOf(each).join(', ') || 'none'),
    ],
  );
}
