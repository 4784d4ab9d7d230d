import pg from 'pg';

function listKinds(users) {
  const [usual, newcomers, ofSilent] = [0.84, 0.85, 0.9].map((share) => Math.floor(users * share));
  return { usual: [1, usual], newcomer: [usual + 1, newcomers], ofSilent: [newcomers + 1, ofSilent] };
}

function spread([first, last], count) {
  const step = Math.max(1, (last - first + 1) / count);
  return Array.from({ length: Math.min(count, last - first + 1) }, (_, n) => first + Math.floor(n * step));
}

async function loadReaders(db, issuer, numbers) {
  const subjects = numbers.map((number) => `user-${number}`);
  const { rows } = await db.query(
    'select id, full_name, subject from users where issuer = $1 and subject = any($2)',
    [issuer.url, subjects],
  );
  return Promise.all(
    rows.map(async ({ id, full_name, subject }) => ({
      id,
      number: Number(subject.slice(5)),
      name: full_name,
      token: await issuer.token(subject),
    })),
  );
}

/** @param users how many the database has */
export async function loadPeople(databaseUrl, issuer, users) {
  const kinds = listKinds(users);
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    const queryRows = async (text, values) => (await db.query(text, values)).rows;
    const people = {
      usual: await loadReaders(db, issuer, spread(kinds.usual, 400)),
      ofSilent: await loadReaders(db, issuer, spread(kinds.ofSilent, 200)),
      newcomer: await loadReaders(db, issuer, spread(kinds.newcomer, 20)),
    };
    const ids = people.usual.map(({ id }) => id);
    return {
      ...people,
      // In long chats; see seed.sql.
      peers: new Map(
        (
          await queryRows(
            `select me, other from (
               select low_id as me, high_id as other, count(*) as n from messages where low_id = any($1) group by 1, 2
               union all
               select high_id, low_id, count(*) from messages where high_id = any($1) group by 1, 2
             ) chats where n >= 20 order by me, other`,
            [ids],
          )
        ).map(({ me, other }) => [me, other]),
      ),
      posts: (
        await queryRows(`select id from posts where hidden_at is null order by md5(id::text) limit 2000`)
      ).map(({ id }) => id),
      discussed: (
        await queryRows(
          `select id from posts where comments_total > 0 and hidden_at is null order by md5(id::text) limit 2000`,
        )
      ).map(({ id }) => id),
      profiles: (
        await queryRows(`select id from users where posts_count > 0 order by md5(id::text) limit 2000`)
      ).map(({ id }) => id),
    };
  } finally {
    await db.end();
  }
}

export async function loadMembers(databaseUrl, issuer, count) {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    const numbers = Array.from({ length: count }, (_, n) => n + 1);
    const members = await loadReaders(db, issuer, numbers);
    const byId = new Map(members.map((member) => [member.id, member]));
    const { rows } = await db.query(
      `select low_id, high_id from connections where status = 'accepted' and low_id = any($1) and high_id = any($1)
       order by md5(low_id::text || high_id::text)`,
      [[...byId.keys()]],
    );
    const pairs = rows.flatMap(({ low_id: low, high_id: high }) => [
      { from: byId.get(low), to: high },
      { from: byId.get(high), to: low },
    ]);
    return { members, pairs };
  } finally {
    await db.end();
  }
}
