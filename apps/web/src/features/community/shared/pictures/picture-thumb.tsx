import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import styles from './picture-thumb.module.css';

/**
 * A chosen picture, small; its place sets `--thumb`, the length of its sides. One that the browser cannot show is named
 * instead: the server may still be able to read it.
 */
export function PictureThumb({ src, name }: { src: string; name: string }) {
  const [failed, setFailed] = useState<string>();
  if (failed === src) {
    return (
      <span className={styles.failed}>
        <ImageOff aria-hidden="true" size={20} />
        {name}
      </span>
    );
  }
  return <img className={styles.picture} src={src} alt={name} onError={() => setFailed(src)} />;
}
