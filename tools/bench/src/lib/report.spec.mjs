import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { familyMs, processorMs } from './load/processor.mjs';
import { barChart } from './plot.mjs';
import { combine, quantile, summarize } from './statistics.mjs';
import { callsTable, table } from './tables.mjs';

const side = (rate, rest = {}) => ({
  rate,
  p50: 4,
  p99: 20,
  bytes: 15_000,
  databaseMs: 2,
  processMs: 1,
  ...rest,
});
const measured = {
  calls: ['feed', 'like', 'send'].map((call) => ({
    call,
    posts: 1_000_000,
    api: side(90),
    floor: side(100),
  })),
};

describe('Statistics', () => {
  it('takes the median and the 99th of a hundred', () => {
    const list = Array.from({ length: 100 }, (_, n) => 100 - n);
    assert.deepEqual([quantile(list), quantile(list, 0.99)], [51, 100]);
  });

  it('has no quantile of an empty list', () => {
    assert.equal(quantile([]), null);
  });

  it('weighs runs by their length when it combines rates', () => {
    const runs = [summarize([1, 2, 3], 1), summarize([1], 3)].map((run) => ({ ...run, bytes: 10 }));
    assert.equal(combine(runs).rate, 1);
  });
});

describe('Processor time', { skip: process.platform !== 'linux' && 'Only Linux tells it.' }, () => {
  const isPrime = (n) => Array.from({ length: n - 2 }, (_, i) => i + 2).every((divisor) => n % divisor > 0);
  const work = () => Array.from({ length: 4_000 }, (_, n) => isPrime(n + 2)).filter(Boolean).length;

  it('counts what a process does, and its children', () => {
    const before = [processorMs(process.pid), familyMs(process.ppid)];
    while (processorMs(process.pid) < before[0] + 50) work();
    assert.ok(familyMs(process.ppid) >= before[1] + 50);
  });

  it('is unknown where there is no such process', () => {
    assert.deepEqual([processorMs(0), familyMs(0)], [null, null]);
  });
});

describe('Tables', () => {
  it('aligns numbers to the right', () => {
    assert.equal(table(['call', 'rate'], [['feed', 1]]), '| call | rate |\n| --- | --: |\n| feed | 1 |');
  });

  it('shows the ratio of the API to the floor at the largest size', () => {
    const smaller = { ...measured.calls[0], posts: 1_000, api: side(80) };
    const text = callsTable({ calls: [smaller, ...measured.calls] });
    assert.ok(text.includes('| feed | 90 | 100 | 0.90 | – |'));
    assert.ok(!text.includes('| 80 |'));
  });
});

describe('Plots', () => {
  it('draws a bar for each value, higher for a larger one, and escapes labels', () => {
    const svg = barChart({
      title: 'A & B',
      subtitle: '',
      series: ['one', 'two'],
      groups: [{ label: '<feed>', values: [0.5, 1], target: 0.7 }],
    });
    const heights = [...svg.matchAll(/<rect class="s\d" [^>]*height="([\d.]+)"\/>/g)].map(([, height]) =>
      Number(height),
    );
    assert.ok(Math.abs(heights[1] - 2 * heights[0]) < 0.5);
    assert.ok(svg.includes('A &amp; B'));
    assert.ok(svg.includes('&lt;feed&gt;'));
    assert.ok(svg.includes('prefers-color-scheme: dark'));
  });
});
