import type { Testimonial } from '@aranya/wildlife-data';
import styles from './testimonials.module.css';

export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <section className={styles.section} aria-labelledby="testimonials">
      <div className="wrap">
        <h2 id="testimonials">What our explorers say</h2>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways on a phone, also by keys */}
        <ul className={styles.quotes} tabIndex={0} aria-labelledby="testimonials">
          {testimonials.map(({ name, role, desc, img }) => (
            <li key={name}>
              <figure>
                <blockquote>{desc}</blockquote>
                <figcaption>
                  <img src={img} alt="" loading="lazy" width="48" height="48" />
                  <span>
                    <b>{name}</b>
                    <small>{role}</small>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
