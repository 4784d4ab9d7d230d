import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { privateMeta } from '../../../app/page-meta';
import { paths } from '../../../app/paths';
import { FeedList } from './feed-list';
import styles from './feed.module.css';
import { RecentMessages } from './recent-messages';
import { SponsoredBox } from './sponsored-box';

export const meta = () => privateMeta('Feed');

/** The community's first screen: what people post, and who has written. */
export default function FeedPage() {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>Together in the wild</h1>
        <p className={styles.tagline}>Sightings, questions and field notes from people you follow.</p>
      </header>
      {/* Before the posts: after a list that grows as one reads, nothing can be reached by keyboard. */}
      <div className={styles.aside}>
        <SponsoredBox />
        <RecentMessages />
      </div>
      <FeedList />
      {/* Where the sidebar is folded away, its main button would be two steps off. */}
      <Link className={styles.create} to={paths.createPost()} aria-label="Create Post">
        <Plus aria-hidden="true" size={28} />
      </Link>
    </div>
  );
}
