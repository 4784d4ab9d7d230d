import { readdirSync, readFileSync } from 'node:fs';

/** The unit of /proc/PID/stat on Linux. */
const TICKS_A_SECOND = 100;

const readFields = (pid) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
};
const ms = (...ticks) => (ticks.reduce((sum, each) => sum + each, 0) * 1000) / TICKS_A_SECOND;

/** Processor time that a process has used; null where the system does not tell. */
export function processorMs(pid) {
  try {
    const fields = readFields(pid);
    return ms(fields[11], fields[12]);
  } catch {
    return null;
  }
}

/** As {@link processorMs}, with all child processes: of a PostgreSQL server, all connections. */
export function familyMs(parent) {
  try {
    const fields = readFields(parent);
    const own = ms(fields[11], fields[12], fields[13], fields[14]);
    const children = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => {
        try {
          const child = readFields(pid);
          return child[1] === parent ? [ms(child[11], child[12])] : [];
        } catch {
          return [];
        }
      });
    return children.reduce((sum, each) => sum + each, own);
  } catch {
    return null;
  }
}
