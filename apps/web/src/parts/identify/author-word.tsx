import type { Post } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import type { useIdentifyActions } from '../../data/identifications/use-identify-actions';
import styles from './author-word.module.css';
import { SpeciesName } from './species-name';

interface AuthorWordProps {
  post: Post;
  own: boolean;
  words: readonly string[];
  agreed: string | null;
  actions: ReturnType<typeof useIdentifyActions>;
}

/**
 * Shows the author's own name for the animal, which is no suggestion; authors can take the community's name
 * here.
 */
export function AuthorWord({ post, own, words, agreed, actions }: AuthorWordProps) {
  const takes = own && agreed !== null && !(words.length === 1 && words[0] === agreed);
  if (words.length === 0 && !takes) return null;
  return (
    <div className={`stack gap-3 pad-4 round-2 framed ${styles.word}`}>
      {words.length === 0 ? (
        <p className="small ink-2">Is that what you saw?</p>
      ) : (
        <>
          <p className="small ink-2">
            {own ? (
              'You say'
            ) : (
              <>
                <bdi>{post.user.full_name}</bdi>, who saw it, says
              </>
            )}
          </p>
          <ul className="stack gap-2">
            {words.map((word) => (
              <li key={word}>
                <SpeciesName slug={word} size={40} />
              </li>
            ))}
          </ul>
        </>
      )}
      {own && (
        <div className="cluster gap-2">
          {takes && (
            <Button
              variant="fill"
              pending={actions.isPending}
              pendingLabel="Saving this name"
              onClick={() => actions.setOwnWord(agreed)}
            >
              Use this name
            </Button>
          )}
          {words.length > 0 && (
            <Button variant="quiet" disabled={actions.isPending} onClick={() => actions.setOwnWord(null)}>
              Withdraw
            </Button>
          )}
        </div>
      )}
      {takes && post.sighting?.protected && (
        <p className="small ink-2">
          This name does not change what others see of the place. To show them the exact place, edit the post.
        </p>
      )}
    </div>
  );
}
