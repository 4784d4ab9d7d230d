/** Their rows are those of a release, and no call writes them: tests leave them alone, as SQL names them in a list. */
export const shippedTables = `'taxa', 'taxon_names', 'taxa_versions'`;
