import { setTimeout as pause } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { sendDigests } from './account/digest/send-digests';
import { buildApp } from './app';
import { type Env, EnvError } from './env';
import { migrations, readSettings, root, unknownNames } from './installation';
import { openLocalSignIn } from './members/sign-in/local-sign-in';
import { fillDailyCounts } from './moderation/admin/daily-counts';
import { pruneJoinRequests } from './moderation/admin/join-requests';
import { pruneEvidence } from './moderation/safety/prune-evidence';
import { pruneReports } from './moderation/safety/prune-reports';
import { purgeRemovals } from './moderation/safety/purge-removals';
import { commands } from './operator/commands';
import { commandSocketPath, listenForCommands } from './operator/commands/command-socket';
import { insertDemo, isDemoDue } from './operator/demo/demo-on-start';
import { startIntervalJob } from './platform/common/interval-job';
import { openDatabase } from './platform/db/client';
import { diskFullReason } from './platform/db/disk-space';
import { DatabaseAway, findSqlError } from './platform/db/failures';
import { FolderInUse } from './platform/db/folder-lock';
import { HalfRestored } from './platform/db/half-restored';
import { makeOwnFolder } from './platform/db/own-folder';
import { pruneEvents } from './platform/live/prune-events';
import { MediaMisconfigured, openMedia } from './platform/media/open-media';
import { startOrphanCleanup } from './platform/media/orphan-cleanup';
import { formatLoggedError, toLoggedError } from './platform/plugins/safe-error';
import { pruneQuotas } from './platform/quotas/prune-quotas';
import { openRedis } from './platform/redis/redis';
import { listenForSite } from './platform/server/listen';
import { pruneWatchers } from './posts/comments/watchers';
import { pruneAges } from './people/ages/child';
import { prunePlaceShares } from './posts/place-shares/place-shares.repository';
import { nameParks } from './posts/sightings/name-parks';
import { pruneContactMessages } from './public/contact/prune-contact-messages';

function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}

function readSettingsOrExit(): Env {
  try {
    return readSettings();
  } catch (error) {
    if (error instanceof EnvError) exitWith(error.message);
    throw error;
  }
}

/** Null if the user cannot fix it. */
function startFailureReason(error: unknown, env: Env): string | null {
  const full = diskFullReason(error, env.dataDir);
  if (full !== null) return full;
  const { code, message, port } = error as { code?: string; message?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port ?? ''} is taken by another program. Set API_PORT, WEB_PORT, IDENTITY_PORT or METRICS_PORT to a free one.`;
  if (code === 'EACCES') return `There is no permission: ${message}`;
  if (error instanceof FolderInUse || error instanceof MediaMisconfigured || error instanceof HalfRestored)
    return error.message;
  if (error instanceof DatabaseAway) return `The database at DATABASE_URL does not answer: ${error.reason}`;
  return null;
}

const env = readSettingsOrExit();
try {
  const tracing = env.tracesUrl === undefined ? undefined : await import('./platform/observe/tracing');
  const stopTracing = tracing?.startTracing(env.database.url === undefined);
  makeOwnFolder(env.dataDir);
  const db = await openDatabase(env, migrations);
  // Requests in flight get their 507 before, and the spans of the cause are sent.
  db.onPanic?.((error) => {
    const reason =
      diskFullReason(error, env.dataDir) ?? 'The embedded database stopped. Nothing that was saved is lost.';
    void pause(1_000)
      .then(() => Promise.race([stopTracing?.(), pause(1_000)]))
      .finally(() => exitWith(reason));
  });
  const { media, mediaMove } = await openMedia(env);
  const redis = env.redisUrl === undefined ? undefined : await openRedis(env.redisUrl);
  // It is asked once the site answers.
  const signIn = await openLocalSignIn(env, db, () => app.site.current());
  const app = await buildApp({
    env,
    db,
    media,
    ...(redis && { redis }),
    ...(signIn && { signIn, newMembers: signIn.newMembers }),
    ...(signIn?.memberMail && { memberMail: signIn.memberMail }),
  });
  for (const sentence of unknownNames(env)) app.log.warn(sentence);
  if (signIn?.imported)
    app.log.info(`Accounts and keys of sign-in are now in the database; delete ${signIn.imported}`);
  let demo: Promise<void> = Promise.resolve();
  const closing = new AbortController();
  const stopOrphanCleanup = startOrphanCleanup(
    { db, media },
    { onError: (err) => app.log.warn({ err }, 'Orphaned pictures could not be removed') },
  );
  const stopPruning = startIntervalJob(
    () =>
      Promise.all([
        pruneEvents(db.write),
        pruneWatchers(db.write),
        pruneQuotas(db.write),
        pruneEvidence({ db, media }),
        pruneReports(db.write),
        pruneContactMessages(db.write),
        pruneJoinRequests(db.write),
        prunePlaceShares(db.write),
        pruneAges(db.write),
        purgeRemovals({ db, media }),
        nameParks(db.write),
        fillDailyCounts(db),
      ]),
    60 * 60_000,
    (err) =>
      app.log.warn(
        { err },
        'Hourly work failed: old events, watchers, counts, evidence, reports, messages, requests to come in, shares of places or removed content',
      ),
  );
  const stopDigests = startIntervalJob(
    () => sendDigests(app, closing.signal),
    60_000,
    (err) => app.log.warn({ err }, 'Weekly digests could not be sent'),
  );
  const stopCommands = await listenForCommands({
    path: db.engine === 'embedded' ? commandSocketPath(env.dataDir) : null,
    commands,
    dependencies: {
      db,
      media,
      dataDir: env.dataDir,
      signInUrl: env.signIn?.url,
      site: { url: env.siteUrl, contactEmail: env.contact.email },
      ...(mediaMove && { mediaMove }),
    },
    log: app.log,
  });
  app.addHook('onClose', async () => {
    closing.abort();
    await stopCommands();
    await stopOrphanCleanup();
    await stopPruning();
    await stopDigests();
    await demo;
  });

  const grace = closeWithGrace(
    { delay: env.shutdownDelayMs + env.shutdownGraceMs + 10_000, logger: false },
    async ({ err }) => {
      if (err) app.log.fatal({ err }, 'Stopping after an uncaught error');
      await app.close();
      await signIn?.close();
      await redis?.close();
      await db.close().finally(() => stopTracing?.());
    },
  );
  // End with the parent process.
  process.once('disconnect', () => void grace.close());

  const urls = await listenForSite(app, env, signIn?.guest);
  db.endStart?.();
  const signInAt = env.signIn === undefined ? '' : `, sign-in at ${env.signIn.url}`;
  const isFilling = await isDemoDue(env, db).catch((err: unknown) => {
    app.log.warn({ err }, 'The demo community could not be looked for');
    return false;
  });
  const filling = isFilling ? '; the demo community is still being filled in' : '';
  app.log.info(`Ready at ${urls.join(' and ')}${signInAt}${filling}`);
  process.send?.({ type: 'ready', urls, isFilling });
  if (isFilling) demo = insertDemo({ env, db, media, log: app.log }, root, closing.signal);
} catch (error) {
  const reason = startFailureReason(error, env);
  if (reason !== null) exitWith(reason);
  // A database quotes rows in its errors.
  console.error(findSqlError(error) === null ? error : formatLoggedError(toLoggedError(error)));
  process.exit(1);
}
