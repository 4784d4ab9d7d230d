import { tokenizeText } from '@aranya/contracts';
import { SiteLink } from '../../lib/language/site-link';
import { useKnownName } from '../../data/people/use-known-name';
import { paths } from '../../lib/paths';
import styles from './post-text.module.css';

/** An unknown name stays text. */
function Mention({ text, username }: { text: string; username: string }) {
  if (!useKnownName(username)) return text;
  return (
    <SiteLink className={styles.hashtag} to={paths.profile(`@${username}`)}>
      {text}
    </SiteLink>
  );
}

export function PostText({ text }: { text: string }) {
  return (
    <p className={styles.text} dir="auto">
      {tokenizeText(text).map((token, index) => {
        if (token.kind === 'text') return token.text;
        return token.kind === 'hashtag' ? (
          <SiteLink key={index} className={styles.hashtag} to={paths.tag(token.tag)} data-hashtag="">
            {token.text}
          </SiteLink>
        ) : (
          <Mention key={index} text={token.text} username={token.username} />
        );
      })}
    </p>
  );
}
