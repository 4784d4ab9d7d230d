import type { ComponentProps } from 'react';
import { artwork } from './artwork';

interface PortraitProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height'> {
  /** Names an animal, as {@link artwork} takes it. */
  slug: string;
  /** Pixels of a side. */
  size: number;
}

/** The face of an animal beside its name, so it says nothing itself. */
export const Portrait = ({ slug, size, loading = 'lazy', ...rest }: PortraitProps) => (
  <img loading={loading} src={artwork.portrait(slug)} alt="" width={size} height={size} {...rest} />
);
