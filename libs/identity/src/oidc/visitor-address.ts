import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';

const addresses = new WeakMap<IncomingMessage, string>();

export function rememberAddress({ raw, ip }: FastifyRequest): void {
  addresses.set(raw, normalizeIP(ip));
}

export const visitorAddress = (request: IncomingMessage): string => addresses.get(request) ?? '';
