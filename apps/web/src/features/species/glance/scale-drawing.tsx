import type { Animal } from '@aranya/wildlife-data';
import { m } from '../../../lib/language/messages';
import { artwork } from '../../../lib/artwork';
import { CompanionShape } from './companion-shape';
import { type Companion, companionText } from './companions';
import type { SilhouetteBox } from './drawn-boxes';
import { layOut } from './scale-scene';
import styles from './scale-drawing.module.css';
import type { TrueSize } from './true-size';

export interface ScaledAnimal {
  animal: Pick<Animal, 'name' | 'slug'>;
  size: TrueSize;
  box: Pick<SilhouetteBox, 'width' | 'pose'>;
}

interface ScaleDrawingProps extends ScaledAnimal {
  companion: Companion;
}

export function ScaleDrawing({ animal, size, box, companion }: ScaleDrawingProps) {
  const scene = layOut({ ...size, pose: box.pose }, companion);
  const { x, y, width } = scene.animal;
  return (
    <svg
      className={styles.scene}
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      role="img"
      aria-label={m.scale_label({ name: animal.name, companion: companionText(companion) })}
    >
      <g className={styles.animal} transform={`translate(${x} ${y}) scale(${width / box.width})`}>
        <use href={artwork.silhouette(animal.slug)} />
      </g>
      <g className="ink-3" transform={`translate(${scene.companionAt.x} ${scene.companionAt.y})`}>
        <CompanionShape name={companion.name} />
      </g>
      <path
        className={styles.ground}
        d={`M0 ${scene.ground}H${scene.width}`}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
