const DWC = 'http://rs.tdwg.org/dwc/terms/';
const DC = 'http://purl.org/dc/terms/';

/** Terms are columns, each with the vocabulary that defines it. */
export interface ArchiveTable<Term extends string = string> {
  file: string;
  rowType: string;
  terms: Readonly<Record<Term, string>>;
}

export const occurrenceTable = {
  file: 'occurrence.txt',
  rowType: `${DWC}Occurrence`,
  terms: {
    occurrenceID: DWC,
    basisOfRecord: DWC,
    occurrenceStatus: DWC,
    eventDate: DWC,
    scientificName: DWC,
    kingdom: DWC,
    class: DWC,
    order: DWC,
    family: DWC,
    genus: DWC,
    taxonRank: DWC,
    vernacularName: DWC,
    verbatimIdentification: DWC,
    identificationRemarks: DWC,
    individualCount: DWC,
    identificationVerificationStatus: DWC,
    decimalLatitude: DWC,
    decimalLongitude: DWC,
    geodeticDatum: DWC,
    coordinateUncertaintyInMeters: DWC,
    countryCode: DWC,
    stateProvince: DWC,
    locality: DWC,
    dataGeneralizations: DWC,
    informationWithheld: DWC,
    recordedBy: DWC,
    license: DC,
    rightsHolder: DC,
    references: DC,
  },
} as const satisfies ArchiveTable;

/** A column with the occurrence's id stands before these. */
export const multimediaTable = {
  file: 'multimedia.txt',
  rowType: 'http://rs.gbif.org/terms/1.0/Multimedia',
  terms: {
    type: DC,
    format: DC,
    identifier: DC,
    references: DC,
    description: DC,
    creator: DC,
    license: DC,
    rightsHolder: DC,
  },
} as const satisfies ArchiveTable;

type Value = string | number | null | undefined;
/** Unknown terms are left out. */
export type Terms<Table extends ArchiveTable> = Partial<Record<keyof Table['terms'], Value>>;
export type Occurrence = Terms<typeof occurrenceTable> & { occurrenceID: string };
export type Multimedia = Terms<typeof multimediaTable> & { occurrenceID: string };

/** Tabs and ends of lines divide columns and rows. */
const cell = (value: Value): string =>
  String(value ?? '')
    .replace(/\s+/g, ' ')
    .trim();

const toLine = (values: readonly Value[]): string => `${values.map(cell).join('\t')}\n`;

export const occurrenceColumns = Object.keys(occurrenceTable.terms) as (keyof typeof occurrenceTable.terms)[];
const multimediaTerms = Object.keys(multimediaTable.terms) as (keyof typeof multimediaTable.terms)[];
export const multimediaColumns = ['occurrenceID', ...multimediaTerms] as const;

export const headLine = (columns: readonly string[]): string => toLine(columns);
export const occurrenceLine = (row: Occurrence): string => toLine(occurrenceColumns.map((term) => row[term]));
export const multimediaLine = (row: Multimedia): string => toLine(multimediaColumns.map((term) => row[term]));
