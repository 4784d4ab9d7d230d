/** Indian places, without the ocean and the islands of other seas that are named after India. */
function namesIndia(region: string): boolean {
  const without = region.replace(/West Indian|Indian Ocean|Indo-|Indies/g, '');
  return /\bIndian?\b|Western Ghats|Himalaya|Kashmir|Assam|Gujarat|Manipur|Andhra/.test(without);
}

/** Visitors search by region: what lives in India says so there, and nothing else does. */
export function regionFaults(animal: { name: string; region: string; india: boolean }): string[] {
  if (animal.india === namesIndia(animal.region)) return [];
  return [`${animal.name}: the region '${animal.region}' ${animal.india ? 'does not name' : 'names'} India`];
}
