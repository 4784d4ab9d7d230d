import {
  animals,
  type MeasuredInfo,
  measuredTracks,
  nameReaders,
  openLicences,
  parks,
  type Photo,
} from '@aranya/wildlife-data';
import { getLocale, intlLocale } from '../../lib/language/locale';
import { paths } from '../../lib/paths';
import { namesReadTexts } from './names-read-texts';
import { measuredTexts } from '../../data/translation/measured-translation.server';
import { parkTranslation } from '../../data/translation/park-translation.server';
import { translation } from '../../data/translation/translation.server';
import { photographs } from '../../parts/photograph/photographs.server';

export interface CreditedPhotograph extends Pick<
  Photo,
  'author' | 'licence' | 'licenceUrl' | 'source' | 'changes'
> {
  name: string;
  to: string;
}

export interface CreditedStudy {
  title: string;
  url: string;
  credit: string;
  licence: string;
  licenceUrl: string;
  tracks: { id: string; species: string; individual: string; changes: string }[];
}

export interface CreditsPage {
  animals: CreditedPhotograph[];
  parks: CreditedPhotograph[];
  studies: CreditedStudy[];
  namesRead: string[];
}

function creditedPhotographs(
  kind: Photo['kind'],
  subjects: readonly { slug: string; name: string; to: string }[],
): CreditedPhotograph[] {
  return subjects
    .flatMap(({ slug, name, to }) =>
      photographs
        .filter((photograph) => photograph.kind === kind && photograph.slug === slug)
        .map(({ author, licence, licenceUrl, source, changes }) => ({
          name,
          to,
          author,
          licence,
          ...(licenceUrl === undefined ? {} : { licenceUrl }),
          source,
          changes,
        })),
    )
    .sort((a, b) => a.name.localeCompare(b.name, intlLocale()));
}

const sourceUrl = ({ doi, url }: MeasuredInfo['source']) =>
  doi === undefined ? (url ?? '') : `https://doi.org/${doi}`;

/** Returns one entry per source, since animals may share one. */
function studies(): CreditedStudy[] {
  const found = new Map<string, CreditedStudy>();
  const texts = measuredTexts();
  for (const { id, species, individual, source } of measuredTracks) {
    const study = found.get(source.title) ?? {
      title: source.title,
      url: sourceUrl(source),
      credit: source.credit,
      licence: source.licence,
      licenceUrl: openLicences[source.licence]?.url ?? source.licence_url,
      tracks: [],
    };
    study.tracks.push({ id, species, individual, changes: source.changes, ...texts?.[id] });
    found.set(source.title, study);
  }
  return [...found.values()];
}

export const creditsPage = (): CreditsPage => ({
  animals: creditedPhotographs(
    'animal',
    animals
      .map((animal) => translation(getLocale(), animal.slug).translated(animal))
      .map(({ slug, name, id }) => ({ slug, name, to: paths.animal(id) })),
  ),
  parks: creditedPhotographs(
    'park',
    parks
      .map((park) => parkTranslation(getLocale(), park.slug)(park))
      .map(({ slug, name }) => ({ slug, name, to: paths.park(slug) })),
  ),
  studies: studies(),
  namesRead: namesReadTexts(nameReaders),
});
