import type { Testimonial } from '@aranya/wildlife-data';
import { Link } from 'react-router';
import { paths } from '../../lib/paths';
import styles from './testimonials.module.css';

export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <section className={styles.section} aria-labelledby="testimonials">
      <div className="wrap">
        <h2 id="testimonials">What our explorers say</h2>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways on a phone, also by keys */}
        <ul className={styles.quotes} tabIndex={0} aria-labelledby="testimonials">
          {testimonials.map(({ name, role, desc, img }) => (
            <li className="stack" key={name}>
              <figure className="flex column gap-5 spread pad-top-4">
                <blockquote>{desc}</blockquote>
                <figcaption className="row lh-13">
                  <img
                    className="rigid cover sand circle"
                    src={img}
                    alt=""
                    loading="lazy"
                    width="48"
                    height="48"
                  />
                  <span>
                    <b className="block bold">{name}</b>
                    <small className="block ink-3 tiny">{role}</small>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <p className="measure ink-2 over-7">
          Members note their sightings, keep a <Link to={paths.ownLifeList()}>life list</Link> and{' '}
          <Link to={paths.identify()}>name animals together</Link>. The places of animals that need it stay
          hidden. The page of each species and park says what was seen.
        </p>
      </div>
    </section>
  );
}
