import type { Animal } from '@aranya/wildlife-data';
import { artwork } from '../../../lib/artwork';
import { CompanionShape } from './companion-shape';
import type { Companion } from './companions';
import type { SilhouetteBox } from './drawn-boxes';
import { type Placed, layOut } from './scale-scene';
import styles from './scale-drawing.module.css';
import type { TrueSize } from './true-size';

export interface ScaledAnimal {
  animal: Pick<Animal, 'name' | 'slug'>;
  size: TrueSize;
  box: Pick<SilhouetteBox, 'width' | 'height' | 'pose'>;
}

interface ScaleDrawingProps {
  animals: readonly ScaledAnimal[];
  companion: Companion;
  label: string;
  /** The first animal keeps its colour where it is shown again alone. */
  firstTone?: number;
}

function Animal({ animal, box, frame }: ScaledAnimal & { frame: Placed }) {
  return (
    <g transform={`translate(${frame.x} ${frame.y}) scale(${frame.width / box.width})`}>
      <use href={artwork.silhouette(animal.slug)} />
    </g>
  );
}

export function ScaleDrawing({ animals, companion, label, firstTone = 0 }: ScaleDrawingProps) {
  const { width, height, placed, companionAt } = layOut(
    animals.map(({ size, box }) => ({ ...size, pose: box.pose })),
    companion,
  );
  return (
    <svg className={styles.scene} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {animals.map((scaled, at) => {
        const frame = placed[at];
        return (
          frame && (
            <g key={scaled.animal.slug} className={styles.animal} data-at={firstTone + at}>
              <Animal {...scaled} frame={frame} />
            </g>
          )
        );
      })}
      <g className="ink-3" transform={`translate(${companionAt.x} ${companionAt.y})`}>
        <CompanionShape name={companion.name} />
      </g>
      <path className={styles.ground} d={`M0 ${height}H${width}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
