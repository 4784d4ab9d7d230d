import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const TERMS = 'http://rs.tdwg.org/dwc/terms/';

/** As GBIF writes them. */
const TAXA = [
  ...['taxonID', 'parentNameUsageID', 'acceptedNameUsageID', 'scientificName', 'taxonRank'],
  ...['taxonomicStatus', 'kingdom', 'class', 'order', 'family', 'genus'],
] as const;

const metaXml = `<?xml version="1.0"?>
<archive xmlns="http://rs.tdwg.org/dwc/text/" metadata="eml.xml">
  <core encoding="UTF-8" fieldsTerminatedBy="\\t" linesTerminatedBy="\\n" fieldsEnclosedBy="" ignoreHeaderLines="1" rowType="${TERMS}Taxon">
    <files><location>Taxon.tsv</location></files>
    <id index="0"/>
    ${TAXA.map((term, at) => `<field index="${at}" term="${TERMS}${term}"/>`).join('\n    ')}
  </core>
  <extension encoding="UTF-8" fieldsTerminatedBy="\\t" linesTerminatedBy="\\n" fieldsEnclosedBy="" ignoreHeaderLines="1" rowType="http://rs.gbif.org/terms/1.0/VernacularName">
    <files><location>VernacularName.tsv</location></files>
    <coreid index="0"/>
    <field index="1" term="${TERMS}vernacularName"/>
    <field index="2" term="http://purl.org/dc/terms/language"/>
  </extension>
</archive>`;

const EML = `<eml:eml xmlns:eml="https://eml.ecoinformatics.org/eml-2.2.0"><dataset>
  <alternateIdentifier>10.1234/ghats</alternateIdentifier>
  <title>Animals of the Made-up Ghats</title>
  <creator><organizationName>Ghats Survey</organizationName></creator>
  <intellectualRights><para>Under <ulink url="https://creativecommons.org/licenses/by/4.0/"><citetitle>CC BY 4.0</citetitle></ulink>.</para></intellectualRights>
</dataset></eml:eml>`;

type Cells = readonly string[];
const lines = (rows: readonly Cells[]) => rows.map((cells) => `${cells.join('\t')}\n`).join('');

/** Empty where nothing is given. */
export const taxonCells = (given: Partial<Record<(typeof TAXA)[number], string>>): Cells =>
  TAXA.map((term) => given[term] ?? '');

/** A Darwin Core Archive. */
export async function makeTaxonArchive(
  taxa: readonly Cells[],
  names: readonly Cells[] = [],
  files: Record<string, string> = {},
): Promise<Buffer> {
  const zip = new ZipFile();
  const contents = {
    'meta.xml': metaXml,
    'eml.xml': EML,
    'Taxon.tsv': lines([TAXA, ...taxa]),
    'VernacularName.tsv': lines([['taxonID', 'vernacularName', 'language'], ...names]),
    ...files,
  };
  for (const [name, content] of Object.entries(contents)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return await buffer(zip.outputStream as Readable);
}

export async function makeImportFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'aranya-import-taxa-'));
  return {
    folder,
    write: async (name: string, content: string | Buffer) => {
      await writeFile(join(folder, name), content);
      return join(folder, name);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
