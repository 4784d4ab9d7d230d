import { type NameToSettle } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import { useId, useState } from 'react';
import { filled } from '../../../lib/language/filled';
import { m } from '../../../lib/language/messages';
import { SiteLink } from '../../../lib/language/site-link';
import { toShownAnimal, type KeyedAnimal } from '../../../lib/animals';
import { tsr } from '../../../lib/api';
import { paths } from '../../../lib/paths';
import { TimeAgo } from '../../../lib/time/time-ago';
import { SpeciesName } from '../../../parts/identify/species-name';
import { AnimalPortrait } from '../../../parts/species-search/animal-portrait';
import { SpeciesSearch } from '../../../parts/species-search/species-search';
import styles from '../shared/admin.module.css';
import { usePressEnd } from '../shared/use-refresh-admin';

const NBSP = '\u00a0';

export function NameCard({ name: { name, posts, latest_post: latest, settled } }: { name: NameToSettle }) {
  const nameId = useId();
  const { name: words, note } = toShownAnimal({ species: name });
  return (
    <article className="panel stack halves gap-3 gap-x-5 middle shrinks pad-4" aria-labelledby={nameId}>
      <div className="row gap-3 gap-x-4">
        <AnimalPortrait animal={{ species: name }} size={56} />
        <div>
          <h2 id={nameId} className="size-4 breaks">
            <bdi>{words}</bdi>
          </h2>
          <p className="small ink-3 breaks lh-15">
            {note} · {m.admin_count_posts({ count: posts }).replaceAll(' ', NBSP)}
            {NBSP}·{' '}
            <SiteLink className="one-line" to={paths.post(latest)}>
              {m.admin_names_latest()}
            </SiteLink>
          </p>
        </div>
      </div>
      {settled === null ? (
        <Settle name={name} nameId={nameId} posts={posts} />
      ) : (
        <Settled name={name} nameId={nameId} settled={settled} />
      )}
    </article>
  );
}

interface ActionProps {
  name: string;
  nameId: string;
}

function Settle({ name, nameId, posts }: ActionProps & { posts: number }) {
  const [animal, setAnimal] = useState<KeyedAnimal | null>(null);
  const { mutate, isPending } = tsr.admin.settleName.useMutation(usePressEnd());
  return (
    <div className="cluster gap-3 gap-x-4 bottoms">
      {animal === null ? (
        <div className={styles.field}>
          <SpeciesSearch
            label={m.admin_names_animal()}
            beyond
            onSelect={(species, taxon) => setAnimal({ species, taxon })}
          />
        </div>
      ) : (
        <SpeciesName animal={animal} size={40} />
      )}
      <div className={`cluster gap-2 ${styles.actions}`}>
        {animal === null ? (
          <Button
            variant="outline"
            aria-describedby={nameId}
            pending={isPending}
            onClick={() => mutate({ body: { name, species: null } })}
          >
            {m.admin_names_leave()}
          </Button>
        ) : (
          <>
            <Button
              variant="fill"
              aria-describedby={nameId}
              pending={isPending}
              onClick={() => mutate({ body: { name, species: animal.species } })}
            >
              {m.admin_names_settle({ count: posts })}
            </Button>
            <Button variant="outline" onClick={() => setAnimal(null)}>
              {m.admin_names_another()}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function Settled({
  name,
  nameId,
  settled: { species, taxon, settledAt },
}: ActionProps & { settled: NonNullable<NameToSettle['settled']> }) {
  const { mutate, isPending } = tsr.admin.reopenName.useMutation(usePressEnd());
  return (
    <div className="cluster gap-3 gap-x-4 middle spread">
      {species !== null && <SpeciesName animal={{ species, taxon }} size={40} />}
      <p className="small ink-3">
        {filled((species === null ? m.admin_names_left : m.admin_names_settled_when)({ time: '{time}' }), {
          time: <TimeAgo at={settledAt} />,
        })}
      </p>
      <div className={`cluster gap-2 ${styles.actions}`}>
        <Button
          variant="outline"
          aria-describedby={nameId}
          pending={isPending}
          onClick={() => mutate({ body: { name } })}
        >
          {m.admin_names_undo()}
        </Button>
      </div>
    </div>
  );
}
