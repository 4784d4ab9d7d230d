import { Link } from 'react-router';
import { artwork } from '../../lib/artwork';
import { paths } from '../../lib/paths';
import styles from './tag.module.css';
import { findTagSubject } from './tag-subject.rules';

export function TagSubject({ tag }: { tag: string }) {
  const subject = findTagSubject(tag);
  if (subject === null) return null;
  const isSpecies = subject.kind === 'species';
  return (
    <Link className={styles.subject} to={isSpecies ? paths.animal(subject.id) : paths.park(subject.slug)}>
      <img
        className={isSpecies ? styles.portrait : styles.poster}
        src={isSpecies ? artwork.portrait(subject.slug) : artwork.poster(subject.slug)}
        alt=""
        width={72}
        height={72}
      />
      <span className="stack shrinks">
        <span className={styles.name}>{subject.name}</span>
        <span className="small ink-2">
          {isSpecies ? 'Read about the species' : 'Read about the park, and when to go'}
        </span>
      </span>
    </Link>
  );
}
