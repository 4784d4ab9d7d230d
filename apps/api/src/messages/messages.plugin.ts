import fp from 'fastify-plugin';
import { forMembers } from '../people/current-user/signed-in.plugin';
import { sharedSecret } from '../platform/db/secrets';
import { createEventsRepository } from '../platform/live/events.repository';
import { registerRoutes } from '../platform/plugins/contract-routes';
import { createEventReader } from './event-reader';
import { createPictureUrls } from './message-pictures';
import { messagesRoutes } from './messages.routes';
import { messagePictureRoute } from './picture.routes';
import { streamRoute } from './stream.routes';

export const messages = fp(
  async (app) => {
    const { write } = app.db;
    const secret = await sharedSecret(write, 'message pictures');
    const pictureUrls = createPictureUrls(secret, () => app.clock().getTime());
    messagePictureRoute(app, pictureUrls);
    await forMembers(app, 'messages', async (members) => {
      await registerRoutes(members, { messages: messagesRoutes(app, pictureUrls) });
      streamRoute(members, {
        events: createEventsRepository(write),
        reader: createEventReader(write, pictureUrls.sign),
      });
    });
  },
  { name: 'messages', dependencies: ['signedIn'] },
);
