import type { Photo } from '@aranya/wildlife-data';
import { m } from '../../lib/language/messages';
import { Said } from '../../lib/language/said';
import styles from './photograph.module.css';

const siteName = (source: string) => {
  const { hostname } = new URL(source);
  return hostname === 'commons.wikimedia.org' ? 'Wikimedia Commons' : hostname;
};

/** Begins in lower case, unless with an abbreviation. */
const continued = (text: string) => text.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());

type AttributionProps = {
  photograph: Pick<Photo, 'author' | 'licence' | 'licenceUrl' | 'source' | 'changes'>;
  /** Precedes the author. */
  prefix?: string;
};

export function Attribution({
  prefix,
  photograph: { author, licence, licenceUrl, source, changes },
}: AttributionProps) {
  return (
    <span className={styles.attribution}>
      {prefix}
      {author},{' '}
      {licenceUrl === undefined ? (
        licence
      ) : (
        <a href={licenceUrl} rel="license noreferrer">
          {licence}
        </a>
      )}
      {m.photograph_from()}{' '}
      <a href={source} rel="noreferrer">
        {siteName(source)}
      </a>
      {changes.trim() !== '' && (
        <>
          {m.photograph_changed()}
          <Said text={continued(changes)} />
        </>
      )}
    </span>
  );
}
