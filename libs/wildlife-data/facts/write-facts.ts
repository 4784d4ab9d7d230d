import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from './generated-files';
import { readFacts, workspaceRoot } from './read-facts';

const GENERATED = join(workspaceRoot, 'libs/wildlife-data/src/generated');

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** @returns faults with file, line and column; if there are any, nothing is written */
export function writeFacts(): string[] {
  const { facts, faults } = readFacts();
  if (!facts) return faults;
  mkdirSync(GENERATED, { recursive: true });
  for (const [name, text] of Object.entries(generatedFiles(facts))) {
    const file = join(GENERATED, name);
    if (readText(file) !== text) writeFileSync(file, text);
  }
  return [];
}
