import type { NamedTaxon } from '@aranya/contracts';
import type { Multimedia, Occurrence } from './archive-tables';
import { legalText } from './licences';
import type { LicensedPost } from './licensed-posts';
import { locationTerms } from './location-terms';
import { type HigherTaxa, nameTerms } from './taxonomy';

interface ExportedAnimal {
  key: string;
  count: number | null;
  taxon: NamedTaxon | null | undefined;
  isAgreed: boolean;
}

/** The community's name replaces the author's where there is one animal. */
export function animalsIn({ sighting, agreed_species, agreed_taxon }: LicensedPost): ExportedAnimal[] {
  const named = sighting.species;
  if (agreed_species !== null && named.length < 2)
    return [{ key: agreed_species, count: named[0]?.count ?? null, taxon: agreed_taxon, isAgreed: true }];
  return named.map(({ species, count, taxon }) => ({
    key: species,
    count,
    taxon,
    isAgreed: species === agreed_species,
  }));
}

/** The first animal's id is the post's address, which stays when it gets a better name. */
const occurrenceId = (page: string, key: string, index: number) =>
  index === 0 ? page : `${page}#${encodeURIComponent(key)}`;

/** @param higher taxa of each animal of {@link animalsIn} */
export function toOccurrences(
  post: LicensedPost,
  higher: ReadonlyMap<string, HigherTaxa>,
  siteUrl: string,
): Occurrence[] {
  const page = `${siteUrl}/community/post/${post.id}`;
  return animalsIn(post).flatMap(({ key, count, taxon, isAgreed }, index) => {
    const names = nameTerms(key, taxon);
    if (names === undefined) return [];
    return {
      occurrenceID: occurrenceId(page, key, index),
      basisOfRecord: 'HumanObservation',
      occurrenceStatus: 'PRESENT',
      kingdom: 'Animalia',
      ...higher.get(key),
      ...names,
      individualCount: count,
      identificationVerificationStatus: isAgreed ? 'agreed by the community' : 'named by the observer',
      ...locationTerms(post.sighting),
      recordedBy: post.author,
      license: legalText(post.licence),
      rightsHolder: post.author,
      references: page,
    };
  });
}

/** Nobody knows which of several animals a picture shows. */
export function toMultimedia(
  { pictures, author }: LicensedPost,
  occurrences: readonly Occurrence[],
  siteUrl: string,
): Multimedia[] {
  const [occurrence] = occurrences;
  if (occurrence === undefined || occurrences.length > 1) return [];
  return pictures.map(({ path, alt, licence }) => ({
    occurrenceID: occurrence.occurrenceID,
    type: 'StillImage',
    format: 'image/webp',
    identifier: `${siteUrl}${path}`,
    references: occurrence.references,
    description: alt,
    creator: author,
    license: legalText(licence),
    rightsHolder: author,
  }));
}
