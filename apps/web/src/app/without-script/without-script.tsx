import type { ReactNode } from 'react';
import { dialable, getSettings } from '../../lib/settings';
import { paths } from '../../lib/paths';
import styles from './without-script.module.css';

/**
 * What a page shows in the end where scripts do not run, in the place of what only they can show. It is in the
 * prerendered HTML alone: React leaves the children of `noscript` out in the browser.
 */
export function WithoutScript({ title, children }: { title: string; children: ReactNode }) {
  return (
    <noscript>
      <section className={`wrap ${styles.part}`}>
        <h2>{title}</h2>
        {children}
      </section>
    </noscript>
  );
}

/** What stands in the place of a form that only a script can send: the ways to reach us without it. */
export function FormNeedsScript({ heading, className }: { heading: ReactNode; className?: string }) {
  const { email, phone } = getSettings().contact;
  return (
    <noscript>
      <section className={className}>
        {heading}
        <p>
          The form that stands here is sent by a script, and your browser runs none. Write to{' '}
          <a href={`mailto:${email}`}>{email}</a> or call <a href={`tel:${dialable(phone)}`}>{phone}</a>{' '}
          instead.
        </p>
      </section>
    </noscript>
  );
}

/** A list of links or places in as many columns as the screen has room for. */
export function PlainList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

/** Says what is missing where scripts do not run, and where reading goes on. */
export function NeedsScript({ text }: { text: string }) {
  return (
    <WithoutScript title="Without JavaScript">
      <p>
        {text} <a href={paths.species()}>Species</a> and <a href={paths.parks()}>parks</a> read without it.
      </p>
    </WithoutScript>
  );
}
