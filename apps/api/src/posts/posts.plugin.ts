import fp from 'fastify-plugin';
import { forMembers } from '../people/current-user/signed-in.plugin';
import { registerRoutes } from '../platform/plugins/contract-routes';
import { altTextsRoutes } from './alt-texts/alt-texts.routes';
import { bookmarksRoutes } from './bookmarks/bookmarks.routes';
import { commentsRoutes } from './comments/comments.routes';
import { draftsRoutes } from './drafts/drafts.routes';
import { identificationsRoutes } from './identifications/identifications.routes';
import { placeSharesRoutes } from './place-shares/place-shares.routes';
import { postEditsRoutes } from './post-edits.routes';
import { postsRoutes } from './posts.routes';
import { animalSearchRoute } from './sightings/animal-search.routes';
import { publicSightingsRoutes, sightingsRoutes } from './sightings/sightings.routes';
import { topicsRoutes } from './topics/topics.routes';

export const posts = fp(
  async (app) => {
    await registerRoutes(app, {
      publicSightings: publicSightingsRoutes(app),
      animalSearch: animalSearchRoute(app),
    });
    await forMembers(app, 'posts', (members) =>
      registerRoutes(members, {
        posts: postsRoutes(app),
        postEdits: postEditsRoutes(app),
        altTexts: altTextsRoutes(app),
        bookmarks: bookmarksRoutes(app),
        comments: commentsRoutes(app),
        drafts: draftsRoutes(app),
        identifications: identificationsRoutes(app),
        placeShares: placeSharesRoutes(app),
        sightings: sightingsRoutes(app),
        topics: topicsRoutes(app),
      }),
    );
  },
  { name: 'posts', dependencies: ['signedIn', 'notifications', 'taxa'] },
);
