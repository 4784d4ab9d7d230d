import { mediaFaults, occurrenceFaults, type Row } from './darwin-core.testing';

const SITE = 'https://wild.example.org';
const page = `${SITE}/community/post/1`;
const record: Row = {
  occurrenceID: page,
  basisOfRecord: 'HumanObservation',
  occurrenceStatus: 'PRESENT',
  eventDate: '2026-05-14',
  scientificName: 'Axis axis',
  kingdom: 'Animalia',
  genus: 'Axis',
  taxonRank: 'species',
  individualCount: '7',
  decimalLatitude: '21.24171',
  decimalLongitude: '79.33662',
  geodeticDatum: 'WGS84',
  coordinateUncertaintyInMeters: '100',
  countryCode: 'IN',
  dataGeneralizations: '',
  informationWithheld: '',
  recordedBy: 'Asha Rao',
  license: 'http://creativecommons.org/licenses/by/4.0/legalcode',
  rightsHolder: 'Asha Rao',
  references: page,
};
const picture: Row = {
  occurrenceID: page,
  type: 'StillImage',
  format: 'image/webp',
  identifier: `${SITE}/media/1.webp`,
  references: page,
  creator: 'Asha Rao',
  license: 'http://creativecommons.org/licenses/by/4.0/legalcode',
  rightsHolder: 'Asha Rao',
};

test('a whole record and its picture have no fault', () => {
  expect([...occurrenceFaults(record, SITE)]).toEqual([]);
  expect([...mediaFaults(picture, new Set([page]), SITE)]).toEqual([]);
});

// Named as GBIF's flags, where it has one.
test.each<[flag: string, change: Row]>([
  ['ZERO_COORDINATE', { decimalLatitude: '0', decimalLongitude: '0', countryCode: '' }],
  ['COORDINATE_OUT_OF_RANGE', { decimalLatitude: '91', countryCode: '' }],
  ['COORDINATE_INVALID', { decimalLatitude: '21,24' }],
  ['COORDINATE_ROUNDED', { decimalLatitude: '21.241711' }],
  ['GEODETIC_DATUM_ASSUMED_WGS84', { geodeticDatum: '' }],
  ['GEODETIC_DATUM_INVALID', { geodeticDatum: 'India' }],
  ['COORDINATE_UNCERTAINTY_METERS_INVALID', { coordinateUncertaintyInMeters: '0' }],
  ['COORDINATE_UNCERTAINTY_METERS_INVALID', { coordinateUncertaintyInMeters: '5000000' }],
  ['COUNTRY_INVALID', { countryCode: 'IND' }],
  ['COUNTRY_COORDINATE_MISMATCH, PRESUMED_NEGATED_LATITUDE', { decimalLatitude: '-21.24171' }],
  ['PRESUMED_SWAPPED_COORDINATE', { decimalLatitude: '79.33662', decimalLongitude: '21.24171' }],
  ['RECORDED_DATE_INVALID', { eventDate: '2026-02-30' }],
  ['RECORDED_DATE_INVALID', { eventDate: '2026-13-01' }],
  ['RECORDED_DATE_INVALID', { eventDate: '14.5.2026' }],
  ['RECORDED_DATE_UNLIKELY', { eventDate: '2999-01-01' }],
  ['RECORDED_DATE_UNLIKELY', { eventDate: '1599-01-01' }],
  ['a stretch that ends before it begins', { eventDate: '2026-05-14/2026-05-01' }],
  ['BASIS_OF_RECORD_INVALID', { basisOfRecord: 'Seen' }],
  ['INDIVIDUAL_COUNT_INVALID', { individualCount: '-1' }],
  ['INDIVIDUAL_COUNT_CONFLICTS_WITH_OCCURRENCE_STATUS', { individualCount: '0' }],
  ['OCCURRENCE_STATUS_UNPARSABLE', { occurrenceStatus: 'seen' }],
  ['REFERENCES_URI_INVALID', { references: 'the post' }],
  ['an id that is no address', { occurrenceID: `${SITE}/community/post/1 2` }],
  ['a rank of no vocabulary', { taxonRank: 'kind' }],
  ['a name that is not of its rank', { scientificName: 'Axis' }],
  ['a genus that differs from the name', { genus: 'Cervus' }],
  ['a licence that GBIF does not take', { license: 'CC BY' }],
])('%s: %j', (_flag, change) =>
  expect([...occurrenceFaults({ ...record, ...change }, SITE)]).not.toEqual([]),
);

test.each<[flag: string, change: Row]>([
  ['MULTIMEDIA_URI_INVALID', { identifier: `${SITE}/media/1 2.webp` }],
  ['REFERENCES_URI_INVALID', { references: '' }],
  ['a format that is no media type', { format: 'webp' }],
  ['a type that Dublin Core does not have', { type: 'Photo' }],
  ['a picture of no record', { occurrenceID: `${page}2` }],
  ['a picture without a creator', { creator: '' }],
])('of a picture, %s: %j', (_flag, change) =>
  expect([...mediaFaults({ ...picture, ...change }, new Set([page]), SITE)]).not.toEqual([]),
);
