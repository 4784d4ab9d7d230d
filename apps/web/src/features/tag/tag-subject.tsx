import { Link } from 'react-router';
import { artwork } from '../../lib/artwork';
import { paths } from '../../lib/paths';
import { findTagSubject } from './tag-subject.rules';

export function TagSubject({ tag }: { tag: string }) {
  const subject = findTagSubject(tag);
  if (subject === null) return null;
  const isSpecies = subject.kind === 'species';
  return (
    <Link
      className="panel row gap-4 plain pad-3-4"
      to={isSpecies ? paths.animal(subject.id) : paths.park(subject.slug)}
    >
      <img
        className={`rigid cover ${isSpecies ? 'pill' : 'round-2'}`}
        src={isSpecies ? artwork.portrait(subject.slug) : artwork.poster(subject.slug)}
        alt=""
        width={72}
        height={72}
      />
      <span className="stack shrinks">
        <span className="bold breaks underlines">{subject.name}</span>
        <span className="small ink-2">
          {isSpecies ? 'Read about the species' : 'Read about the park, and when to go'}
        </span>
      </span>
    </Link>
  );
}
