import { tokenizeHashtags } from '@aranya/contracts';
import { Link } from 'react-router';
import { paths } from '../../../../lib/paths';
import styles from './post-text.module.css';

export function PostText({ text }: { text: string }) {
  return (
    <p className={styles.text} dir="auto">
      {tokenizeHashtags(text).map((token, index) =>
        token.kind === 'hashtag' ? (
          <Link key={index} className={styles.hashtag} to={paths.tag(token.tag)} data-hashtag="">
            {token.text}
          </Link>
        ) : (
          token.text
        ),
      )}
    </p>
  );
}
