import { SiteLink } from '../../lib/language/site-link';
import { useTaxaByName } from '../../data/taxa/use-taxa-by-name';
import type { KeyedAnimal } from '../../lib/animals';
import { artwork } from '../../lib/artwork';
import { paths } from '../../lib/paths';
import { SpeciesRow } from '../../parts/species-search/species-row';
import { beyondCatalogue } from '../../parts/species-search/use-animal-search';
import { findTagSubject, guideAnimalsOf, isNamedBy, type TagSubject as Subject } from './tag-subject.rules';
import { m } from '../../lib/language/messages';
import { recordWord } from '../../lib/language/record-word';

const SIZE = 64;

export function TagSubject({ tag }: { tag: string }) {
  const subject = findTagSubject(tag);
  const [found] = useTaxaByName(subject === null ? tag.replaceAll('_', ' ') : '', 1).answer.taxa;
  if (subject?.kind === 'park') return <ParkCard park={subject} />;
  const animals: KeyedAnimal[] = subject
    ? [{ species: subject.slug }]
    : [
        ...guideAnimalsOf(tag).map((species) => ({ species })),
        ...(found && isNamedBy(tag, found) ? [beyondCatalogue(found)] : []),
      ];
  return (
    <div className="panel clip divided unless-empty">
      {animals.map((animal) => (
        <SpeciesRow key={animal.species} animal={animal} />
      ))}
    </div>
  );
}

const ParkCard = ({ park: { slug, name } }: { park: Subject }) => (
  <SiteLink className="panel row gap-4 plain pad-3-4" to={paths.park(slug)}>
    <img className="rigid cover round-2" src={artwork.poster(slug)} alt="" width={SIZE} height={SIZE} />
    <span className="stack shrinks">
      <span className="bold breaks underlines">{recordWord(name)}</span>
      <span className="small ink-2">{m.tag_park()}</span>
    </span>
  </SiteLink>
);
