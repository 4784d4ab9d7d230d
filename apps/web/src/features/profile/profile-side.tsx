import type { User } from '@aranya/contracts';
import { Binoculars, ChevronRight, Plus, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLifeList } from '../../data/life-list/use-life-list';
import { useProfileMedia } from '../../data/posts/use-profile-posts';
import { toShownAnimal } from '../../lib/animals';
import { intlLocale } from '../../lib/language/locale';
import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
import { LinkOrText } from '../../lib/link-or-text';
import { paths } from '../../lib/paths';
import { Section } from '../../lib/section';
import { pictureName } from '../../parts/picture/picture-grid';
import { Side } from '../../parts/screen/screen';
import { ParkLink } from '../../parts/sighting/park-link';
import { seenOnText } from '../../parts/sighting/sighting-texts';
import { AnimalPortrait } from '../../parts/species-search/animal-portrait';

const SHOWN = { animals: 5, pictures: 4 };

interface ProfileSideProps {
  profile: User;
  lifeListShared: boolean;
}

/** Beside the posts: what they saw last, and their pictures. */
export default function ProfileSide({ profile, lifeListShared }: ProfileSideProps) {
  return (
    <Side>
      {profile.relation.is_self && profile.posts_count === 0 && <Begin />}
      {(lifeListShared || profile.relation.is_self) && <LastSeen profile={profile} />}
      <Pictures profile={profile} />
    </Side>
  );
}

/** For a member without posts. */
const Begin = () => (
  <Section className="panel stack gap-2 pad-4" title={m.profile_begin()}>
    <ul className="stack divided">
      {[
        { to: paths.createSighting({}), label: m.seen_add(), Icon: Plus },
        { to: paths.ownLifeList(), label: m.life_tick(), Icon: Binoculars },
        { to: paths.discover(), label: m.person_discover(), Icon: UsersRound },
      ].map(({ to, label, Icon }) => (
        <li key={to}>
          <SiteLink className="row gap-3 target medium plain forest" to={to}>
            <Icon aria-hidden="true" size={20} className="rigid" />
            <span className="underlines">{label}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  </Section>
);

function LastSeen({ profile: { _id: id, relation } }: { profile: User }) {
  const { data } = useLifeList(id);
  if (data === undefined || data.species.length === 0) return null;
  const last = [...data.species]
    .sort((a, b) => (b.first.seen_on ?? '').localeCompare(a.first.seen_on ?? ''))
    .slice(0, SHOWN.animals);
  return (
    <Panel
      title={relation.is_self ? m.community_life_list() : m.profile_their_list()}
      count={data.species_count}
      to={relation.is_self ? paths.ownLifeList() : paths.lifeList(id)}
    >
      <ul className="stack gap-3">
        {last.map((entry) => {
          const { name, path } = toShownAnimal(entry);
          const { seen_on: day, place } = entry.first;
          return (
            <li key={entry.species} className="row gap-3 shrinks">
              <AnimalPortrait animal={entry} size={48} />
              <span className="stack shrinks lh-135">
                <LinkOrText className="semibold breaks plain underlines ink" to={path}>
                  {name}
                </LinkOrText>
                <span className="cluster gap-x-2 small ink-2">
                  {day !== null && <span>{seenOnText(day, 'short')}</span>}
                  {place?.kind === 'park' && <ParkLink park={place.park} className="ink-2" />}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function Pictures({ profile: { _id: id, full_name: name, relation } }: { profile: User }) {
  // Each of the posts has a picture.
  const { data = [] } = useProfileMedia(id, SHOWN.pictures);
  const pictures = data
    .flatMap(({ _id: post, images }) =>
      images.map((picture, index) => ({
        post,
        picture,
        label: pictureName(picture, index, images.length, name),
      })),
    )
    .slice(0, SHOWN.pictures);
  if (pictures.length === 0) return null;
  // A row of one would leave a hole.
  if (pictures.length === 3) pictures.pop();
  return (
    <Panel
      title={m.profile_pictures()}
      to={`${relation.is_self ? paths.ownProfile() : paths.profile(id)}?tab=media`}
    >
      <ul className="stack two gap-2">
        {pictures.map(({ post, picture: { url, width, height }, label }, index) => (
          <li key={index}>
            <SiteLink className="block" to={paths.post(post)}>
              <img
                className="wide cover round-1 sand square"
                src={url}
                width={width}
                height={height}
                alt={label}
                loading="lazy"
                decoding="async"
              />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface PanelProps {
  title: string;
  count?: number;
  to: string;
  children: ReactNode;
}

const Panel = ({ title, count, to, children }: PanelProps) => (
  <Section
    className="panel stack gap-4 pad-4"
    title={
      <SiteLink className="row gap-2 plain ink" to={to}>
        <span className="underlines">{title}</span>
        {count !== undefined && <span className="num ink-3">{count.toLocaleString(intlLocale())}</span>}
        <ChevronRight aria-hidden="true" size={20} className="ink-3 push-end" />
      </SiteLink>
    }
  >
    {children}
  </Section>
);
