import { testimonials } from '@aranya/wildlife-data';
import { Link } from 'react-router';
import { paths } from '../../lib/paths';
import { getSettings } from '../../lib/settings';
import styles from './testimonials.module.css';

/** Only the testimonials that the site comes with have pictures. */
const findPicture = (quote: string) => testimonials.find(({ desc }) => desc === quote)?.img;

export function Testimonials() {
  const quoted = getSettings().site.testimonials;
  return (
    <section className="pad-y-9" aria-labelledby="testimonials">
      <div className="wrap">
        <h2 id="testimonials">{quoted.length > 0 ? 'What our explorers say' : 'What our explorers do'}</h2>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways on a phone, also by keys */}
        <ul className={styles.quotes} tabIndex={0} aria-labelledby="testimonials">
          {quoted.map(({ name, role, quote }) => (
            <li className="stack" key={name}>
              <figure className="flex column gap-5 spread pad-top-4">
                <blockquote dir="auto">{quote}</blockquote>
                <figcaption className="row gap-3 lh-13">
                  {findPicture(quote) && (
                    <img
                      className="rigid cover sand circle"
                      src={findPicture(quote)}
                      alt=""
                      loading="lazy"
                      width="48"
                      height="48"
                    />
                  )}
                  <span>
                    <b className="block bold">{name}</b>
                    <small className="block ink-3 tiny">{role}</small>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <p className="measure small ink-2 over-5">
          Come back with mud on your boots and write down what you saw. Keep a{' '}
          <Link to={paths.ownLifeList()}>life list</Link>, and where you are not sure,{' '}
          <Link to={paths.identify()}>name animals together</Link>. Nobody here learns where a den is.
        </p>
      </div>
    </section>
  );
}
