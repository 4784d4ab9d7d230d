import { html, type Html } from './html';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
/** Without the year, it fits beside a button on a phone. */
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

const time = (at: Date, text: string): Html => html`<time datetime="${at.toISOString()}">${text}</time>`;

export const momentText = (at: Date): string => `${moment.format(at)} UTC`;
export const momentTime = (at: Date): Html => time(at, momentText(at));
export const dayTime = (at: Date): Html => time(at, day.format(at));
