/**
 * Writes the results of the runs (docs/performance/*.json) into docs/performance.md and docs/scaling.md, and draws the plots.
 * Usage: npx nx run bench:report
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { workspaceRoot } from '../../workspace/lib/site.mjs';
import { barChart, lineChart } from './lib/plot.mjs';
import { readResult, resultsFolder } from './lib/results.mjs';
import { scalingTable } from './lib/scaling-model.mjs';
import * as tables from './lib/tables.mjs';

const docs = path.join(workspaceRoot, 'docs');

const conditionsOf = ({ conditions: c }) =>
  `Measured on ${c.date} at revision ${c.revision}: Node ${c.node}, ${c.processor}, ${c.memoryGiB} GiB.`;

const comparedOf = ({ compared }) => `Before that, ${compared} answers of both sides were compared.`;

const withConditions =
  (...makers) =>
  (result) =>
    [conditionsOf(result), ...makers.map((make) => make(result))].join('\n\n');

/** What stands between `<!-- name -->` and `<!-- /name -->`. */
const sections = {
  'performance.md': {
    calls: ['calls', withConditions(comparedOf, tables.callsTable)],
    costs: ['calls', tables.costsTable],
    streams: ['streams', withConditions(tables.streamsTable)],
    nodes: ['streams', tables.nodesTable],
    pictures: ['pictures', withConditions(tables.picturesTable)],
    engines: ['engines', withConditions(tables.enginesTable)],
    soak: ['soak', withConditions(tables.soakTable)],
  },
  'scaling.md': { scaling: ['calls', withConditions((calls) => scalingTable(calls, readResult('streams')))] },
};

function fill(text, name, content) {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${start} … ${end} is missing.`);
  return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
}

for (const [file, parts] of Object.entries(sections)) {
  const full = path.join(docs, file);
  let text = readFileSync(full, 'utf8');
  for (const [name, [source, render]] of Object.entries(parts)) {
    const result = readResult(source);
    if (result !== null) text = fill(text, name, render(result));
  }
  writeFileSync(full, await format(text, { ...(await resolveConfig(full)), filepath: full }));
}

/** The least that each call must reach of the floor's rate. */
const targetOf = (call) => (call.endsWith('feed') ? 0.7 : call === 'follow' ? undefined : 0.6);

const plots = {
  'calls.svg': [
    'calls',
    ({ calls }) => {
      const sizes = [...new Set(calls.map(({ posts }) => posts))].sort((a, b) => a - b);
      const names = [...new Set(calls.map(({ call }) => call))];
      return barChart({
        title: 'Rate of each call, as a share of the floor’s',
        subtitle:
          'The same fields, 32 connections, in turn; 1 is as fast as the floor. The line is what must be reached.',
        series: sizes.map((posts) => `${posts.toLocaleString('en')} posts`),
        groups: names.map((call) => ({
          label: call,
          target: targetOf(call),
          values: sizes.map((posts) => {
            const found = calls.find((each) => each.call === call && each.posts === posts);
            return found === undefined ? 0 : found.api.rate / found.floor.rate;
          }),
        })),
      });
    },
  ],
  'soak.svg': [
    'soak',
    ({ samples, minutes }) =>
      lineChart({
        title: 'Memory of the node that stays, MiB',
        subtitle: 'Mixed load at half of capacity, while the other node is stopped and killed in turn',
        series: [
          { name: 'resident', points: samples.map(({ seconds, memory }) => [seconds, memory / tables.MIB]) },
        ],
        xLabel: (seconds) => `${Math.round(Math.min(seconds / 60, minutes))} min`,
      }),
  ],
};

for (const [file, [source, draw]] of Object.entries(plots)) {
  const result = readResult(source);
  if (result !== null && existsSync(resultsFolder))
    writeFileSync(path.join(resultsFolder, file), draw(result));
}
