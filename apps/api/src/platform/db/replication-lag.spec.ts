import { createLagMeter } from './replication-lag';

const replica = (lsn: bigint, at: number, transactionAgeMs: number | null = null) => ({
  lsn,
  at,
  transactionAgeMs,
});

function meterAt(...positions: [lsn: bigint, at: number][]) {
  const meter = createLagMeter();
  for (const [lsn, at] of positions) meter.recordPrimary({ lsn, at });
  return meter;
}

it('knows nothing before the primary has answered', () => {
  expect(meterAt().measureLag(replica(5n, 0))).toBeNull();
});

it('is 0 for a replica that has replayed all, however long nobody has written', () => {
  const meter = meterAt([10n, 0], [10n, 60_000]);
  expect(meter.measureLag(replica(10n, 60_100, 60_000))).toBe(0);
  expect(meter.measureLag(replica(11n, 60_100))).toBe(0);
});

it('is the age of the oldest position that a replica has not reached', () => {
  const meter = meterAt([10n, 0], [20n, 1_000], [30n, 2_000]);
  expect(meter.measureLag(replica(20n, 5_000))).toBe(3_000);
  expect(meter.measureLag(replica(15n, 5_000))).toBe(4_000);
});

it('does not count the time before the first write after a quiet hour', () => {
  const meter = meterAt([10n, 0], [20n, 3_600_000]);
  expect(meter.measureLag(replica(10n, 3_600_005, 3_600_000))).toBe(5);
});

it('takes the age of the last transaction for what was missed before this process came', () => {
  const meter = meterAt([10n, 0], [20n, 1_000]);
  expect(meter.measureLag(replica(5n, 1_000, 90_000))).toBe(90_000);
  expect(meter.measureLag(replica(5n, 1_000, null))).toBe(Infinity);
});

it('is endless for a replica that is ahead of the primary, as one that follows the former primary', () => {
  const meter = meterAt([100n, 0], [40n, 5_000]);
  expect(meter.measureLag(replica(90n, 4_000))).toBe(Infinity);
  // Asked after the primary, it may have replayed more.
  expect(meter.measureLag(replica(41n, 5_010))).toBe(0);
});
