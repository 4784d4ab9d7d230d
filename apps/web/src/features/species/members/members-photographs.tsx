import type { SpeciesPhoto } from '@aranya/contracts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import { licenceTexts } from '../../../lib/picture-licences';
import { fetchPhotographs } from './fetch-photographs';
import styles from './members-photographs.module.css';

/** Shows members' photographs that moderators chose. Without any, or offline, it shows nothing. */
export function MembersPhotographs({ species, name }: { species: string; name: string }) {
  const [photos, setPhotos] = useState<SpeciesPhoto[]>([]);
  useEffect(() => {
    const call = new AbortController();
    setPhotos([]);
    fetchPhotographs(species, call.signal).then(setPhotos, () => undefined);
    return () => call.abort();
  }, [species]);
  if (photos.length === 0) return null;
  return (
    <section className="screen-only pad-top-7" aria-labelledby="members-photographs">
      <h2 id="members-photographs">Photographed by members</h2>
      <ul className={styles.list}>
        {photos.map((photo) => (
          <li key={`${photo.post_id} ${photo.url}`}>
            <MemberPhotograph photo={photo} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MemberPhotograph({ photo, name }: { photo: SpeciesPhoto; name: string }) {
  const { url, width, height, alt, licence, author, post_id } = photo;
  const { name: licenceName, url: licenceUrl } = licenceTexts[licence];
  return (
    <figure className="stack gap-2">
      <Link className={`clip sand round-2 block ${styles.print}`} to={paths.post(post_id)}>
        <img
          className="wide cover ratio-4-3"
          src={url}
          width={width}
          height={height}
          alt={alt === '' ? `${name}, photograph by ${author.full_name}` : alt}
          loading="lazy"
          decoding="async"
        />
      </Link>
      <figcaption className="ink-3 small lh-15 breaks">
        <bdi>{author.full_name}</bdi>,{' '}
        <a href={licenceUrl} rel="license noreferrer">
          {licenceName}
        </a>
      </figcaption>
    </figure>
  );
}
