import { SearchField } from '@aranya/ui';
import { roster } from '@aranya/wildlife-data';
import { useState } from 'react';
import { m } from '../../lib/language/messages';
import { recordWord } from '../../lib/language/record-word';
import { SiteLink } from '../../lib/language/site-link';
import { artwork } from '../../lib/artwork';
import { paths } from '../../lib/paths';
import { useIsNamed } from '../../parts/species-search/use-is-named';
import styles from './life-list.module.css';

interface NotYetTabProps {
  seen: ReadonlySet<string>;
  /** Only an own list can be added to. */
  onAdd: ((slug: string) => void) | undefined;
}

export function NotYetTab({ seen, onAdd }: NotYetTabProps) {
  const [text, setText] = useState('');
  const { isNamed, ready } = useIsNamed(text);
  const shown = roster.filter(
    ({ slug, name, scientific_name }) => !seen.has(slug) && isNamed(slug, name, scientific_name),
  );
  if (roster.every(({ slug }) => seen.has(slug))) return <p className="pad-top-4 ink-2">{m.life_every()}</p>;
  return (
    <div className="stack gap-4 pad-top-4">
      <SearchField
        label={m.life_unseen_search()}
        placeholder={m.life_unseen_search_hint()}
        value={text}
        onValueChange={setText}
      />
      <p className="ink-2 unless-empty" role="status">
        {ready && shown.length === 0 ? m.life_unseen_none() : ''}
      </p>
      <ul className={styles.silhouettes} aria-label={m.life_unseen()}>
        {shown.map(({ id, slug, name }) => (
          <li key={slug} className={styles.unseen}>
            <img className={styles.silhouette} src={artwork.silhouettePicture(slug)} alt="" loading="lazy" />
            <SiteLink className="bold breaks ink" to={paths.animal(id)}>
              {recordWord(name)}
            </SiteLink>
            {onAdd && (
              <button type="button" className={styles.seenIt} onClick={() => onAdd(slug)}>
                {m.life_seen_it()}
                <span className="visually-hidden"> {recordWord(name)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
