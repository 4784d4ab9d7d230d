import { readFileSync } from 'node:fs';
import pg from 'pg';

const SECONDS = 2;
/** The unit of /proc/PID/stat on Linux. */
const TICKS_A_SECOND = 100;

function processorMs(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND;
  } catch {
    return null;
  }
}

/**
 * Milliseconds of one call alone in the database, without planning and commits, and in the server's processor.
 * @param user the database user of this side
 */
export async function costOf(generator, side, { requests, databaseUrl, user }) {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    await db.query('select pg_stat_statements_reset()');
    const before = processorMs(side.pid);
    const { count } = await generator.run({ url: side.url, requests, seconds: SECONDS, connections: 1 });
    const after = processorMs(side.pid);
    const { rows } = await db.query(
      `select coalesce(sum(total_exec_time), 0) as ms, coalesce(sum(calls), 0)::int as statements
       from pg_stat_statements s join pg_database d on d.oid = s.dbid join pg_roles r on r.oid = s.userid
       where d.datname = current_database() and r.rolname = $1
         and query !~* '^(begin|commit|rollback|set|listen|select pg_stat)'`,
      [user],
    );
    return {
      databaseMs: rows[0].ms / count,
      statements: rows[0].statements / count,
      processMs: before === null ? null : (after - before) / count,
    };
  } finally {
    await db.end();
  }
}
