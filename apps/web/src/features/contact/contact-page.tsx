import { artwork } from '../../lib/artwork';
import { m } from '../../lib/language/messages';
import { pageMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { dialable, getSettings, siteName } from '../../lib/settings';
import { ContactForm } from './contact-form';
import styles from './contact.module.css';

export const meta = () =>
  pageMeta({
    title: m.contact_title(),
    description: m.contact_description({ site: siteName() }),
    path: paths.contact(),
    card: 'contact',
    trail: [{ name: m.contact_title(), path: paths.contact() }],
  });

export default function ContactPage() {
  const { email, phone, address } = getSettings().contact;
  // All installations share the built page, so style sheets hide what is empty.
  return (
    <div className={`wrap above-trees ${styles.page}`}>
      <img
        className={styles.banner}
        src={artwork.scene('wide-wetland')}
        alt=""
        width="1400"
        height="700"
        fetchPriority="high"
      />
      <div className={styles.words}>
        <h1>{m.contact_heading()}</h1>
        <p className="lede">{m.contact_lede()}</p>
      </div>
      <div className={styles.form}>
        <ContactForm />
      </div>
      <dl className={`lined ${styles.ways}`}>
        <div>
          <dt className="ink-3 small">{m.contact_email()}</dt>
          <dd className="shrinks size-4 breaks">
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt className="ink-3 small">{m.contact_phone()}</dt>
          <dd className="shrinks size-4 breaks">
            <a href={`tel:${dialable(phone)}`}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt className="ink-3 small">{m.contact_address()}</dt>
          <dd className="shrinks size-4 breaks">
            <address>{address}</address>
          </dd>
        </div>
      </dl>
    </div>
  );
}
