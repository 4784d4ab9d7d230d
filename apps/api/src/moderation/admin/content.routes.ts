import { apiContract, profilePictureParts, profileTextParts, type RemovableSubject } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { userNotFound } from '../../people/relationship.policy';
import type { Db } from '../../platform/db/types';
import { errors } from '../../platform/plugins/errors';
import { pickCalls, defineRoutes } from '../../platform/plugins/contract-routes';
import { unhideComment } from '../safety/moderate-comments';
import { unhidePost } from '../safety/moderate-content';
import { removeProfilePicture, removeProfileText } from '../safety/moderate-users';
import type { Act, ModerationOutcome } from '../safety/moderation-log';
import { findRestorableUntil, restorableUntil } from '../safety/removals';
import { removeCommentForNow, removePost } from '../safety/remove-content';
import { removeMessage, restoreMessage } from '../safety/remove-message';
import { subjectGone } from '../safety/safety.policy';
import { assertMayDecide } from './owners';
import { makeCounted, currentOperator, readAct } from './team';

type Change = (
  dependencies: { db: { read: Db; write: Db } },
  id: string,
  act: Act,
) => Promise<ModerationOutcome>;

const removing: Record<RemovableSubject, Change> = {
  post: removePost,
  comment: removeCommentForNow,
  message: removeMessage,
};

export function contentRoutes(app: FastifyInstance) {
  const { db, media, quotas, clock } = app;
  const restoring: Record<RemovableSubject, Change> = {
    post: (given, id, act) => unhidePost({ ...given, media }, id, act),
    comment: (given, id, act) => unhideComment({ ...given, media }, id, act),
    message: restoreMessage,
  };

  return defineRoutes(pickCalls(apiContract.admin, 'removeContent', 'restoreContent', 'removeProfileParts'), {
    removeContent: async ({ request, body: { subject, id, reason } }) => {
      await assertMayDecide(db.write, currentOperator(request), { subject, subjectId: id });
      const act = await readAct(db.write, request, { reason, now: clock() });
      const outcome = await makeCounted(app, request, (tx) =>
        removing[subject]({ db: { read: tx, write: tx } }, id, act),
      );
      if (outcome === 'missing') throw subjectGone(subject);
      // An earlier removal keeps its day.
      const until = (await findRestorableUntil(db.write, subject, id)) ?? restorableUntil(act.now);
      return {
        status: 200,
        body: { success: true, message: 'Removed', restorable_until: until.toISOString() },
      };
    },

    restoreContent: async ({ request, body: { subject, id, reason } }) => {
      await assertMayDecide(db.write, currentOperator(request), { subject, subjectId: id });
      const act = await readAct(db.write, request, { reason, now: clock() });
      const outcome = await restoring[subject]({ db }, id, act);
      if (outcome === 'missing') throw subjectGone(subject);
      return { status: 200, body: { success: true, message: 'Restored' } };
    },

    removeProfileParts: async ({ request, body: { id, parts, reason } }) => {
      const operator = currentOperator(request);
      await assertMayDecide(db.write, operator, { subject: 'user', subjectId: id });
      const act = await readAct(db.write, request, { reason, now: clock() });
      const texts = profileTextParts.filter((part) => parts.includes(part));
      const pictures = profilePictureParts.filter((part) => parts.includes(part));
      const outcomes = await quotas.during((take) =>
        db.write.transaction(async (tx) => {
          const given = { db: { read: tx, write: tx }, media };
          const done = [
            ...(texts.length > 0 ? [await removeProfileText(given, id, texts, act)] : []),
            ...(pictures.length > 0 ? [await removeProfilePicture(given, id, pictures, act)] : []),
          ];
          if (done.includes('done')) await take(tx, operator.id, 'moderation');
          return done;
        }),
      );
      if (outcomes.includes('missing')) throw userNotFound();
      if (!outcomes.includes('done')) throw errors.conflict('There is nothing left to remove.');
      return { status: 200, body: { success: true, message: 'Removed' } };
    },
  });
}
