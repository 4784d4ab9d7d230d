import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendOnce } from './calls.mjs';

const agent = new Agent({ keepAlive: true, maxSockets: 128 });
const SETTLE_MS = 10_000;

export const nowMs = () => performance.timeOrigin + performance.now();

/** @returns the status; 0 where the connection broke, -1 where there was none */
export function post(url, { path, headers, body, method = 'POST' }) {
  return new Promise((done) => {
    const outgoing = request(`${url}${path}`, { method, headers, agent }, (response) => {
      response.once('error', () => done(0));
      response.once('end', () => done(response.statusCode)).resume();
    });
    outgoing.once('error', ({ code }) => done(code === 'ECONNREFUSED' ? -1 : 0));
    outgoing.end(body);
  });
}

const messageText = (label, n) => `${label} message ${n}`;

/** @param pairs { from, to }: senders with tokens, and ids of their connections */
export const sendRequests = (pairs) =>
  pairs.map(({ from, to }, n) => sendOnce(from.token, to, messageText('load', n), null));

/**
 * An open loop: messages go out on time, however long answers take.
 * @returns those answered with 200, { text, at } with `at` in epoch milliseconds
 */
export async function sendAtRate(nodes, pairs, { rate, seconds, label }) {
  const began = nowMs();
  const running = [];
  for (let n = 0; n < rate * seconds; n += 1) {
    const due = began + (n * 1000) / rate;
    if (due > nowMs()) await sleep(due - nowMs());
    const { from, to } = pairs[(n * 7919) % pairs.length];
    const text = messageText(label, n);
    const at = nowMs();
    running.push(
      post(nodes[n % nodes.length].url, sendOnce(from.token, to, text)).then((status) => ({
        text,
        at,
        status,
      })),
    );
  }
  const sent = await Promise.all(running);
  const refused = sent.filter(({ status }) => status !== 200);
  if (refused.length > 0) throw new Error(`${refused.length} messages were refused: ${refused[0].status}`);
  return sent;
}

/** @returns how many did not arrive or arrived twice, and how long each took */
export async function settle(holder, sent) {
  const arrived = new Map();
  for (const until = Date.now() + SETTLE_MS; Date.now() < until; await sleep(200)) {
    for (const [text, times] of await holder.report())
      arrived.set(text, [...(arrived.get(text) ?? []), ...times]);
    if (sent.every(({ text }) => arrived.has(text))) break;
  }
  return {
    lost: sent.filter(({ text }) => !arrived.has(text)).length,
    doubled: sent.filter(({ text }) => arrived.get(text)?.length > 1).length,
    delays: sent.flatMap(({ text, at }) => (arrived.has(text) ? [arrived.get(text)[0] - at] : [])),
  };
}
