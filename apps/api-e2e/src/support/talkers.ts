import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiProcess } from './api-process';
import { type ApiAnswer, call, toForm, type Member } from './members';
import { readAnswer, readPages } from './retrying';
import type { WriteCounts } from './writers';

const RETRY_MS = 20;
const PAGE = 50;
const SPECIES = ['leopard', 'dhole', 'gaur'];

interface Comment {
  _id: string;
  content: string;
  answers_total: number;
}

interface Identification {
  suggestions: { species: string; total: number }[];
  mine: { species: string } | null;
}

/** Suggestions of a talker on a post: the last acknowledged, and later attempts. */
interface Suggested {
  acknowledged: string | null;
  tried: string[];
}

/** One member asks what their posts show; the others comment, answer and identify, until they are stopped. */
export class Talkers {
  private readonly posts = new Set<string>();
  private readonly comments = new Set<string>();
  private readonly suggested = new Map<Member, Map<string, Suggested>>();
  private suggestions = 0;
  private count = 0;
  private running = false;
  private loops: Promise<void>[] = [];
  private firstPost = '';
  private firstComment = '';
  private newestPost = '';

  constructor(
    private readonly api: ApiProcess,
    private readonly asker: Member,
    private readonly others: readonly Member[],
  ) {}

  get acknowledgedCount(): number {
    return this.posts.size + this.comments.size + this.suggestions;
  }

  /** The post that all comment on, with the comment that all answer. */
  async open(): Promise<void> {
    const [author] = this.others;
    if (author === undefined) throw new Error('Nobody talks.');
    await this.ask('The first question', randomUUID());
    this.firstPost = this.newestPost;
    const { body } = await this.comment(author, 'The first comment', randomUUID());
    this.firstComment = (body['comment'] as Comment)._id;
    this.comments.add('The first comment');
  }

  start(): void {
    this.running = true;
    this.loops = [
      this.repeat('question', (text, id) => this.ask(text, id)),
      ...this.others.flatMap((member) => [
        this.repeat('comment', async (text, id) => this.keep(await this.comment(member, text, id), text)),
        this.repeat('answer', async (text, id) =>
          this.keep(await this.comment(member, text, id, this.firstComment), text),
        ),
        this.repeat('suggestion', () => this.suggest(member)),
      ]),
    ];
  }

  async stop(): Promise<void> {
    this.running = false;
    await Promise.all(this.loops);
  }

  /** Messages without an acknowledgement are sent again with their client id. */
  private async repeat(kind: string, send: (text: string, id: string) => Promise<ApiAnswer>): Promise<void> {
    let [text, id] = ['', ''];
    while (this.running && !this.api.isRemoved) {
      if (text === '') [text, id] = [`${kind} ${(this.count += 1)}`, randomUUID()];
      const answer = await send(text, id).catch(() => null);
      if (answer?.status === 200) text = '';
      else await sleep(RETRY_MS);
    }
  }

  private keep(answer: ApiAnswer, text: string): ApiAnswer {
    if (answer.status === 200) this.comments.add(text);
    return answer;
  }

  private async ask(content: string, clientId: string): Promise<ApiAnswer> {
    const form = toForm({ content, client_id: clientId, asks: 'true' });
    const answer = await call(this.api.url, '/api/post/add', this.asker, form);
    if (answer.status === 200) {
      this.posts.add(content);
      this.newestPost = (answer.body['post'] as { _id: string })._id;
    }
    return answer;
  }

  private comment(as: Member, content: string, clientId: string, parentId?: string): Promise<ApiAnswer> {
    const body = { postId: this.firstPost, content, client_id: clientId, ...(parentId && { parentId }) };
    return call(this.api.url, '/api/comments/add', as, body);
  }

  /** On one of two posts, so that a name comes and goes. */
  private async suggest(member: Member): Promise<ApiAnswer> {
    const postId = Math.random() < 0.5 ? this.firstPost : this.newestPost;
    const species = SPECIES[Math.floor(Math.random() * SPECIES.length)] ?? '';
    const ofMember = this.suggested.get(member) ?? new Map<string, Suggested>();
    this.suggested.set(member, ofMember);
    const before = ofMember.get(postId) ?? { acknowledged: null, tried: [] };
    ofMember.set(postId, { ...before, tried: [...before.tried, species] });
    const answer = await call(this.api.url, '/api/identifications/suggest', member, { postId, species });
    if (answer.status !== 200) return answer;
    this.suggestions += 1;
    ofMember.set(postId, { acknowledged: species, tried: [] });
    return answer;
  }

  /** Reads everything back. */
  async check(): Promise<WriteCounts> {
    const posts = await this.readPosts();
    const comments = await this.readComments();
    const wrong = await this.wrongSuggestions();
    const missing = (kept: Set<string>, found: string[]) => [...kept].filter((text) => !found.includes(text));
    const doubled = (found: string[]) => found.filter((text, index) => found.indexOf(text) !== index);
    return {
      acknowledged: this.acknowledgedCount,
      lost: [...missing(this.posts, posts), ...missing(this.comments, comments), ...wrong.lost],
      doubled: [...doubled(posts), ...doubled(comments), ...wrong.doubled],
    };
  }

  /** Totals of the post that all talkers comment on. */
  async countedComments(): Promise<{ counted: number; found: number }> {
    const body = await readAnswer(this.api, '/api/post/get', this.asker, { postId: this.firstPost });
    const { comments_total: counted } = body['post'] as { comments_total: number };
    return { counted, found: (await this.readComments()).length };
  }

  private readPosts(): Promise<string[]> {
    return readPages(async (cursor) => {
      const query = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const body = await readAnswer(this.api, `/api/post/feed?limit=${PAGE}${query}`, this.asker);
      const posts = body['posts'] as { content: string }[];
      return [posts.map(({ content }) => content), body['next_cursor'] as string | null];
    });
  }

  private async readComments(): Promise<string[]> {
    const list = (path: string, key: string, about: Record<string, string>) =>
      readPages<Comment>(async (cursor) => {
        const body = await readAnswer(this.api, path, this.asker, {
          ...about,
          limit: PAGE,
          ...(cursor !== null && { cursor }),
        });
        return [body[key] as Comment[], body['next_cursor'] as string | null];
      });
    const top = await list('/api/comments/list', 'comments', { postId: this.firstPost });
    const answered = top.filter(({ answers_total }) => answers_total > 0);
    const answers = await Promise.all(
      answered.map(({ _id }) => list('/api/comments/answers', 'answers', { commentId: _id })),
    );
    return [...top, ...answers.flat()].map(({ content }) => content);
  }

  private async wrongSuggestions(): Promise<{ lost: string[]; doubled: string[] }> {
    const lost: string[] = [];
    const people = new Map<string, number>();
    for (const [member, ofMember] of this.suggested) {
      for (const [postId, { acknowledged, tried }] of ofMember) {
        const { mine } = await this.identification(member, postId);
        if (mine === null ? acknowledged !== null : ![acknowledged, ...tried].includes(mine.species))
          lost.push(`${member.name} on ${postId}`);
        if (mine !== null) people.set(postId, (people.get(postId) ?? 0) + 1);
      }
    }
    const doubled: string[] = [];
    for (const [postId, expected] of people) {
      const { suggestions } = await this.identification(this.asker, postId);
      const total = suggestions.reduce((sum, suggestion) => sum + suggestion.total, 0);
      if (total !== expected) doubled.push(`${total} suggestions of ${expected} people on ${postId}`);
    }
    return { lost, doubled };
  }

  private async identification(as: Member, postId: string): Promise<Identification> {
    const body = await readAnswer(this.api, '/api/identifications/list', as, { postId });
    return body['identification'] as Identification;
  }
}
