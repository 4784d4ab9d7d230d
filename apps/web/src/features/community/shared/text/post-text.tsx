import { tokenizeHashtags } from './hashtags';
import styles from './post-text.module.css';

export function PostText({ text }: { text: string }) {
  return (
    <p className={styles.text} dir="auto">
      {tokenizeHashtags(text).map((token, index) =>
        token.kind === 'hashtag' ? (
          <span key={index} className={styles.hashtag} data-hashtag="">
            {token.text}
          </span>
        ) : (
          token.text
        ),
      )}
    </p>
  );
}
