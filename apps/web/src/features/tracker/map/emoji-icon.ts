import L from 'leaflet';
import styles from './world-map.module.css';

const sizes = { traveller: 44, guest: 26 } as const;

/** A marker that is an animal's emoji on a disc; `guest` is the small one of the view of all routes. */
export function emojiIcon(emoji: string, name: string, kind: keyof typeof sizes): L.DivIcon {
  const face = document.createElement('span');
  face.setAttribute('role', 'img');
  face.setAttribute('aria-label', name);
  face.textContent = emoji;
  return L.divIcon({ html: face, className: styles[kind] ?? kind, iconSize: [sizes[kind], sizes[kind]] });
}
