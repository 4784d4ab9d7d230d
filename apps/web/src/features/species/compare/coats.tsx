import { m } from '../../../lib/language/messages';
import { artwork } from '../../../lib/artwork';
import styles from './compare-page.module.css';

const pictures: readonly { src: string; coat?: 'leopard' | 'jaguar' }[] = [
  { src: artwork.portrait('leopard') },
  { src: '/artwork/animals/leopard.svg', coat: 'leopard' },
  { src: '/artwork/animals/jaguar.svg', coat: 'jaguar' },
  { src: artwork.portrait('jaguar') },
];

/** Two faces that look alike, and between them the coats that do not. */
export const Coats = () => (
  <figure>
    <div className={`flex clip round-2 ${styles.print}`}>
      {pictures.map(({ src, coat }) => (
        <div key={src} className="clip">
          <img className="wide tall cover" src={src} alt="" data-coat={coat} />
        </div>
      ))}
    </div>
    <figcaption className="over-2 small ink-2">{m.compare_coats()}</figcaption>
  </figure>
);
