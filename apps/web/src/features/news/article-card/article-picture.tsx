import { useState } from 'react';

/** CSS pixels. Smaller ones are tracking pixels. */
const MIN_SIDE = 48;

type ArticlePictureProps = {
  src: string | null;
  placeholder: string;
  first: boolean;
  className?: string | undefined;
};

export function ArticlePicture({ src, placeholder, first, className }: ArticlePictureProps) {
  const [broken, setBroken] = useState(false);
  // The Content-Security-Policy allows https only.
  const wanted = broken ? null : (src?.replace(/^http:/i, 'https:') ?? null);
  return (
    <img
      className={className}
      src={wanted ?? placeholder}
      alt=""
      width="1280"
      height="720"
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        if (Math.min(naturalWidth, naturalHeight) < MIN_SIDE) setBroken(true);
      }}
    />
  );
}
