import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTaxaByName } from '../../data/taxa/use-taxa-by-name';
import { taxonPath, animalTitle } from '../../lib/animals';
import { artwork } from '../../lib/artwork';
import { paths } from '../../lib/paths';
import { AnimalPortrait } from '../../parts/species-search/animal-portrait';
import { beyondCatalogue } from '../../parts/species-search/use-animal-search';
import { findTagSubject, isNamedBy } from './tag-subject.rules';

const SIZE = 72;

export function TagSubject({ tag }: { tag: string }) {
  const subject = findTagSubject(tag);
  const [found] = useTaxaByName(subject === null ? tag.replaceAll('_', ' ') : '', 1).answer.taxa;
  if (subject) {
    const isSpecies = subject.kind === 'species';
    return (
      <SubjectLink
        to={isSpecies ? paths.animal(subject.id) : paths.park(subject.slug)}
        name={subject.name}
        text={isSpecies ? 'Read about the species' : 'Read about the park, and when to go'}
        picture={
          <img
            className={`rigid cover ${isSpecies ? 'pill' : 'round-2'}`}
            src={isSpecies ? artwork.portrait(subject.slug) : artwork.poster(subject.slug)}
            alt=""
            width={SIZE}
            height={SIZE}
          />
        }
      />
    );
  }
  if (!found || !isNamedBy(tag, found)) return null;
  return (
    <SubjectLink
      to={taxonPath(found)}
      name={animalTitle(found)}
      text="Read about the animal"
      picture={<AnimalPortrait animal={beyondCatalogue(found)} size={SIZE} />}
    />
  );
}

function SubjectLink({
  to,
  name,
  text,
  picture,
}: {
  to: string;
  name: string;
  text: string;
  picture: ReactNode;
}) {
  return (
    <Link className="panel row gap-4 plain pad-3-4" to={to}>
      {picture}
      <span className="stack shrinks">
        <span className="bold breaks underlines">{name}</span>
        <span className="small ink-2">{text}</span>
      </span>
    </Link>
  );
}
