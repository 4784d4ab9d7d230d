/**
 * Writes docs/performance/calls.json into docs/performance.md and draws the plot.
 * Usage: npx nx run bench:report
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { workspaceRoot } from '../../workspace/lib/site.mjs';
import { barChart } from './lib/plot.mjs';
import { readResult, resultsFolder } from './lib/results.mjs';
import { callsTable } from './lib/tables.mjs';

const describeConditions = ({ conditions: c }) =>
  `Measured on ${c.date} at revision ${c.revision}: Node ${c.node}, ${c.processor}, ${c.memoryGiB} GiB.`;

/** The least share of the floor's rate for each call. */
const TARGETS = {
  feed: 0.85,
  'silent-feed': 0.75,
  profile: 0.8,
  recent: 0.7,
  discover: 0.7,
  comments: 0.7,
  chat: 0.7,
  search: 0.7,
  like: 0.65,
  follow: 0.65,
  send: 0.55,
};

function drawCalls({ calls }) {
  const sizes = [...new Set(calls.map(({ posts }) => posts))].sort((a, b) => a - b);
  const names = [...new Set(calls.map(({ call }) => call))];
  return barChart({
    title: 'Rate of each call, as a share of the floor’s',
    subtitle:
      'The same fields, 32 connections, in turn; 1 is as fast as the floor. The line is what must be reached.',
    series: sizes.map((posts) => `${posts.toLocaleString('en')} posts`),
    groups: names.map((call) => ({
      label: call,
      target: TARGETS[call],
      values: sizes.map((posts) => {
        const found = calls.find((each) => each.call === call && each.posts === posts);
        return found === undefined ? 0 : found.api.rate / found.floor.rate;
      }),
    })),
  });
}

const page = path.join(workspaceRoot, 'docs/performance.md');

async function fill(content) {
  const text = readFileSync(page, 'utf8');
  const [start, end] = ['<!-- calls -->', '<!-- /calls -->'];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${start} … ${end} is missing.`);
  const filled = `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
  writeFileSync(page, await format(filled, { ...(await resolveConfig(page)), filepath: page }));
}

const calls = readResult('calls');
if (calls === null) throw new Error('Run bench:calls first.');
await fill(`${describeConditions(calls)}\n\n${callsTable(calls)}`);
writeFileSync(path.join(resultsFolder, 'calls.svg'), drawCalls(calls));
