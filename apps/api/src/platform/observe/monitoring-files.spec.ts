import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { createTestApp } from '../../testing';

const folder = join(__dirname, '../../../../../tools/deploy/monitoring');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string };
}
interface Dashboard {
  panels: { id: number; title: string; targets: { expr: string }[] }[];
}

const { groups } = parse(read('alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('dashboard.json')) as Dashboard;
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

/** @throws Error where it is not PromQL */
function metricsOf(expression: string): string[] {
  const names: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ type, name, from, to }) => {
      if (type.isError) throw new Error(`This is not PromQL: ${expression}`);
      const text = expression.slice(from, to);
      if (name === 'Identifier' && !names.includes(text)) names.push(text);
    },
  });
  return names;
}

test('every expression is PromQL over a metric that a running API has', async () => {
  // Prometheus makes it.
  const known = new Set(['up']);
  const env = { METRICS_PORT: '0', METRICS_HOST: '127.0.0.1', DATA_DIR: tmpdir() };
  const api = await createTestApp({ env });
  const text = await (await fetch(api.app.metricsUrl ?? '')).text();
  await api.close();
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm))
    for (const ending of type === 'histogram' ? ['_bucket', '_count', '_sum'] : [''])
      known.add(name + ending);
  const used = expressions.map(metricsOf);
  expect(used.filter((names) => names.length === 0)).toEqual([]);
  expect([...new Set(used.flat())].filter((name) => !known.has(name))).toEqual([]);
});

test('the check of expressions finds what is wrong', () => {
  expect(() => metricsOf('sum(rate(aranya_up[5m])')).toThrow('This is not PromQL');
  expect(metricsOf('sum by (code) (rate(aranya_x_total{kind="a"}[5m]))')).toEqual(['aranya_x_total']);
});

test('each rule has a name of its own, a severity and a summary, and stands in the document', () => {
  const guide = readFileSync(join(__dirname, '../../../../../docs/monitoring.md'), 'utf8');
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const rule of rules) {
    expect(rule.alert).toMatch(/^Aranya[A-Za-z]+$/);
    expect(['page', 'ticket']).toContain(rule.labels.severity);
    expect(rule.annotations.summary).not.toBe('');
    expect(rule.for ?? '1m').toMatch(/^\d+[mh]$/);
    expect(guide).toContain(`\`${rule.alert}\``);
  }
});

test('panels have ids of their own and something to show', () => {
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  for (const panel of dashboard.panels) expect(panel.targets.length).toBeGreaterThan(0);
});
