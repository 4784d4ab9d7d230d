import L from 'leaflet';
import styles from './world-map.module.css';

const sizes = { large: 44, small: 26 } as const;

export function emojiIcon(emoji: string, name: string, size: keyof typeof sizes): L.DivIcon {
  const face = document.createElement('span');
  face.setAttribute('role', 'img');
  face.setAttribute('aria-label', name);
  face.textContent = emoji;
  return L.divIcon({
    html: face,
    className: `${styles.emoji} ${styles[size]}`,
    iconSize: [sizes[size], sizes[size]],
  });
}
