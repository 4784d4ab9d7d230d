import type { Picture, PictureLicence } from '@aranya/contracts';
import { VisuallyHidden } from '@aranya/ui';
import { type ReactNode, useId } from 'react';
import { licenceTexts } from '../../lib/picture-licences';
import styles from './picture-marks.module.css';
import { m } from '../../lib/language/messages';

export type LicensedPicture = Picture & { licence?: PictureLicence };

interface PictureMarksProps {
  picture: LicensedPicture;
  /** Tells screen readers whose marks they are, as in "picture 2". */
  of: string;
  owner: string;
}

/** Small words in a picture's corner. Each opens what it stands for, over the picture. */
export function PictureMarks({ picture: { alt, licence }, of, owner }: PictureMarksProps) {
  const group = useId();
  const { name, url } = licence ? licenceTexts[licence] : {};
  return (
    <div className={`screen-only ${styles.marks}`}>
      {alt !== '' && (
        <Mark group={group} short="ALT" name={m.picture_alt_of({ picture: of })}>
          {alt}
        </Mark>
      )}
      {name !== undefined && (
        <Mark
          group={group}
          short={url === undefined ? '©' : name.replace(/ [\d.]+$/, '')}
          name={m.picture_licence_of({ licence: name, picture: of })}
        >
          <bdi>{owner}</bdi>,{' '}
          {url === undefined ? (
            name
          ) : (
            <a href={url} target="_blank" rel="license noreferrer">
              {name}
            </a>
          )}
        </Mark>
      )}
    </div>
  );
}

interface MarkProps {
  /** One mark of a group is open at a time. */
  group: string;
  short: string;
  name: string;
  children: ReactNode;
}

function Mark({ group, short, name, children }: MarkProps) {
  return (
    <details name={group} className={styles.mark}>
      <summary className="flex bottoms target anchor clickable focus-inside">
        <span className={styles.short} aria-hidden="true">
          {short}
        </span>
        <VisuallyHidden>{name}</VisuallyHidden>
      </summary>
      <p className={styles.words} dir="auto">
        {children}
      </p>
    </details>
  );
}
