import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTaxaByName } from '../../data/taxa/use-taxa-by-name';
import { taxonPath, titleOf } from '../../lib/animals';
import { artwork } from '../../lib/artwork';
import { paths } from '../../lib/paths';
import { AnimalPortrait } from '../../parts/species-search/animal-portrait';
import { beyondCatalogue } from '../../parts/species-search/use-animal-search';
import { findTagSubject, isNamedBy } from './tag-subject.rules';

const SIZE = 72;

export function TagSubject({ tag }: { tag: string }) {
  const subject = findTagSubject(tag);
  const [found] = useTaxaByName(subject === null ? tag.replaceAll('_', ' ') : '', 1).answer.taxa;
  if (subject?.kind === 'park')
    return (
      <SubjectLink
        to={paths.park(subject.slug)}
        name={subject.name}
        text="Read about the park, and when to go"
        picture={
          <img
            className="rigid cover round-2"
            src={artwork.poster(subject.slug)}
            alt=""
            width={SIZE}
            height={SIZE}
          />
        }
      />
    );
  if (subject)
    return (
      <SubjectLink
        to={paths.animal(subject.id)}
        name={subject.name}
        text="Read about the species"
        picture={
          <img
            className="rigid cover pill"
            src={artwork.portrait(subject.slug)}
            alt=""
            width={SIZE}
            height={SIZE}
          />
        }
      />
    );
  if (!found || !isNamedBy(tag, found)) return null;
  return (
    <SubjectLink
      to={taxonPath(found)}
      name={titleOf(found)}
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
