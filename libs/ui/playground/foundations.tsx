import styles from './playground.module.css';
import { Section } from './section';

const GROUNDS: [name: string, ink: string][] = [
  ['paper', 'ink'],
  ['surface', 'ink'],
  ['raised', 'ink'],
  ['sand', 'ink'],
  ['fill', 'on-fill'],
  ['forest', 'on-forest'],
  ['deep', 'on-deep'],
  ['saffron', 'on-saffron'],
  ['danger-fill', 'on-danger'],
  ['bubble-me', 'on-bubble-me'],
];

const TINTS = ['lc', 'nt', 'vu', 'en', 'cr', 'dd'];

export function Colour() {
  return (
    <Section title="Colour">
      <div className={styles.swatches}>
        {GROUNDS.map(([name, ink]) => (
          <div
            key={name}
            className={styles.swatch}
            style={{ background: `var(--${name})`, color: `var(--${ink})` }}
          >
            {name}
          </div>
        ))}
        {TINTS.map((name) => (
          <div
            key={name}
            className={styles.swatch}
            style={{
              background: `color-mix(in srgb, var(--${name}) 12%, var(--surface))`,
              color: `var(--${name})`,
            }}
          >
            {name}
          </div>
        ))}
      </div>
    </Section>
  );
}

export function Type() {
  return (
    <Section title="Type">
      <div className="stack gap-4 shrinks">
        <p style={{ font: '400 var(--t-hero) / 1 var(--display)' }}>Snow leopard</p>
        <p style={{ font: '400 var(--t-1) / 1.05 var(--display)' }}>The title of a page</p>
        <h2>The title of a section</h2>
        <h3>The title of a card</h3>
        <p className="lede">
          A lede says in one breath what the page is for, and stays narrow while it does.
        </p>
        <p style={{ maxWidth: '64ch' }}>
          Text is read at seventeen pixels, with room between its lines and fewer than sixty-eight characters
          in each. Figures such as <span className="num">1,204</span> line up where they stand in columns. A{' '}
          <a href="#main">link within a sentence</a> is underlined.
        </p>
        <p className="latin" style={{ fontSize: '1.4rem' }}>
          Panthera uncia
        </p>
        <p className="note">A note carries credits, captions and times.</p>
      </div>
    </Section>
  );
}
