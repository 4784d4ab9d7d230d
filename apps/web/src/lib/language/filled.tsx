import { Fragment, type ReactNode } from 'react';

/** Puts elements into a message: `filled(m.key({ link: '{link}' }), { link: <SiteLink … /> })`. */
export const filled = (text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode =>
  text
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 0 ? part : parts[part]}</Fragment>);
