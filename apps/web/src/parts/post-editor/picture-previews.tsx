import { limits, type PictureLicence, pictureLicences } from '@aranya/contracts';
import { IconButton, Select, TextField, VisuallyHidden } from '@aranya/ui';
import { X } from 'lucide-react';
import { licenceTexts } from '../../lib/picture-licences';
import { PictureThumb } from '../picture/picture-thumb';
import type { ChosenPicture } from './edited-post';
import styles from './picture-previews.module.css';

interface PicturePreviewsProps {
  pictures: readonly ChosenPicture[];
  /** While they are uploaded. */
  locked: boolean;
  onRemove: (id: string) => void;
  onAlt: (id: string, alt: string) => void;
  onLicence: (id: string, licence: PictureLicence) => void;
}

/** The usual one says it by its name. */
const hintOf = (licence: PictureLicence) =>
  licence === 'all_rights_reserved'
    ? undefined
    : `${licenceTexts[licence].meaning} It may be shown on the page of the species, with your name.`;

const licences = pictureLicences.map((value) => ({ value, label: licenceTexts[value].name }));

/** The name of a picture's description in the form. */
export const altName = (index: number) => `alt-${index}`;

export function PicturePreviews({ pictures, locked, onRemove, onAlt, onLicence }: PicturePreviewsProps) {
  if (pictures.length === 0) return null;
  return (
    <ul className="stack gap-4" aria-label="Chosen pictures">
      {pictures.map(({ id, file, preview, alt, licence }, index) => (
        <li key={id} className={styles.item}>
          <PictureThumb src={preview} name={file.name} />
          <div className="stack gap-3 shrinks">
            <TextField
              label={
                <>
                  Description<VisuallyHidden> of picture {index + 1}</VisuallyHidden>
                </>
              }
              name={altName(index)}
              placeholder="What does it show?"
              maxLength={limits.imageAlt}
              value={alt}
              readOnly={locked}
              onChange={(event) => onAlt(id, event.target.value)}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
            <Select
              label={
                <>
                  Licence<VisuallyHidden> of picture {index + 1}</VisuallyHidden>
                </>
              }
              hint={hintOf(licence)}
              options={licences}
              value={licence}
              disabled={locked}
              onValueChange={(chosen) => onLicence(id, chosen)}
            />
          </div>
          <IconButton
            className={styles.remove}
            label={`Remove picture ${index + 1}`}
            icon={<X aria-hidden="true" size={20} />}
            aria-disabled={locked || undefined}
            onClick={() => !locked && onRemove(id)}
          />
        </li>
      ))}
    </ul>
  );
}
