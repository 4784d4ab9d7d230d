import { Button } from '@aranya/ui';
import { useId, useState } from 'react';
import { m } from '../../lib/language/messages';
import { filled } from '../../lib/language/filled';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';
import { PostCard } from '../../parts/post/post-card';
import { PostList } from '../../parts/post/post-list';
import { useAgreed } from '../../data/identifications/use-agreed';

const FIRST = 2;

/** Lists posts that the community identified as the species, and shows nothing without any. */
export function IdentifiedTogether({ species, name }: { species: string; name: string }) {
  const titleId = useId();
  const posts = useAgreed(species);
  const [all, setAll] = useState(false);
  if (posts.data === undefined || posts.data.length === 0) return null;
  return (
    <section className="stack gap-4 shrinks" aria-labelledby={titleId}>
      <div className="stack gap-1">
        <h2 className="size-3" id={titleId}>
          {m.sights_together()}
        </h2>
        <p className="ink-2">
          {filled(m.sights_together_text({ name, link: '{link}' }), {
            link: <SiteLink to={paths.identify()}>{m.sights_help_others()}</SiteLink>,
          })}
        </p>
      </div>
      {all ? (
        <PostList
          posts={posts}
          label={m.sights_together_as({ name })}
          failedTitle={m.sights_posts_failed()}
          empty={null}
        />
      ) : (
        posts.data.slice(0, FIRST).map((post) => <PostCard key={post._id} post={post} />)
      )}
      {!all && (posts.data.length > FIRST || posts.hasNextPage) && (
        <Button variant="outline" className="start" onClick={() => setAll(true)}>
          {m.sights_show_all()}
        </Button>
      )}
    </section>
  );
}
