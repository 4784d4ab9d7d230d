import { type Identification, limits } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { authorJson } from '../../people/author-json';
import { createViewer } from '../../people/viewer';
import { notSuspended } from '../../people/suspensions';
import { isoTime } from '../../platform/common/iso-time';
import { postRow, userRow } from '../../platform/db/rows';
import { defineStatement, literal } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import { notHidden } from '../view/visibility';
import { namedTaxon } from '../../taxa/named-taxon';
import type { AskingPost } from './identifications.policy';
import { type AgreedName, findAgreedNames, readVotes, countVotes } from './names';

type Row = Record<string, unknown> & {
  authorId: string;
  visible: boolean;
  asks: boolean;
  identification: Identification;
};

const newest = (columns: SQL, condition: SQL, limit: number): SQL => sql`(
  select coalesce(json_agg(${columns} order by n.created_at desc, n.user_id desc), '[]') from (
    select s.* from shown s where s.species = g.species and ${condition}
    order by s.created_at desc, s.user_id desc limit ${literal(limit)}
  ) n join users u on u.id = n.user_id)`;

const ofPost = defineStatement<Row, [currentUserId: string, postId: string, now: string]>(
  'identification_of_post',
  (me, post, now) => {
    const viewer = createViewer(sql`${me}::uuid`, ['hidden_people']);
    const currentUser = viewer.id;
    const note = sql`json_build_object('user', ${authorJson(userRow('u'))}, 'note', n.note,
      'createdAt', ${isoTime(sql`n.created_at`)})`;
    return sql`
      with ${viewer.tables},
      shown as materialized (
        select i.* from identifications i
        where i.post_id = ${post}::uuid and i.user_id not in (select id from ${viewer.hidden_people})
          and ${notSuspended(sql`i.user_id`, sql`${now}::timestamptz`)}
      ),
      groups as materialized (
        select species, count(*)::int as total, bool_or(user_id = ${currentUser}) as mine, min(created_at) as first
        from shown group by species
      )
      select p.author_id as "authorId", p.asks,
        p.author_id not in (select id from ${viewer.hidden_people}) and ${notHidden(currentUser, postRow('p'))} as visible,
        json_build_object(
          'suggestions', (select coalesce(json_agg(json_build_object(
              'species', g.species, 'taxon', ${namedTaxon(sql`g.species`)}, 'total', g.total, 'mine', g.mine,
              'people', ${newest(authorJson(userRow('u')), sql`true`, limits.suggestionPeople)},
              'notes', ${newest(note, sql`s.note <> ''`, limits.suggestionNotes)}
            ) order by g.total desc, g.first, g.species), '[]')
            from (select * from groups order by total desc, first, species limit ${literal(limits.suggestions)}) g),
          'total', (select count(*)::int from shown),
          'agreed_species', p.agreed_species, 'agreed_taxon', p.agreed_taxon,
          'own_words', coalesce((select json_agg(word->>'species')
            from json_array_elements(p.sighting->'species') word), '[]'),
          'mine', (select json_build_object('species', species, 'taxon', ${namedTaxon(sql`shown.species`)}, 'note', note)
            from shown where user_id = ${currentUser})
        ) as identification
      from posts p where p.id = ${post}::uuid`;
  },
);

export interface PostIdentification {
  post: AskingPost;
  identification: Identification;
}

export async function readIdentification(
  db: Db,
  currentUserId: string,
  postId: string,
  now: Date,
): Promise<PostIdentification | null> {
  const [row] = await ofPost.run(db, currentUserId, postId, now.toISOString());
  if (row === undefined) return null;
  const { identification, ...post } = row;
  const { agreed_species: agreed, suggestions } = identification;
  const name = agreed === null ? await readName(db, postId, now) : null;
  // Like the other numbers, this one leaves out people hidden from the viewer.
  const within = suggestions.filter(({ species }) => name?.within.includes(species));
  const higher_name = name && { species: name.key, taxon: name.taxon, agree: countVotes(within) };
  return { post, identification: { ...identification, higher_name } };
}

async function readName(db: Db, postId: string, now: Date): Promise<AgreedName | null> {
  const votes = await readVotes(db, [postId], now);
  const [name = null] = await findAgreedNames(db, [votes.get(postId) ?? []]);
  return name;
}
