import type { ReactNode } from 'react';
import { dialable, getSettings } from '../settings';
import { m } from '../language/messages';
import { localized } from '../language/site-paths';
import { paths } from '../paths';
import styles from './noscript.module.css';

/** False in the browser's bundle: React leaves out `noscript` children there, so it needs no words for them. */
export const isSaid = typeof __RENDERS__ === 'undefined' || __RENDERS__;

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
  if (!isSaid) return <noscript />;
  const { email, phone } = getSettings().contact;
  return (
    <noscript>
      <section className={className}>
        {heading}
        <p>
          {m.noscript_form()}
          <a href={`mailto:${email}`}>{email}</a>
          <span className={styles.phone}>
            {m.noscript_or_call()}
            <a href={`tel:${dialable(phone)}`}>{phone}</a>
          </span>
          {m.noscript_instead()}
        </p>
      </section>
    </noscript>
  );
}

export function PlainList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

export function NoScriptNotice({ text }: { text: string }) {
  if (!isSaid) return <noscript />;
  return (
    <NoScriptSection title={m.noscript_title()}>
      <p>
        {text} <a href={localized(paths.species())}>{m.nav_species()}</a>
        {m.noscript_and()}
        <a href={localized(paths.parks())}>{m.noscript_parks()}</a>
        {m.noscript_work()}
      </p>
    </NoScriptSection>
  );
}
