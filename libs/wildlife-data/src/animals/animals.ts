import { animalIndex, type AnimalSummary } from './animal-index';
import type { Animal } from './animal.schema';
import type { AnimalText } from './animal-text';
import { addedTexts } from './data/animals-added';
import { textsOf001To039 } from './data/animals-001-039';
import { textsOf040To078 } from './data/animals-040-078';
import { textsOf079To117 } from './data/animals-079-117';

const textsById = new Map<number, AnimalText>(
  [...textsOf001To039, ...textsOf040To078, ...textsOf079To117, ...addedTexts].map((text) => [text.id, text]),
);

function animalOf(summary: AnimalSummary): Animal[] {
  const text = textsById.get(summary.id);
  if (!text) return [];
  return [{ ...summary, ...text, related: [...text.related], sources: [...text.sources] }];
}

/**
 * The full records, by id, each composed of a roster line, its facts and its text. For cards and search use
 * `animalIndex`.
 */
export const animals: readonly Animal[] = animalIndex.flatMap(animalOf);
