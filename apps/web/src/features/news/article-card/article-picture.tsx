import { useState } from 'react';

/** Pictures with smaller sides, in CSS pixels, are tracking pixels. */
const MIN_SIDE = 48;

type ArticlePictureProps = {
  src: string | null;
  placeholder: string;
  first: boolean;
  className?: string | undefined;
};

export function ArticlePicture({ src, placeholder, first, className }: ArticlePictureProps) {
  const [broken, setBroken] = useState(false);
  return (
    <img
      className={className}
      src={(broken ? null : src) ?? placeholder}
      alt=""
      width="1280"
      height="720"
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(true)}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        if (Math.min(naturalWidth, naturalHeight) < MIN_SIDE) setBroken(true);
      }}
    />
  );
}
