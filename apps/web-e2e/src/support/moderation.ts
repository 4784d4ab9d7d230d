import { randomUUID } from 'node:crypto';
import { expect } from './fixtures';
import { addComment, addPost, type Member } from './members';
import { operate } from './operator';
import type { PictureFile } from './pictures';
import type { Site } from './site';

/** By the operator's command, as the first admin is named. */
export async function giveRole(
  site: Site,
  member: Member,
  role: 'editor' | 'moderator' | 'admin',
): Promise<void> {
  await operate(site, 'roles', 'set', member.id, role);
}

export type Reported = 'post' | 'comment' | 'message' | 'user';

export async function report(
  by: Member,
  subject: Reported,
  id: string,
  reason: string,
  details = '',
): Promise<void> {
  await by.call('POST', '/api/report', { subject, id, reason, details });
}

export async function writeToOwner(site: Site, name: string, message: string): Promise<void> {
  const answer = await fetch(new URL('/api/contact', site.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email: `${randomUUID()}@example.org`, message }),
  });
  expect(answer.status).toBe(200);
}

/** A busy week of moderators: reports of every kind, decisions, an appeal, a photograph and mail. */
export async function seedModeration(
  site: Site,
  { admin, author, reader }: { admin: Member; author: Member; reader: Member },
  picture: PictureFile,
): Promise<void> {
  const snare = await addPost(author, 'A snare on the forest road, with what was in it.', {
    pictures: [picture],
    alt: 'A wire snare',
  });
  await report(reader, 'post', snare, 'cruelty', 'The animal is still alive in the picture.');
  await report(admin, 'post', snare, 'cruelty');
  const otters = await addPost(reader, 'Smooth-coated otters at dawn, a family of five below the weir.');
  await addPost(author, 'It sings on the roof of the hotel.', { species: ['free:birds:Hotel roof bird'] });
  const advert = await addComment(author, otters, 'Cheap binoculars, write to me!');
  await report(reader, 'comment', advert, 'spam', 'The third time this week.');
  await report(reader, 'user', author.id, 'harassment', 'Look at the bio.');

  const den = await addPost(author, 'The den is behind the temple, second path on the left.');
  await report(reader, 'post', den, 'reveals_place');
  await admin.call('POST', '/api/admin/content/remove', {
    subject: 'post',
    id: den,
    reason: 'It shows where a den is. You can post it again without the place.',
  });
  await author.call('POST', '/api/appeals/add', {
    subject: 'post',
    subject_id: den,
    text: 'The den has been empty since spring, and the path is closed.',
  });
  await addPost(reader, 'At last, after four mornings', {
    pictures: [picture],
    licence: 'cc_by',
    alt: 'A tiger crosses a track',
    species: ['bengal-tiger'],
  });
  await writeToOwner(site, 'Lata Deshpande', 'May our school print the posters?\nThere are forty of us.');
}
