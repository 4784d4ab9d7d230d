import type { ReactNode } from 'react';
import { dialable, getSettings } from '../settings';
import { paths } from '../paths';
import styles from './noscript.module.css';

/** Only in prerendered pages, because React leaves out `noscript` children in the browser. */
export function NoScriptSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <noscript>
      <section className={`wrap ${styles.section}`}>
        <h2>{title}</h2>
        {children}
      </section>
    </noscript>
  );
}

/** Replaces a form without scripts. */
export function NoScriptContact({ heading, className }: { heading: ReactNode; className?: string }) {
  const { email, phone } = getSettings().contact;
  return (
    <noscript>
      <section className={className}>
        {heading}
        <p>
          This form needs JavaScript, which is turned off in your browser. Write to{' '}
          <a href={`mailto:${email}`}>{email}</a>
          <span className={styles.phone}>
            {' '}
            or call <a href={`tel:${dialable(phone)}`}>{phone}</a>
          </span>{' '}
          instead.
        </p>
      </section>
    </noscript>
  );
}

export function PlainList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

export function NoScriptNotice({ text }: { text: string }) {
  return (
    <NoScriptSection title="Without JavaScript">
      <p>
        {text} <a href={paths.species()}>Species</a> and <a href={paths.parks()}>parks</a> work without it.
      </p>
    </NoScriptSection>
  );
}
