import { accentGrounds, communityPaths, type Language, limits } from '@aranya/contracts';
import { escape } from 'html-escaper';
import { addressPrefix, translate } from '../../platform/languages/sentences';
import type { DigestPost } from './digest-posts';

export interface DigestContent {
  language: Language;
  name: string;
  unreadMessages: number;
  unreadNotifications: number;
  posts: readonly DigestPost[];
  animal: { id: number; name: string; scientificName: string; sentence: string };
}

export interface DigestSite {
  name: string;
  url: string;
  /** Readable on light papers; null for the site's own green. */
  accent: string | null;
  /** Its address, without the site's. */
  unsubscribePath: string;
}

/** Of the site by day: many mail programs know neither custom properties nor the night. */
const COLOURS = {
  forest: '#1b4a34',
  ink: '#13261c',
  soft: '#42544a',
  paper: '#f6efe0',
  surface: '#fffaf0',
  line: '#dccdae',
};

const WHY = 'You get this mail once a week because you chose it in your notification settings.';

function countOf(count: number, thing: string): string {
  const shown = count >= limits.notificationCount ? `${limits.notificationCount - 1}+` : String(count);
  return `${shown} unread ${thing}${count === 1 ? '' : 's'}`;
}

type Say = (sentence: string) => string;

const sayIn =
  (language: Language): Say =>
  (sentence) =>
    translate(sentence, language);

function waiting({ unreadMessages, unreadNotifications }: DigestContent, say: Say) {
  return [
    { count: unreadMessages, thing: 'message', path: '/community/messages' },
    { count: unreadNotifications, thing: 'notification', path: communityPaths.notifications() },
  ].flatMap(({ count, thing, path }) => (count === 0 ? [] : { words: say(countOf(count, thing)), path }));
}

const latinName = ({ name, scientificName }: DigestContent['animal']) => `${name} (${scientificName})`;

function toText(content: DigestContent, { name, url, unsubscribePath }: DigestSite): string {
  const { posts, animal, language } = content;
  const say = sayIn(language);
  const pages = url + addressPrefix(language);
  const counts = waiting(content, say).map(({ words, path }) => `${words}: ${pages}${path}`);
  const paragraphs = [
    say(`Hello ${content.name}!`),
    ...(counts.length === 0 ? [] : [say(`Waiting for you at ${name}`), counts.join('\n')]),
    ...(posts.length === 0 ? [] : [say('From people and topics you follow')]),
    ...posts.map(
      ({ id, author, line }) =>
        `${line === '' ? say(`A post by ${author}`) : `${author}: ${line}`}\n${pages}${communityPaths.post(id)}`,
    ),
    say('The animal of the week'),
    `${latinName(animal)}. ${animal.sentence}\n${pages}/animal/${animal.id}`,
    `${say(WHY)} ${say('To stop it, open:')}\n${url}${unsubscribePath}`,
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

const heading = (words: string) =>
  `<h2 style="margin:28px 0 8px;font:normal 20px/1.25 Georgia,serif;color:${COLOURS.ink}">${escape(words)}</h2>`;

function toHtml(content: DigestContent, site: DigestSite): string {
  const { posts, animal, language } = content;
  const { name, url, unsubscribePath } = site;
  const say = sayIn(language);
  const prefix = addressPrefix(language);
  const accent = site.accent ?? COLOURS.forest;
  const link = (path: string, words: string) =>
    `<a href="${escape(url + path)}" style="color:${accent}">${words}</a>`;
  const counts = waiting(content, say).map(({ words, path }) => `<li>${link(prefix + path, words)}</li>`);
  const items = posts.map(({ id, author, line }) => {
    const byline = `<strong dir="auto">${escape(author)}</strong>`;
    const words = line === '' ? '' : `<br><span dir="auto">${escape(line)}</span>`;
    return `<p style="margin:0;padding:12px 0;border-bottom:1px solid ${COLOURS.line}">${byline}${words}<br>${link(prefix + communityPaths.post(id), say('Read the post'))}</p>`;
  });
  const parts = [
    `<p style="margin:0">${say('Hello {name}!').replace('{name}', () => `<span dir="auto">${escape(content.name)}</span>`)}</p>`,
    ...(counts.length === 0
      ? []
      : [heading(say('Waiting for you')), `<ul style="margin:0;padding-left:20px">${counts.join('')}</ul>`]),
    ...(items.length === 0 ? [] : [heading(say('From people and topics you follow')), ...items]),
    heading(say('The animal of the week')),
    `<p style="margin:0"><strong>${escape(animal.name)}</strong> <em>${escape(animal.scientificName)}</em><br>${escape(animal.sentence)}<br>${link(`${prefix}/animal/${animal.id}`, escape(say(`More about the ${animal.name}`)))}</p>`,
  ];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(say(subject(name)))}</title></head>
<body style="margin:0;background:${COLOURS.paper}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:${COLOURS.paper}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;text-align:left;font:16px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif;color:${COLOURS.ink};background:${COLOURS.surface};border:1px solid ${COLOURS.line}">
<tr><td style="padding:20px 24px;background:${accent};color:${accentGrounds.onFill}"><h1 style="margin:0;font:normal 26px/1.2 Georgia,serif"><bdi>${escape(name)}</bdi></h1>${say('Your week')}</td></tr>
<tr><td style="padding:24px">${parts.join('\n')}</td></tr>
<tr><td style="padding:16px 24px;border-top:1px solid ${COLOURS.line};font-size:14px;color:${COLOURS.soft}">${say(WHY)} ${link(unsubscribePath, say('Stop these mails'))}</td></tr>
</table></td></tr></table></body></html>
`;
}

const subject = (siteName: string) => `Your week at ${siteName}`;

export const digestMail = (content: DigestContent, site: DigestSite) => ({
  subject: translate(subject(site.name), content.language),
  text: toText(content, site),
  html: toHtml(content, site),
  unsubscribeUrl: site.url + site.unsubscribePath,
});
