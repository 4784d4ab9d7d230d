/** `npm run test:mutants`: arguments are groups; options go to Stryker. */
import { readFileSync } from 'node:fs';
import { execa } from 'execa';
import { onServerIfAny } from '../workspace/lib/postgres.mjs';
import { groups } from './groups.cjs';

const given = process.argv.slice(2);
const named = given.filter((argument) => argument in groups);
const options = given.filter((argument) => !(argument in groups));
const names = named.length > 0 ? named : Object.keys(groups);

/** Percent of the tested mutants. */
const LEAST_SCORE = 85;

function readScore(name) {
  const { files } = JSON.parse(readFileSync(`reports/mutants/${name}.json`, 'utf8'));
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...wanted) => statuses.filter((status) => wanted.includes(status)).length;
  const [noticed, survived, uncovered] = [count('Killed', 'Timeout'), count('Survived'), count('NoCoverage')];
  return { noticed, survived, uncovered, score: Math.round((1000 * noticed) / (noticed + survived)) / 10 };
}

const scores = {};
for (const name of names) {
  const began = performance.now();
  const args = ['run', 'tools/mutants/stryker.config.mjs', ...options];
  const env = { MUTANTS_GROUP: name };
  const { exitCode } = groups[name].database
    ? await onServerIfAny(['stryker', ...args], { env })
    : await execa('stryker', args, { env, preferLocal: true, reject: false, stdio: 'inherit' });
  if (exitCode !== 0) process.exit(1);
  scores[name] = { ...readScore(name), minutes: Math.round((performance.now() - began) / 6_000) / 10 };
}
console.table(scores);
process.exitCode = Object.values(scores).some(({ score }) => score < LEAST_SCORE) ? 1 : 0;
