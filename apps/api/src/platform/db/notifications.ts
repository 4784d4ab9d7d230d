import { type Client, escapeIdentifier } from 'pg';
import type { Database } from './database';
import { DatabaseAway } from './failures';
import { keepConnection } from './kept-connection';
import { assertPrimary, connectToPrimary } from './primary';
import type { ServerAddress } from './server-address';

interface Listener {
  channel: string;
  handler: (payload: string) => void;
  onReconnect: (() => void) | undefined;
}

/**
 * Goes on after lost connections.
 * @param canQuery false: listeners could not read what they missed
 */
export function openNotifications(
  servers: readonly ServerAddress[],
  canQuery: () => boolean,
): Pick<Database, 'listen' | 'isListening' | 'close'> {
  const listeners = new Set<Listener>();
  const listenTo = (client: Client, channel: string) => client.query(`listen ${escapeIdentifier(channel)}`);
  let listening = false;

  const connection = keepConnection({
    servers,
    connect: async () => {
      if (!canQuery()) throw new DatabaseAway(new Error('There is no primary yet'));
      return (await connectToPrimary(servers)).client;
    },
    heartbeat: assertPrimary,
    onConnect: async (client) => {
      client.on('notification', ({ channel, payload }) => {
        for (const listener of listeners) if (listener.channel === channel) listener.handler(payload ?? '');
      });
      for (const channel of new Set([...listeners].map((listener) => listener.channel))) {
        await listenTo(client, channel);
      }
      for (const { onReconnect } of listeners) onReconnect?.();
      listening = true;
    },
    onLost: () => (listening = false),
  });

  return {
    listen: async (channel, handler, onReconnect) => {
      const listener = { channel, handler, onReconnect };
      listeners.add(listener);
      await connection.ready;
      const client = connection.client();
      if (client !== null) await listenTo(client, channel);
      return async () => {
        listeners.delete(listener);
      };
    },
    isListening: () => listening,
    close: connection.close,
  };
}
