import type { AltSuggestion, Post } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SiteLink } from '../../lib/language/site-link';
import { tellEnd, tellFailure, tsr, unwrap } from '../../lib/api';
import { paths } from '../../lib/paths';
import { useMe } from '../../lib/session/use-me';
import { changePost } from '../../data/posts/post-cache';
import { altTextKey } from './alt-text-keys';
import styles from './alt-texts.module.css';
import { m } from '../../lib/language/messages';

export function AltSuggestions({ post }: { post: Post }) {
  const { data: me } = useMe();
  const mine = me?._id === post.user._id;
  const { data } = useQuery({
    queryKey: altTextKey(post._id),
    queryFn: async ({ signal }) =>
      unwrap(await tsr.altTexts.list.mutate({ body: { postId: post._id }, fetchOptions: { signal } })),
    enabled: mine && post.images.length > 0,
  });
  const suggestions = data?.body.suggestions ?? [];
  if (!mine || suggestions.length === 0) return null;
  return (
    <section className={styles.suggestions} aria-labelledby="alt-suggestions">
      <h2 id="alt-suggestions">{m.picture_suggested()}</h2>
      <p className="small ink-3">{m.picture_suggested_why()}</p>
      <ul className="stack gap-4">
        {suggestions.map((suggestion) => (
          <Suggestion key={suggestion._id} post={post} suggestion={suggestion} />
        ))}
      </ul>
    </section>
  );
}

function Suggestion({ post, suggestion }: { post: Post; suggestion: AltSuggestion }) {
  const queryClient = useQueryClient();
  const { _id: id, alt, position, user } = suggestion;
  const onSettled = () => queryClient.invalidateQueries({ queryKey: altTextKey(post._id) });
  const take = tsr.altTexts.take.useMutation({
    onSettled,
    ...tellEnd(({ body }: { body: { message: string; alt: string } }) =>
      changePost(queryClient, post._id, (current) => ({
        ...current,
        images: current.images.map((image, index) =>
          index === position ? { ...image, alt: body.alt } : image,
        ),
      })),
    ),
  });
  const remove = tsr.altTexts.remove.useMutation({ onSettled, onError: tellFailure });
  const pending = take.isPending || remove.isPending;
  const picture = post.images[position];
  const which = post.images.length > 1 ? m.picture_for({ number: position + 1 }) : '';
  return (
    <li className="stack gap-4 beside">
      {picture && <img className={styles.thumb} src={picture.url} width="88" height="88" alt="" />}
      <div className={`stack gap-2 shrinks breaks ${styles.words}`}>
        <p dir="auto">{alt}</p>
        <p className="small ink-3">
          <SiteLink to={paths.profile(user._id)}>
            <bdi>{user.full_name}</bdi>
          </SiteLink>
          {which}
        </p>
        <div className={styles.actions}>
          <Button
            variant="outline"
            pending={take.isPending}
            pendingLabel={m.picture_using()}
            onClick={() => !pending && take.mutate({ body: { id } })}
          >
            {m.picture_use()}
          </Button>
          <Button variant="quiet" onClick={() => !pending && remove.mutate({ body: { id } })}>
            {m.picture_decline()}
          </Button>
        </div>
      </div>
    </li>
  );
}
