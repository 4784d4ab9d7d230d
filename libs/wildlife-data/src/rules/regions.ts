import type { ConservationStatus } from '../animals/animal-vocabulary';

/** Ignores what is merely named after India. */
function namesIndia(region: string): boolean {
  const without = region.replace(/West Indian|Indian Ocean|Indo-|Indies/g, '');
  return /\bIndian?\b|Western Ghats|Himalaya|Kashmir|Assam|Gujarat|Manipur|Andhra/.test(without);
}

/** Visitors search by region. Domestic animals may do either. */
export function regionFaults(animal: {
  name: string;
  region: string;
  india: boolean;
  conservation_status: ConservationStatus;
}): string[] {
  if (animal.conservation_status === 'Domesticated' && !animal.india) return [];
  if (animal.india === namesIndia(animal.region)) return [];
  return [`${animal.name}: the region '${animal.region}' ${animal.india ? 'does not name' : 'names'} India`];
}
