import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { z } from 'zod';
import type { Checked } from '../yaml-file';
import { type Located, parseCsv } from '../csv-file';
import { taxaFaults, type TaxaRows } from './taxa-faults';
import { genusRowSchema, higherRowSchema, speciesRowSchema } from './taxon-row.schema';

/** @param root to which paths in faults are relative */
export function readTaxa(folder: string, root: string): Checked<TaxaRows> {
  const read = <Row>(name: string, schema: z.ZodType<Row>): Checked<Located<Row>[]> => {
    const path = join(folder, name);
    return parseCsv(relative(root, path), readFileSync(path, 'utf8'), schema);
  };
  const higher = read('higher.csv', higherRowSchema);
  const genera = read('genera.csv', genusRowSchema);
  const species = readdirSync(folder)
    .filter((name) => name.endsWith('.csv') && name !== 'higher.csv' && name !== 'genera.csv')
    .sort()
    .map((name) => read(name, speciesRowSchema));
  const faults = [higher, genera, ...species].flatMap((file) => file.faults);
  if (faults.length > 0) return { faults };
  const rows: TaxaRows = {
    higher: higher.value ?? [],
    genera: genera.value ?? [],
    species: species.flatMap(({ value }) => value ?? []),
  };
  const between = taxaFaults(rows);
  return between.length > 0 ? { faults: between } : { value: rows, faults: [] };
}
