/** 'Genus species' or 'Genus species subspecies', in Latin letters. */
export function scientificNameFaults(animal: { name: string; scientific_name: string }): string[] {
  return /^[A-Z][a-z]+ [a-z]{3,}( [a-z]{3,})?$/.test(animal.scientific_name)
    ? []
    : [`${animal.name}: '${animal.scientific_name}' is no scientific name`];
}
