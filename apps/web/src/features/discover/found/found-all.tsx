import { announce, Button, EmptyState } from '@aranya/ui';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { Link } from 'react-router';
import { m } from '../../../lib/language/messages';
import { filled } from '../../../lib/language/filled';
import { intlLocale } from '../../../lib/language/locale';
import { toShownAnimal } from '../../../lib/animals';
import { Face } from '../../../lib/artwork';
import { ButtonLink } from '../../../lib/button-link';
import { paths } from '../../../lib/paths';
import { useWide } from '../../../lib/use-wide';
import type { PagedItems } from '../../../lib/paging/paged-items';
import { QueryError } from '../../../lib/query-error';
import { PersonList } from '../../../parts/person/person-list';
import { PostList } from '../../../parts/post/post-list';
import { DiscoverCard } from '../../../parts/person/discover-card';
import { hasWords } from '../has-words';
import type { FoundKind } from './found-kinds';
import { AnimalRows, ParkRows, TagRows } from './found-rows';
import { Searching } from './searching';
import { useFound } from './use-found';

/** How many of each kind stand beside the others. */
const shownBeside = (wide: boolean) => ({
  people: 4,
  // A row of a phone has one.
  animals: wide ? 6 : 3,
  parks: 3,
  hashtags: 12,
  posts: 3,
});

type ListedKind = keyof ReturnType<typeof shownBeside>;

/** Each of these finds something. */
const ideas = () =>
  ['asian-elephant', 'great-hornbill', 'king-cobra', 'nilgai'].map(
    (species) => toShownAnimal({ species }).name,
  );

interface FoundAllProps {
  input: string;
  kind: Exclude<FoundKind, 'people'>;
  onSearch: (text: string) => void;
}

/** The best few of each kind, or all of one. */
export default function FoundAll({ input, kind, onSearch }: FoundAllProps) {
  const found = useFound(input);
  const { people, posts, tags, animals, parks, ready } = found;
  const isAll = kind === 'all';
  const wide = useWide();
  const shownOf = shownBeside(wide);
  const firstOf = <Item,>(of: ListedKind, items: readonly Item[]) =>
    isAll ? items.slice(0, shownOf[of]) : items;
  const firstPage = <Item,>(of: ListedKind, list: PagedItems<Item>): PagedItems<Item> =>
    isAll ? { ...list, data: list.data?.slice(0, shownOf[of]), hasNextPage: false } : list;
  const has = ({ data, isError }: { data: unknown[] | undefined; isError: boolean }) =>
    isError || (data?.length ?? 0) > 0;

  const groups: {
    of: ListedKind;
    title: string;
    count: number | undefined;
    shown: boolean;
    list: ReactNode;
  }[] = [
    {
      of: 'people',
      title: m.discover_people(),
      count: people.data?.length,
      shown: has(people),
      list: (
        <PersonList
          people={firstPage('people', people)}
          label={m.discover_people_found()}
          failedTitle={m.discover_people_failed()}
          empty={null}
        >
          {(person) => (
            <DiscoverCard person={person} near={!people.isPlaceholderData && !hasWords(person, input)} />
          )}
        </PersonList>
      ),
    },
    {
      of: 'animals',
      title: m.discover_animals(),
      count: animals.length,
      shown: animals.length > 0,
      list: <AnimalRows label={m.discover_animals_found()} items={firstOf('animals', animals)} />,
    },
    {
      of: 'parks',
      title: m.discover_areas(),
      count: parks.length,
      shown: parks.length > 0,
      list: <ParkRows label={m.discover_areas_found()} items={firstOf('parks', parks)} />,
    },
    {
      of: 'hashtags',
      title: m.discover_hashtags(),
      count: tags.data?.length,
      shown: has(tags),
      list:
        tags.data === undefined ? (
          <QueryError query={tags} picture={null} headingLevel={3} title={m.discover_hashtags_failed()} />
        ) : (
          <TagRows label={m.discover_hashtags_found()} items={firstOf('hashtags', tags.data)} />
        ),
    },
    {
      of: 'posts',
      title: m.discover_posts(),
      count: posts.data?.length,
      shown: posts.isPending || has(posts),
      list: (
        <div className="measure">
          <PostList
            // Posts of another search are not new ones.
            key={input}
            posts={firstPage('posts', posts)}
            label={m.discover_posts_found()}
            failedTitle={m.discover_posts_failed()}
            empty={null}
          />
        </div>
      ),
    },
  ];
  // People who only mention the words stand below what is called so.
  const isName = people.data?.some((person) => hasWords({ ...person, bio: '', location: '' }, input));
  const inGuide = groups.filter(({ of }) => of === 'animals' || of === 'parks');
  const ordered = isName ? groups : [...new Set([...inGuide, ...groups])];
  const shown = ordered.filter((group) => group.shown && (isAll || group.of === kind));

  // Announced once for a search.
  const tellFound = useEffectEvent(() =>
    announce(
      shown.length === 0
        ? m.discover_nothing()
        : m.discover_found_kinds({
            kinds: new Intl.ListFormat(intlLocale()).format(shown.map(({ title }) => title.toLowerCase())),
          }),
    ),
  );
  useEffect(() => {
    if (ready) tellFound();
  }, [ready, input, kind]);

  if (found.isFirst) return <Searching />;
  return (
    <section
      className="stack gap-5 shrinks"
      aria-label={m.discover_results()}
      aria-busy={!ready || undefined}
    >
      {shown.length > 0 && (
        <h2 className="visually-hidden">
          {filled(m.discover_found_for({ text: '{text}' }), { text: <q>{input}</q> })}
        </h2>
      )}
      {shown.map(({ of, title, count = 0, list }) => (
        <Group key={of} title={title} more={isAll && count > shownOf[of] ? { q: input, in: of } : undefined}>
          {list}
        </Group>
      ))}
      {kind === 'animals' && (
        <ButtonLink
          variant="outline"
          className="start"
          to={`${paths.species()}?${new URLSearchParams({ q: input })}`}
        >
          {m.discover_guide()}
        </ButtonLink>
      )}
      {ready && shown.length === 0 && (
        <EmptyState
          className="pad-y-2"
          picture={<Face of="fox" />}
          title={m.discover_nothing()}
          text={m.discover_nothing_text()}
          action={
            <div className="stack gap-3 centers">
              <Button variant="fill" onClick={() => onSearch('')}>
                {m.ui_clear()}
              </Button>
              <p className="small ink-2">{m.discover_try()}</p>
              <div className="cluster gap-2 central">
                {ideas()
                  // One row of a phone.
                  .slice(0, wide ? 4 : 2)
                  .map((idea) => (
                    <Button key={idea} variant="outline" onClick={() => onSearch(idea)}>
                      {idea}
                    </Button>
                  ))}
              </div>
            </div>
          }
        />
      )}
    </section>
  );
}

interface GroupProps {
  title: string;
  /** The query string of all that were found. */
  more: Record<string, string> | undefined;
  children: ReactNode;
}

function Group({ title, more, children }: GroupProps) {
  const titleId = useId();
  return (
    <section className="stack gap-3 shrinks" aria-labelledby={titleId}>
      <div className="row spread gap-3">
        <h3 id={titleId} className="size-3">
          {title}
        </h3>
        {more && (
          <Link className="inline" to={{ search: String(new URLSearchParams(more)) }}>
            {m.discover_see_all()}
            <span className="visually-hidden"> {title.toLowerCase()}</span>
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
