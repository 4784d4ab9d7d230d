import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { photoFaults } from '@aranya/wildlife-data';
import { subjectPath, type Subject } from './subjects';

export interface AcceptOptions {
  subjects: readonly Subject[];
  candidates: string;
  photographs: string;
  /** Slugs; all if it is missing. */
  only?: readonly string[];
  except?: readonly string[];
}

/**
 * Replaces earlier ones.
 * @returns their paths
 * @throws Error for a slug without a candidate, before anything is moved
 */
export function acceptPhotos({
  subjects,
  candidates,
  photographs,
  only,
  except = [],
}: AcceptOptions): string[] {
  const there = subjects.filter((subject) =>
    existsSync(join(candidates, subjectPath(subject), 'photo.json')),
  );
  const unknown = [...(only ?? []), ...except].filter(
    (slug) => !there.some((subject) => subject.slug === slug),
  );
  if (unknown.length > 0) throw new Error(`There is no candidate for ${unknown.join(', ')}.`);
  const chosen = there.filter(({ slug }) => (only?.includes(slug) ?? true) && !except.includes(slug));
  const paths = chosen.map(subjectPath);
  const faults = paths.flatMap((path) =>
    photoFaults(path, JSON.parse(readFileSync(join(candidates, path, 'photo.json'), 'utf8'))),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  for (const path of paths) {
    const target = join(photographs, path);
    const part = `${target}.part`;
    mkdirSync(dirname(target), { recursive: true });
    rmSync(part, { recursive: true, force: true });
    // Candidates may lie on another disk.
    cpSync(join(candidates, path), part, { recursive: true });
    rmSync(target, { recursive: true, force: true });
    renameSync(part, target);
    rmSync(join(candidates, path), { recursive: true });
  }
  return paths;
}
