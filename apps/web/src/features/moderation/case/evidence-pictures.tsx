import type { CaseDetail } from '@aranya/contracts';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../../lib/language/messages';
import styles from './case-content.module.css';

type EvidencePicture = NonNullable<CaseDetail['evidence']>['pictures'][number];

interface EvidencePicturesProps {
  pictures: EvidencePicture[];
  /** Pictures appear on a click, because they may be hard to look at. */
  veiled: boolean;
  owner: string;
}

export function EvidencePictures({ pictures, veiled, owner }: EvidencePicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.pictures} aria-label={m.case_picture_list()}>
      {pictures.map((picture, index) => (
        <li key={index}>
          <EvidencePicture
            picture={picture}
            veiled={veiled}
            name={m.case_picture({ index: index + 1, count: pictures.length, owner })}
          />
        </li>
      ))}
    </ul>
  );
}

interface EvidencePictureProps {
  picture: EvidencePicture;
  veiled: boolean;
  name: string;
}

function EvidencePicture({ picture, veiled, name }: EvidencePictureProps) {
  const [shown, setShown] = useState(!veiled);
  const [failed, setFailed] = useState<string>();
  if (!shown) {
    return (
      <button type="button" className={styles.veil} onClick={() => setShown(true)}>
        <EyeOff aria-hidden="true" size={24} />
        {m.case_picture_show({ picture: name })}
      </button>
    );
  }
  if (failed === picture.url) {
    return <p className="small ink-3 breaks">{m.case_picture_failed({ picture: name })}</p>;
  }
  return (
    <figure className={`stack gap-1 ${styles.picture}`}>
      <img
        className="wide sand round-2"
        src={picture.url}
        alt={picture.alt || name}
        onError={() => setFailed(picture.url)}
      />
      {picture.kind !== 'post' && picture.kind !== 'message' && (
        <figcaption className="small ink-3 breaks">
          {picture.kind === 'cover' ? m.admin_part_cover() : m.admin_part_profile()}
        </figcaption>
      )}
      {picture.alt !== '' && (
        <figcaption className="small ink-3 breaks" dir="auto">
          {m.case_picture_described({ text: picture.alt })}
        </figcaption>
      )}
    </figure>
  );
}
