import { useState } from 'react';
import { m } from '../../lib/language/messages';
import { CONTRIBUTORS, drawingLicence } from '../../lib/our-work';
import styles from './drawing-credit.module.css';
import { savePng } from './save-png';

interface DrawingCreditProps {
  /** The drawing's address. */
  picture: string;
  /** 'plate' or 'poster'. */
  kind: string;
  slug: string;
}

/** Credits a drawing, and offers its file, whose metadata say the same; a PNG has none. */
export function DrawingCredit({ picture, kind, slug }: DrawingCreditProps) {
  const [failed, setFailed] = useState(false);
  const file = `aranya-${slug}-${kind}`;
  return (
    <span className={styles.credit}>
      <span>
        {CONTRIBUTORS},{' '}
        <a href={drawingLicence.url} rel="license noreferrer">
          {drawingLicence.name}
        </a>
      </span>
      <span className="screen-only cluster gap-x-4">
        <a href={picture} download={`${file}.svg`}>
          {kind === 'plate' ? m.drawing_plate() : m.drawing_poster()}
        </a>
        <button
          type="button"
          className="by-script"
          onClick={() => {
            setFailed(false);
            savePng(picture, `${file}.png`).catch(() => setFailed(true));
          }}
        >
          {m.drawing_png()}
        </button>
      </span>
      {failed && <span role="alert">{m.drawing_failed()}</span>}
    </span>
  );
}
