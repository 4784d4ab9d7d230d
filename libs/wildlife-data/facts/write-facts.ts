import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from './generated-files';
import { readFacts, workspaceRoot } from './read-facts';

const GENERATED = join(workspaceRoot, 'libs/wildlife-data/src/generated');

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Writes the facts as the JSON that the library imports; files that stay the same are left alone.
 * @returns faults with file, line and column; nothing is written if there are any
 */
export function writeFacts(): string[] {
  const { facts, faults } = readFacts();
  if (!facts) return faults;
  mkdirSync(GENERATED, { recursive: true });
  for (const [name, text] of Object.entries(generatedFiles(facts))) {
    const file = join(GENERATED, name);
    if (textOf(file) !== text) writeFileSync(file, text);
  }
  return [];
}
