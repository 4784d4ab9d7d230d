import { CONTRIBUTORS, drawingLicence } from '../../lib/our-work';
import styles from './drawing-credit.module.css';

interface DrawingCreditProps {
  /** The address of the drawing. */
  picture: string;
  /** 'plate' or 'poster'. */
  kind: string;
  slug: string;
}

/** Says under a drawing whose it is and how it may be used, and gives the file, whose metadata say the same. */
export function DrawingCredit({ picture, kind, slug }: DrawingCreditProps) {
  return (
    <span className={styles.credit}>
      <span>
        {CONTRIBUTORS},{' '}
        <a href={drawingLicence.url} rel="license noreferrer">
          {drawingLicence.name}
        </a>
      </span>
      <a className="screen-only" href={picture} download={`aranya-${slug}-${kind}.svg`}>
        Download the {kind}
      </a>
    </span>
  );
}
