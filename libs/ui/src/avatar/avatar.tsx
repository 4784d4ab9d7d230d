import { clsx } from 'clsx';
import { useCallback, useState } from 'react';
import styles from './avatar.module.css';
import { avatarGround, toInitials } from './initials';

/** xs 28, s 40, m 48, l 64, xl 96 px; xxl grows from 104 to 148 px with the screen. */
type AvatarSize = 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl';

interface AvatarProps {
  name: string;
  src?: string | null;
  size?: AvatarSize;
  /** Leave it out beside the name. */
  alt?: string;
  className?: string;
}

/** A person's round picture, or initials. */
export function Avatar({ name, src, size = 'm', alt, className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = src && failed !== src ? src : null;

  // A picture in prerendered HTML may have failed before hydration.
  const picture = useCallback(
    (image: HTMLImageElement | null) => {
      if (image && src && image.complete && image.naturalWidth === 0 && image.currentSrc !== '')
        setFailed(src);
    },
    [src],
  );

  const naming = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <span
      {...naming}
      className={clsx(
        styles.avatar,
        size !== 'm' && styles[size],
        styles[`ground${avatarGround(name)}`],
        className,
      )}
    >
      {shown ? (
        <img
          ref={picture}
          className="absolute inset-0 wide tall cover"
          src={shown}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(shown)}
        />
      ) : (
        <span className={styles.initials}>{toInitials(name)}</span>
      )}
    </span>
  );
}
