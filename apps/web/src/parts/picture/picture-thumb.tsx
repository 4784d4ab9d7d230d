import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import styles from './picture-thumb.module.css';

/** Has the size `--thumb`, and shows the name if the browser cannot decode the picture. */
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
  return (
    // A dragged picture would be dropped as a file.
    <img
      className={`cover ${styles.picture}`}
      src={src}
      alt={name}
      draggable={false}
      onError={() => setFailed(src)}
    />
  );
}
