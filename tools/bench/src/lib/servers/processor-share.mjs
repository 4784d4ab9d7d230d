import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PERIOD_US = 100_000;
const V1 = '/sys/fs/cgroup/cpu';
const V2 = '/sys/fs/cgroup';

function listSettings(cores) {
  const quota = Math.round(cores * PERIOD_US);
  if (existsSync(path.join(V1, 'cpu.cfs_quota_us')))
    return { root: V1, files: { 'cpu.cfs_period_us': `${PERIOD_US}`, 'cpu.cfs_quota_us': `${quota}` } };
  return { root: V2, files: { 'cpu.max': `${quota} ${PERIOD_US}` } };
}

/**
 * By a control group, on Linux as root.
 * @param cores 0.5 for half of one
 * @returns removes the group
 */
export function limitProcessor(pid, cores) {
  const { root, files } = listSettings(cores);
  const group = path.join(root, `aranya-bench-${pid}`);
  try {
    mkdirSync(group);
    for (const [name, value] of Object.entries(files)) writeFileSync(path.join(group, name), value);
    writeFileSync(path.join(group, 'cgroup.procs'), String(pid));
    return () => rmdirSync(group);
  } catch {
    if (existsSync(group)) rmdirSync(group);
    return null;
  }
}
