import { apiContract, type Comment, type CommentThread } from '@aranya/contracts';
import { newId } from '../../platform/common/ids';
import { blocks, comments, events, notifications, posts, suspensions } from '../../platform/db/schema';
import { type CastName, createTestApp, forWholeSpec, type TestApp, type TestAppOptions } from '../../testing';

const { list, answers, add, get } = apiContract.comments;
const schemas = {
  list: list.responses[200].strict(),
  answers: answers.responses[200].strict(),
  add: add.responses[200].strict(),
  get: get.responses[200].strict(),
};

export interface Refusal {
  status: number;
  message: string;
}

export interface CommentsApi extends TestApp {
  clear(): Promise<void>;
  send(
    who: CastName,
    url: string,
    body: object,
  ): Promise<{ status: number; body: Record<string, unknown> & { message: string } }>;
  comment(who: CastName, postId: string, content: string, parentId?: string): Promise<Comment>;
  threads(who: CastName, postId: string): Promise<CommentThread[]>;
  answersTo(who: CastName, commentId: string): Promise<Comment[]>;
  view(who: CastName, commentId: string): Promise<{ comment: Comment; parent: Comment | null }>;
  notificationsFor(who: CastName): Promise<string[]>;
}

export async function startCommentsApi(options?: TestAppOptions): Promise<CommentsApi> {
  const api = await createTestApp(options);
  const { write } = api.db;
  const send: CommentsApi['send'] = async (who, url, body) => {
    const answer = await api.call(who, 'POST', url, body);
    return { status: answer.statusCode, body: answer.json() };
  };
  const castName = (id: string) => Object.entries(api.ids).find(([, one]) => one === id)?.[0] ?? 'somebody';
  return {
    ...api,
    send,
    clear: async () => {
      for (const table of [blocks, suspensions, events, posts]) await write.delete(table);
    },
    comment: async (who, postId, content, parentId) => {
      const { body } = await send(who, '/api/comments/add', {
        postId,
        content,
        client_id: newId(),
        ...(parentId && { parentId }),
      });
      return schemas.add.parse(body).comment;
    },
    threads: async (who, postId) =>
      schemas.list.parse((await send(who, '/api/comments/list', { postId })).body).comments,
    answersTo: async (who, commentId) =>
      schemas.answers.parse((await send(who, '/api/comments/answers', { commentId })).body).answers,
    view: async (who, commentId) => {
      const { comment, parent } = schemas.get.parse(
        (await send(who, '/api/comments/get', { commentId })).body,
      );
      return { comment, parent };
    },
    notificationsFor: async (who) => {
      const rows = await write.select().from(notifications);
      return rows
        .filter(({ recipientId }) => recipientId === api.ids[who])
        .map(({ kind, actorId }) => `${kind} by ${castName(actorId)}`)
        .sort();
    },
  };
}

export function useCommentsApi(options?: TestAppOptions): CommentsApi {
  const api = forWholeSpec(() => startCommentsApi(options));
  beforeEach(() => api.clear());
  return api;
}

export async function readCommentCounts(api: CommentsApi, postId: string) {
  const { write } = api.db;
  const [post] = await write.select().from(posts);
  const rows = (await write.select().from(comments)).filter((row) => row.postId === postId);
  const counted = rows.filter(({ deletedAt, hiddenAt }) => deletedAt === null && hiddenAt === null);
  return {
    stored: post?.commentsTotal,
    counted: counted.length,
    wrongAnswers: rows.filter(
      ({ id, answersTotal }) => answersTotal !== counted.filter(({ parentId }) => parentId === id).length,
    ).length,
  };
}
