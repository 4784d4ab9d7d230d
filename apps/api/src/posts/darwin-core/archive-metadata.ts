import type { RecordLicence } from '@aranya/contracts';
import { escape } from 'html-escaper';
import { type ArchiveTable, multimediaTable, occurrenceTable } from './archive-tables';
import { legalText } from './licences';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const FORMAT =
  'encoding="UTF-8" fieldsTerminatedBy="\\t" linesTerminatedBy="\\n" fieldsEnclosedBy="" ignoreHeaderLines="1"';

function describe(element: 'core' | 'extension', { file, rowType, terms }: ArchiveTable): string {
  const isCore = element === 'core';
  const fields = Object.entries(terms).map(
    ([term, vocabulary], index) =>
      `    <field index="${isCore ? index : index + 1}" term="${vocabulary}${term}"/>`,
  );
  return [
    `  <${element} ${FORMAT} rowType="${rowType}">`,
    `    <files><location>${file}</location></files>`,
    `    <${isCore ? 'id' : 'coreid'} index="0"/>`,
    ...fields,
    `  </${element}>`,
  ].join('\n');
}

/** Maps columns to terms (Darwin Core text guide of TDWG). */
export const metaXml = (): string => `${XML}<archive xmlns="http://rs.tdwg.org/dwc/text/" metadata="eml.xml">
${describe('core', occurrenceTable)}
${describe('extension', multimediaTable)}
</archive>
`;

export interface ArchiveSite {
  url: string;
  name: string;
  contactEmail: string;
}

interface DatasetFacts {
  site: ArchiveSite;
  now: Date;
  /** The strictest of its records. */
  licence: RecordLicence;
}

const licenceNames: Record<RecordLicence, string> = {
  cc0: 'Creative Commons CC0 1.0',
  cc_by: 'Creative Commons Attribution 4.0',
  cc_by_nc: 'Creative Commons Attribution-NonCommercial 4.0',
};

/** Describes the data set in the Ecological Metadata Language. */
export function emlXml({ site, now, licence }: DatasetFacts): string {
  const [url, name, email] = [site.url, site.name, site.contactEmail].map(escape);
  const party = (role: string) => `<${role}>
      <organizationName>${name}</organizationName>
      <electronicMailAddress>${email}</electronicMailAddress>
      <onlineUrl>${url}</onlineUrl>
    </${role}>`;
  return `${XML}<eml:eml xmlns:eml="https://eml.ecoinformatics.org/eml-2.2.0"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="https://eml.ecoinformatics.org/eml-2.2.0 https://rs.gbif.org/schema/eml-gbif-profile/1.3/eml.xsd"
  packageId="${url}/darwin-core/${now.toISOString()}" system="http://gbif.org" scope="system" xml:lang="eng">
  <dataset>
    <alternateIdentifier>${url}</alternateIdentifier>
    <title xml:lang="eng">Wildlife sightings of the members of ${name}</title>
    ${party('creator')}
    ${party('metadataProvider')}
    <pubDate>${now.toISOString().slice(0, 10)}</pubDate>
    <language>eng</language>
    <abstract>
      <para>Animals that members of the open wildlife site ${name} saw, each with its day and place, the community's name where it agreed on one, and pictures under an open licence. Only records of members who chose a licence for them are here. Places and days of animals that people could harm are coarsened or withheld, and each such record says so.</para>
    </abstract>
    <intellectualRights>
      <para>This work is licensed under <ulink url="${legalText(licence)}"><citetitle>${licenceNames[licence]}</citetitle></ulink>, or as each record says.</para>
    </intellectualRights>
    <distribution scope="document">
      <online><url function="information">${url}</url></online>
    </distribution>
    ${party('contact')}
  </dataset>
</eml:eml>
`;
}
