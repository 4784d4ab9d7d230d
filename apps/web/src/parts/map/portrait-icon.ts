import L from 'leaflet';
import { artwork } from '../../lib/artwork';
import styles from './map.module.css';

const sizes = { large: 48, small: 28 } as const;

export function portraitIcon(
  slug: string,
  name: string,
  size: keyof typeof sizes,
  className = '',
): L.DivIcon {
  const side = sizes[size];
  const face = document.createElement('img');
  face.src = artwork.portrait(slug);
  face.alt = name;
  face.width = side;
  face.height = side;
  return L.divIcon({
    html: face,
    className: `${styles.face} ${styles[size]} ${className}`,
    iconSize: [side, side],
  });
}
