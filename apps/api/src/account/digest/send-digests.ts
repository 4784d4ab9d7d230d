import type { Language } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countUnreadMessages } from '../../messages/unread-messages';
import { claimNext, findAddress, isAnyDue } from '../../notifications/digest/digest-choices';
import { isDigestTime, lastDigestDay } from '../../notifications/digest/digest-time';
import { countUnread } from '../../notifications/unread-notifications';
import { findAge } from '../../people/ages/child';
import { findSuspension } from '../../people/suspensions';
import { users } from '../../platform/db/schema';
import { type DigestContent, digestMail } from './digest-mail';
import { readDigestPosts } from './digest-posts';
import { animalOfTheWeek, firstSentence } from './digest.rules';

export type DigestApp = Pick<
  FastifyInstance,
  'db' | 'env' | 'clock' | 'site' | 'log' | 'memberMail' | 'unsubscribeLinks' | 'correctedRecords'
>;

async function readTranslation(language: Exclude<Language, 'en'>, slug: string) {
  const { animalTranslation } = await import('./animal-translation');
  return animalTranslation(language, slug);
}

async function readAnimal(
  { correctedRecords }: DigestApp,
  day: string,
  language: Language,
): Promise<DigestContent['animal']> {
  // The texts stay in memory only where they are asked for.
  const { speciesPage } = await import('../../public/species/species-page');
  const animal = speciesPage(animalOfTheWeek(day), correctedRecords.current().species);
  if (animal === undefined) throw new Error('The animal of the week is in the catalogue.');
  const { id, slug, scientific_name: scientificName } = animal;
  const texts = language === 'en' ? undefined : await readTranslation(language, slug);
  const { name, description } = { ...animal, ...texts };
  return { id, name, scientificName, sentence: firstSentence(description) };
}

/** Null where nothing waits and nobody wrote, and for who cannot sign in. */
async function readContent(app: DigestApp, userId: string, day: string): Promise<DigestContent | null> {
  const { clock } = app;
  const db = app.db.write;
  const [user] = await db
    .select({ name: users.fullName, kept: users.language })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined || (await findSuspension(db, userId, clock())) !== null) return null;
  if ((await findAge(db, userId)).childUntil !== null) return null;
  const posts = await readDigestPosts(db, userId, clock());
  const unreadMessages = await countUnreadMessages(db, userId);
  const unreadNotifications = await countUnread(db, userId, clock());
  if (posts.length + unreadMessages + unreadNotifications === 0) return null;
  const language = user.kept ?? 'en';
  const animal = await readAnimal(app, day, language);
  return { name: user.name, language, posts, unreadMessages, unreadNotifications, animal };
}

/**
 * Each member is claimed before their mail is sent, so that a node that ends in between sends one too few rather
 * than two. Nobody is claimed while the mail server is away.
 * @returns how many were sent
 */
export async function sendDigests(app: DigestApp, ending?: AbortSignal): Promise<number> {
  const { db, env, clock, site, log, memberMail, unsubscribeLinks } = app;
  const day = lastDigestDay(clock());
  if (memberMail === null || !isDigestTime(clock()) || !(await isAnyDue(db.write, day))) return 0;
  let [sent, isReady] = [0, await memberMail.isReady()];
  while (isReady && !ending?.aborted) {
    const userId = await claimNext(db.write, { day, now: clock(), perMinute: env.digestsPerMinute });
    if (userId === null) break;
    const to = await findAddress(app, userId);
    const content = to === undefined ? null : await readContent(app, userId, day);
    if (to === undefined || content === null) continue;
    const { name, colours } = site.current();
    const mail = digestMail(content, {
      name,
      url: env.siteUrl,
      accent: colours?.accent ?? null,
      unsubscribePath: unsubscribeLinks.path(userId),
    });
    try {
      await memberMail.send({ to, ...mail });
      sent += 1;
    } catch (err) {
      log.warn({ err }, 'A weekly digest could not be sent');
      isReady = await memberMail.isReady();
    }
  }
  return sent;
}
