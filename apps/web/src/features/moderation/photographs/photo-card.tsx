import type { PhotoCandidate } from '@aranya/contracts';
import { Badge, Button } from '@aranya/ui';
import { Star, StarOff } from 'lucide-react';
import { useId } from 'react';
import { m } from '../../../lib/language/messages';
import { SiteLink } from '../../../lib/language/site-link';
import { toShownAnimal } from '../../../lib/animals';
import { tsr } from '../../../lib/api';
import { paths } from '../../../lib/paths';
import { licenceTexts } from '../../../lib/picture-licences';
import { SpeciesName } from '../../../parts/identify/species-name';
import { TimeAgo } from '../../../lib/time/time-ago';
import styles from './photographs.module.css';
import { usePressEnd } from '../shared/use-refresh-admin';

export function PhotoCard({ photo }: { photo: PhotoCandidate }) {
  const { picture, author, species, featured, licence, post_id, position } = photo;
  const nameId = useId();
  const { mutate, isPending } = tsr.admin.featurePhoto.useMutation(usePressEnd());
  const change = () => mutate({ body: { species, post_id, position, featured: !featured } });
  return (
    <article className={`panel flex shrinks clip column ${styles.card}`} aria-labelledby={nameId}>
      <SiteLink className={`block sand ${styles.picture}`} to={paths.post(post_id)}>
        <img
          className="wide cover ratio-4-3"
          src={picture.url}
          alt={
            picture.alt ||
            m.admin_photo_by({ animal: toShownAnimal({ species }).name, name: author.full_name })
          }
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
        />
      </SiteLink>
      <div className="flex gap-2 tops grows pad-4 column">
        <h2 id={nameId} className="inherits">
          <SpeciesName animal={{ species }} size={40} />
        </h2>
        <p className="small ink-3 breaks">
          <SiteLink to={paths.profile(author._id)}>
            <bdi>{author.full_name}</bdi>
          </SiteLink>{' '}
          · {licenceTexts[licence].name} · <TimeAgo at={photo.createdAt} />
        </p>
        {featured && <Badge tone="success">{m.admin_photo_on_page()}</Badge>}
        <Button
          variant="outline"
          wide
          className={styles.act}
          aria-describedby={nameId}
          pending={isPending}
          icon={featured ? <StarOff aria-hidden="true" size={18} /> : <Star aria-hidden="true" size={18} />}
          onClick={change}
        >
          {featured ? m.admin_photo_unfeature() : m.admin_photo_feature()}
        </Button>
      </div>
    </article>
  );
}
