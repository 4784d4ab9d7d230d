import { useMe } from '../../../lib/session/use-me';
import { Composer } from './composer';
import styles from './create-post.module.css';

/** Where a post is written. */
export default function CreatePostPage() {
  const { data: me } = useMe();
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>Create Post</h1>
        <p className={styles.tagline}>A sighting, a question, a page from your field notes.</p>
      </header>
      {/* Another user has another draft. */}
      {me && <Composer key={me._id} user={me} />}
    </div>
  );
}
