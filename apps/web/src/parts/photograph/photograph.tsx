import type { Photo } from '@aranya/wildlife-data';
import { useState } from 'react';
import { m } from '../../lib/language/messages';
import { Attribution } from './attribution';
import styles from './photograph.module.css';

function sourceSet({ kind, slug, widths }: Photo, type: 'avif' | 'webp'): string {
  return widths.map((width) => `/photographs/${kind}s/${slug}/${width}.${type} ${width}w`).join(', ');
}

/** Rounds to the stylesheet's ten-percent steps: the content policy allows no inline styles. */
const step = (share: number) => Math.round(share * 10) * 10;

export function Photograph({ photograph, sizes }: { photograph: Photo; sizes: string }) {
  const { alt, width, height, focus, colour, kind, slug } = photograph;
  const [missing, setMissing] = useState(false);
  return (
    <figure>
      <div className={`anchor clip sand round-2 ${styles.print}`}>
        {!missing && (
          <svg className="wide tall absolute inset-0" aria-hidden="true">
            <rect width="100%" height="100%" fill={colour} />
          </svg>
        )}
        <picture>
          <source type="image/avif" srcSet={sourceSet(photograph, 'avif')} sizes={sizes} />
          <img
            className="wide anchor cover"
            src={`/photographs/${kind}s/${slug}/${width}.webp`}
            srcSet={sourceSet(photograph, 'webp')}
            sizes={sizes}
            alt={alt}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
            data-x={step(focus.x)}
            data-y={step(focus.y)}
            onError={() => setMissing(true)}
          />
        </picture>
      </div>
      <figcaption className="cluster gap-x-4 baseline pad-top-3">
        <span className={`rigid ${styles.title}`}>
          {kind === 'animal' ? m.photograph_in_life() : m.photograph_as_it_is()}
        </span>
        <Attribution prefix={m.photograph_by()} photograph={photograph} />
      </figcaption>
    </figure>
  );
}
