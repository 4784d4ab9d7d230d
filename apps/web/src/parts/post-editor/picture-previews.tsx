import { limits, type PictureLicence } from '@aranya/contracts';
import { IconButton, Select, TextField, VisuallyHidden } from '@aranya/ui';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { licenceOptions, licenceTexts } from '../../lib/picture-licences';
import { PictureThumb } from '../picture/picture-thumb';
import type { ShownPicture } from './edited-post';
import styles from './picture-previews.module.css';
import { usePictureOrder } from './use-picture-order';
import { m } from '../../lib/language/messages';

interface PicturePreviewsProps {
  label: string;
  draft: {
    pictures: readonly ShownPicture[];
    /** @param to index from 0 */
    movePicture: (id: string, to: number) => void;
    setAlt: (id: string, alt: string) => void;
    setLicence: (id: string, licence: PictureLicence) => void;
  };
  /** While they are uploaded. */
  locked: boolean;
  onRemove: (id: string) => void;
}

/** The usual licence needs no explanation. */
const licenceHint = (licence: PictureLicence) =>
  licence === 'all_rights_reserved'
    ? undefined
    : m.editor_licence_hint({ meaning: licenceTexts[licence].meaning() });

/** The form's name for a picture's description. */
export const altName = (index: number) => `alt-${index}`;

export function PicturePreviews({ label, draft, locked, onRemove }: PicturePreviewsProps) {
  const { pictures, setAlt, setLicence } = draft;
  const order = usePictureOrder(pictures, draft.movePicture);
  if (pictures.length === 0) return null;
  const isMovable = pictures.length > 1 && !locked;
  return (
    <ul ref={order.list} className="stack gap-4" aria-label={label}>
      {pictures.map(({ id, file, preview, alt, licence }, index) => (
        <li
          key={id}
          className={styles.item}
          data-over={order.over === index || undefined}
          {...order.target(index)}
        >
          <div className="stack gap-1">
            <span className={`block ${styles.thumb}`} draggable={isMovable} {...order.source(id)}>
              <PictureThumb src={preview} name={file?.name ?? m.editor_picture({ number: index + 1 })} />
            </span>
            {pictures.length > 1 && (
              <div className={`flex ${styles.moves}`}>
                <IconButton
                  label={m.editor_up({ number: index + 1 })}
                  icon={<ArrowUp aria-hidden="true" size={20} />}
                  data-move={`${id} up`}
                  aria-disabled={locked || index === 0 || undefined}
                  onClick={() => isMovable && order.move(id, index - 1)}
                />
                <IconButton
                  label={m.editor_down({ number: index + 1 })}
                  icon={<ArrowDown aria-hidden="true" size={20} />}
                  data-move={`${id} down`}
                  aria-disabled={locked || index === pictures.length - 1 || undefined}
                  onClick={() => isMovable && order.move(id, index + 1)}
                />
              </div>
            )}
          </div>
          <div className={`stack gap-3 tops shrinks ${styles.fields}`}>
            <TextField
              label={
                <>
                  {m.editor_description()}
                  <VisuallyHidden>{m.editor_of({ number: index + 1 })}</VisuallyHidden>
                </>
              }
              name={altName(index)}
              placeholder={m.editor_shows()}
              maxLength={limits.imageAlt}
              value={alt}
              readOnly={locked}
              onChange={(event) => setAlt(id, event.target.value)}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
            <Select
              label={
                <>
                  {m.editor_licence()}
                  <VisuallyHidden>{m.editor_of({ number: index + 1 })}</VisuallyHidden>
                </>
              }
              hint={licenceHint(licence)}
              options={licenceOptions()}
              value={licence}
              disabled={locked}
              onValueChange={(chosen) => setLicence(id, chosen)}
            />
          </div>
          <IconButton
            className={styles.remove}
            label={m.editor_remove({ number: index + 1 })}
            icon={<X aria-hidden="true" size={20} />}
            aria-disabled={locked || undefined}
            onClick={() => !locked && onRemove(id)}
          />
        </li>
      ))}
    </ul>
  );
}
