import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(__dirname, '../../..');

export const securityDocs = ['docs/security.md', 'docs/asvs.md', 'SECURITY.md'] as const;

export type SecurityDoc = (typeof securityDocs)[number];

export const readDoc = (name: SecurityDoc) => readFileSync(path.join(root, name), 'utf8');

export interface Proof {
  file: string;
  /** As the spec writes them; none for a file that is a proof as a whole. */
  testNames: string[];
}

const PROOF = /^- \*\*(.+?)\*\*: (.+(?:\n {2}.+)*)/gm;

/** The list under "Tests" of docs/security.md, by its bold names. */
export function readProofs(): Map<string, Proof[]> {
  const proofs = new Map<string, Proof[]>();
  const [, list = ''] = readDoc('docs/security.md').split('\n## Tests\n');
  for (const [, name = '', text = ''] of list.matchAll(PROOF)) {
    if (proofs.has(name)) throw new Error(`Two proofs are called ${name}.`);
    const files = text.replace(/\n {2}/g, ' ').matchAll(/`([^`]+)`((?:[^`“]|“[^”]+”)*)/g);
    proofs.set(
      name,
      [...files].map(([, file = '', names = '']) => ({
        file,
        testNames: [...names.matchAll(/“([^”]+)”/g)].map(([, testName = '']) => testName),
      })),
    );
  }
  return proofs;
}

/** Cells of all tables whose header has this column. */
export function readTables(text: string, column: string): Record<string, string>[] {
  const rows: Record<string, string>[] = [];
  let names: string[] = [];
  for (const line of text.split('\n')) {
    if (!line.startsWith('|')) {
      names = [];
      continue;
    }
    const cells = line.slice(1, line.lastIndexOf('|')).split('|');
    const values = cells.map((cell) => cell.trim());
    if (names.length === 0) names = values;
    else if (names.includes(column) && !/^[-: ]+$/.test(values.join('')))
      rows.push(Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])));
  }
  return rows;
}

/** Paths in backticks that begin with a folder of the workspace, and targets of relative links. */
export function namedFiles(name: SecurityDoc): string[] {
  const text = readDoc(name);
  const quoted = [...text.matchAll(/`((?:apps|libs|tools|docs|\.github)\/[^`\s]+)`/g)].map(
    ([, file = '']) => file,
  );
  const linked = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)[^)]*\)/g)].map(([, file = '']) =>
    path.join(path.dirname(name), file),
  );
  return [...new Set([...quoted, ...linked])];
}

export const isFile = (file: string) => existsSync(path.join(root, file));

/** Whether a string of the spec is exactly this name. */
export function hasTest(file: string, name: string): boolean {
  const text = readFileSync(path.join(root, file), 'utf8').replace(/\\(['"`])/g, '$1');
  return ["'", '"', '`'].some((quote) => text.includes(quote + name + quote));
}
