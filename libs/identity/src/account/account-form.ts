import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Form } from '../interaction/outcome';
import type { AccountView } from '../pages/account-page';
import type { PasskeysView } from '../pages/passkeys';
import type { Visit } from './current-password';

export type ViewChange = Partial<Omit<AccountView, 'passkeys'>> & Pick<PasskeysView, 'adding'>;

export type Show = (reply: FastifyReply, visit: Visit, more?: ViewChange) => Promise<FastifyReply>;

/** Takes no form of another site, and asks whoever is not signed in to sign in. */
export type OnPost = (
  path: string,
  answer: (visit: Visit, form: Form, request: FastifyRequest, reply: FastifyReply) => unknown,
) => void;
