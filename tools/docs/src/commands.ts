import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { documents, readDocument, root } from './documents';

export interface Command {
  file: string;
  text: string;
}

const BLOCK = /^```(?:sh|bash|shell|console)?\n([\s\S]*?)^```/gm;
const INLINE = /`((?:npm|npx) [^`\n]+)`/g;
const SETTINGS = /^(?:[A-Z][A-Z0-9_]*=\S* )+/;

function splitLines(block: string): string[] {
  return block
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .flatMap((line) => line.replace(/(^|\s)#.*$/, '').split(/&&|;/))
    .map((line) => line.replace(/^\$ /, '').trim().replace(SETTINGS, ''));
}

export function commandsIn(text: string): string[] {
  const blocks = [...text.matchAll(BLOCK)].flatMap(([, block = '']) => splitLines(block));
  const inline = [...text.replace(BLOCK, '').matchAll(INLINE)].flatMap(([, code = '']) => splitLines(code));
  return [...new Set([...blocks, ...inline].filter((line) => /^(npm|npx) /.test(line)))];
}

export const readCommands = (): Command[] =>
  documents().flatMap((file) => commandsIn(readDocument(file)).map((text) => ({ file, text })));

interface Json {
  [name: string]: Json;
}
const readJson = (file: string): Json => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Json;

/** Includes targets that Nx infers from Jest or ESLint. */
export function readTargets(): Map<string, Set<string>> {
  const folders = ['apps', 'libs', 'tools'].flatMap((area) =>
    readdirSync(path.join(root, area)).map((name) => `${area}/${name}`),
  );
  const projects = ['.', ...folders].filter((folder) => existsSync(path.join(root, folder, 'project.json')));
  return new Map(
    projects.map((folder) => {
      const { name, targets = {} } = readJson(`${folder}/project.json`);
      const hasJest = existsSync(path.join(root, folder, 'jest.config.cjs'));
      return [String(name), new Set([...Object.keys(targets), 'lint', ...(hasJest ? ['test'] : [])])];
    }),
  );
}

const NPM = new Set(['ci', 'install', 'audit', 'pack']);
const OPTIONS_OF_NX = new Set(['help', 'dry-run', 'interactive', 'verbose']);

function npmProblem(words: readonly string[]): string | undefined {
  const { scripts = {} } = readJson('package.json');
  const [, verb = '', name = ''] = words;
  if (NPM.has(verb)) return undefined;
  const script = verb === 'run' ? name : verb;
  return script in scripts ? undefined : `package.json has no script ${script}`;
}

function generatorProblem([, , , name = '', ...rest]: readonly string[]): string | undefined {
  const [, generator = ''] = /^@aranya\/tools:([\w-]+)$/.exec(name) ?? [];
  const { generators = {} } = readJson('tools/generators/generators.json');
  const found = generators[generator];
  if (!found) return `there is no generator ${name}`;
  const { properties = {} } = readJson(path.join('tools/generators', String(found['schema'])));
  const options = rest.flatMap((word) => /^--([\w-]+)/.exec(word)?.[1] ?? []);
  const unknown = options.filter((option) => !(option in properties) && !OPTIONS_OF_NX.has(option));
  return unknown.length > 0 ? `${name} has no option ${unknown.join(', ')}` : undefined;
}

const targetProblem = (project: string, target: string, targets: Map<string, Set<string>>) =>
  targets.get(project)?.has(target) ? undefined : `${project} has no target ${target}`;

function manyProblem(words: readonly string[], targets: Map<string, Set<string>>): string | undefined {
  const after = (...flags: string[]) => {
    const at = words.findIndex((word) => flags.includes(word));
    const end = words.findIndex((word, index) => index > at && word.startsWith('-'));
    return at < 0 ? [] : words.slice(at + 1, end < 0 ? undefined : end).flatMap((word) => word.split(','));
  };
  const all = new Set([...targets.values()].flatMap((names) => [...names]));
  const target = after('-t', '--target', '--targets').find((name) => !all.has(name));
  const project = after('-p', '--projects').find((name) => !targets.has(name));
  if (target) return `no project has the target ${target}`;
  return project && `there is no project ${project}`;
}

function nxProblem(words: readonly string[], targets: Map<string, Set<string>>): string | undefined {
  const [, , verb = '', first = ''] = words;
  if (['graph', 'reset', 'release', 'show', 'report'].includes(verb)) return undefined;
  if (verb === 'affected' || verb === 'run-many') return manyProblem(words, targets);
  if (verb === 'g' || verb === 'generate') return generatorProblem(words);
  const [project = '', target = ''] = verb === 'run' ? first.split(':') : verb.split(':');
  if (verb === 'run' || verb.includes(':')) return targetProblem(project, target, targets);
  return targetProblem(first === '' || first.startsWith('-') ? 'aranya' : first, verb, targets);
}

const TOOLS = new Set(['prettier', 'jest', 'eslint', 'tsc', 'tsx', 'playwright']);

/** @returns why the command cannot run; undefined for a good one */
export function findCommandProblem(text: string, targets = readTargets()): string | undefined {
  const words = text.split(/\s+/);
  if (words[0] === 'npm') return npmProblem(words);
  const tool = words[1] ?? '';
  if (tool === 'nx') return nxProblem(words, targets);
  // npx also runs packages that are not part of the workspace.
  return TOOLS.has(tool) || tool.startsWith('-') || /\//.test(tool) ? undefined : `nobody knows npx ${tool}`;
}
