import type { Post } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import { useId } from 'react';
import { m } from '../../lib/language/messages';
import { filled } from '../../lib/language/filled';
import { SiteLink } from '../../lib/language/site-link';
import { AnimalName } from '../../parts/identify/animal-name';
import { paths } from '../../lib/paths';
import { QueryError } from '../../lib/query-error';
import { useIdentification } from '../../data/identifications/use-identification';
import { useOwnQuestions } from '../../data/identifications/use-own-questions';
import { tallyText, whatIsMissing, whoText } from '../../parts/identify/identify-texts';
import { PostTime } from '../../parts/post/post-time';

/** Lists the user's questions with the answers; nothing until they ask. */
export function OwnQuestions() {
  const titleId = useId();
  const asked = useOwnQuestions();
  const { data: posts, error, isFetching, hasNextPage, fetchNextPage } = asked;
  if (posts === undefined && error === null) return null;
  if (posts?.length === 0) return null;
  return (
    <section className="stack gap-4" aria-labelledby={titleId}>
      <h2 id={titleId} className="size-3">
        {m.identify_yours()}
      </h2>
      {posts === undefined ? (
        <QueryError query={asked} title={m.identify_yours_failed()} />
      ) : (
        <ul className="panel stack divided" aria-labelledby={titleId}>
          {posts.map((post) => (
            <OwnQuestion key={post._id} post={post} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button variant="outline" pending={isFetching} onClick={() => void fetchNextPage()}>
          {m.identify_older()}
        </Button>
      )}
    </section>
  );
}

function OwnQuestion({ post }: { post: Post }) {
  const [picture] = post.images;
  return (
    <li className="flex gap-3 tops pad-4">
      {picture && (
        <img className="rigid cover round-2" src={picture.url} alt="" width="64" height="64" loading="lazy" />
      )}
      <div className="stack gap-2 shrinks">
        <SiteLink className="semibold breaks lines-2" to={paths.post(post._id)} dir="auto">
          {post.content === '' ? m.identify_wordless() : post.content}
        </SiteLink>
        <span className="small ink-3">
          <PostTime post={post} />
        </span>
        {(post.suggestions?.total ?? 0) === 0 ? (
          <p className="small ink-2">{whatIsMissing(0, isNamed(post))}</p>
        ) : (
          <WhatWasSaid post={post} />
        )}
      </div>
    </li>
  );
}

const isNamed = (post: Post) => (post.sighting?.species.length ?? 0) > 0;

function WhatWasSaid({ post }: { post: Post }) {
  const { data: identification } = useIdentification(post._id);
  const { agree, total } = post.suggestions ?? { agree: 0, total: 0 };
  const { agreed_species: agreed, agreed_taxon: taxon } = post;
  const name = agreed === null ? identification?.higher_name : { species: agreed, taxon, agree };
  return (
    <>
      <p className="small ink-2">
        {name
          ? filled(
              (agreed === null ? m.identify_so_far_says : m.identify_says)({
                name: '{name}',
                tally: tallyText(name.species, { agree: name.agree, total }),
              }),
              {
                name: (
                  <strong>
                    <AnimalName animal={name} />
                  </strong>
                ),
              },
            )
          : whatIsMissing(total, isNamed(post))}
      </p>
      {identification && (
        <ul className="stack gap-1 small breaks">
          {identification.suggestions.map(({ people, total: sayers, notes: [note], ...animal }) => (
            <li key={animal.species}>
              {filled(m.identify_who_says({ name: '{name}', who: '{who}' }), {
                name: (
                  <strong>
                    <AnimalName animal={animal} />
                  </strong>
                ),
                who: (
                  <bdi>
                    {whoText(
                      people.map(({ full_name: who }) => who),
                      sayers,
                    )}
                  </bdi>
                ),
              })}
              {note && (
                <>
                  : <q dir="auto">{note.note}</q>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
