/**
 * Lines, and words of comment in 1,000 lines, by project.
 * Usage: npx nx run bench:lines [-- REVISION], the committed tree unless told.
 */
import { execFileSync } from 'node:child_process';
import ts from 'typescript';

const revision = process.argv[2] ?? 'HEAD';
const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });

const SCRIPT_KINDS = { tsx: ts.ScriptKind.TSX, ts: ts.ScriptKind.TS, mjs: ts.ScriptKind.JS };

function comments(file, text) {
  const kind = SCRIPT_KINDS[file.split('.').pop()];
  if (kind === undefined) return text.match(/\/\*[\s\S]*?\*\//g) ?? [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found = new Map();
  const visit = (node) => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ];
    for (const { pos, end } of ranges) found.set(pos, text.slice(pos, end));
    node.getChildren(source).forEach(visit);
  };
  visit(source);
  return [...found.values()].filter((comment) => !comment.includes('eslint-disable'));
}

const totals = new Map();
for (const file of git('ls-tree', '-r', '--name-only', revision).split('\n')) {
  const project = /^(apps|libs|tools)\/[^/]+/.exec(file)?.[0];
  if (!project || !/\.(tsx?|mjs|css)$/.test(file)) continue;
  const text = git('show', `${revision}:${file}`);
  const isTest = project.endsWith('-e2e') || /\.spec\./.test(file);
  const key = `${project} ${isTest ? 'tests' : file.endsWith('.css') ? 'styles' : 'source'}`;
  const total = totals.get(key) ?? { files: 0, lines: 0, words: 0 };
  const words = comments(file, text)
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[a-z]/i.test(word));
  total.files += 1;
  total.lines += text.split('\n').length - 1;
  total.words += words.length;
  totals.set(key, total);
}

console.log(`${revision}\n${'project'.padEnd(30)}   files   lines   words in 1,000 lines`);
for (const [key, { files, lines, words }] of [...totals].sort(([a], [b]) => a.localeCompare(b))) {
  const perThousand = Math.round((1000 * words) / lines);
  console.log(key.padEnd(30) + [files, lines, perThousand].map((n) => String(n).padStart(8)).join(''));
}
