import type { Post } from '@aranya/contracts';
import { CircleQuestionMark, PawPrint } from 'lucide-react';
import { m } from '../../lib/language/messages';
import { filled } from '../../lib/language/filled';
import { SiteLink } from '../../lib/language/site-link';
import { toShownAnimal } from '../../lib/animals';
import { Portrait } from '../../lib/artwork';
import { paths } from '../../lib/paths';
import { questionText, tallyText } from './identify-texts';
import styles from './identify-badge.module.css';

export function IdentifyBadge({ post }: { post: Post }) {
  if (!post.asks) return null;
  const { agreed_species: agreed, agreed_taxon: taxon, suggestions, sighting } = post;
  const words = sighting?.species ?? [];
  const others = words.filter(({ species }) => species !== agreed);
  return (
    <div className={styles.row}>
      <SiteLink className={styles.badge} data-agreed={agreed !== null || undefined} to={paths.post(post._id)}>
        {agreed === null ? (
          <CircleQuestionMark aria-hidden="true" size={20} />
        ) : taxon ? (
          <PawPrint aria-hidden="true" size={20} />
        ) : (
          <Portrait className="rigid circle sand" slug={agreed} size={32} />
        )}
        <span className="cluster shrinks lh-13 baseline gap-x-2">
          <strong className="bold">
            {agreed === null
              ? questionText(words.length > 0)
              : toShownAnimal({ species: agreed, taxon }).name}
          </strong>
          <span className="small ink-2">{tallyText(agreed, suggestions ?? { agree: 0, total: 0 })}</span>
        </span>
      </SiteLink>
      {agreed !== null && others.length > 0 && (
        <p className="shrinks breaks lh-14 small ink-2">
          {filled(
            m.suggest_others_say({
              who: '{who}',
              names: others.map((word) => toShownAnimal(word).name).join(', '),
            }),
            { who: <bdi>{post.user.full_name}</bdi> },
          )}
        </p>
      )}
    </div>
  );
}
