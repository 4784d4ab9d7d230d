import { testimonialPictures } from '@aranya/wildlife-data';
import { m } from '../../lib/language/messages';
import { useSay } from '../../lib/language/page-texts';
import { Said } from '../../lib/language/said';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';
import { getSettings } from '../../lib/settings';
import styles from './testimonials.module.css';

export function Testimonials() {
  const say = useSay();
  const quoted = getSettings().site.testimonials;
  return (
    <section className="pad-y-9" aria-labelledby="testimonials">
      <div className="wrap">
        <h2 id="testimonials">{quoted.length > 0 ? m.landing_voices() : m.landing_voices_do()}</h2>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways on a phone, also by keys */}
        <ul className={styles.quotes} tabIndex={0} aria-labelledby="testimonials">
          {quoted.map(({ name, role, quote }) => (
            <li className="stack" key={name}>
              <figure className="flex column gap-5 spread pad-top-4">
                <blockquote dir="auto">
                  <Said text={say(quote)} />
                </blockquote>
                <figcaption className="row gap-3 lh-13">
                  {testimonialPictures[name] && (
                    <img
                      className="rigid cover sand circle"
                      src={testimonialPictures[name]}
                      alt=""
                      loading="lazy"
                      width="48"
                      height="48"
                    />
                  )}
                  <span>
                    <b className="block bold">{name}</b>
                    <small className="block ink-3 tiny">
                      <Said text={say(role)} />
                    </small>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <p className="measure small ink-2 over-5">
          {m.landing_voices_go()}
          <SiteLink to={paths.ownLifeList()}>{m.landing_voices_list()}</SiteLink>
          {m.landing_voices_unsure()}
          <SiteLink to={paths.identify()}>{m.landing_voices_identify()}</SiteLink>
          {m.landing_voices_den()}
        </p>
      </div>
    </section>
  );
}
