import { useState } from 'react';

/** Pictures smaller than this, in pixels either way, are no pictures but counters of readers. */
const SMALLEST = 48;

type ArticlePictureProps = {
  /** What the source names, if it names one. */
  src: string | null;
  /** Our own illustration, for want of it. */
  standIn: string;
  /** In view at once. */
  first: boolean;
  className?: string | undefined;
};

/** The picture above a headline, which says it all: the picture is decoration. One that does not come is replaced. */
export function ArticlePicture({ src, standIn, first, className }: ArticlePictureProps) {
  const [broken, setBroken] = useState(false);
  // Pages let in pictures by https alone; hosts that still name http answer there too, or the illustration stands in.
  const wanted = broken ? null : (src?.replace(/^http:/i, 'https:') ?? null);
  return (
    <img
      className={className}
      src={wanted ?? standIn}
      alt=""
      width="1280"
      height="720"
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        if (Math.min(naturalWidth, naturalHeight) < SMALLEST) setBroken(true);
      }}
    />
  );
}
