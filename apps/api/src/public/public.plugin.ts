import { join } from 'node:path';
import fp from 'fastify-plugin';
import { publicSettings } from '../env';
import { sharedSecret } from '../platform/db/secrets';
import { mediaRoutes } from '../platform/media/media.routes';
import { registerRoutes } from '../platform/plugins/contract-routes';
import { apiDocsRoutes } from './api-docs/api-docs.routes';
import { contactRoutes } from './contact/contact.routes';
import { securityTxtRoute } from './contact/security-txt.routes';
import { embedRoutes } from './embed/embed.routes';
import { feedsRoutes } from './feeds/feeds.routes';
import { guestsRoutes } from './guests/guests.routes';
import { liveTracksRoutes } from './live-tracks/live-tracks.routes';
import { createArticlePictures } from './news/article-pictures';
import { newsRoutes, openNews } from './news/news.routes';
import { parksRoutes } from './parks/parks.routes';
import { placesRoutes } from './places/places.routes';
import { remotePictureRoutes } from './remote-pictures/remote-pictures.routes';
import { lookRoutes } from './settings/look.routes';
import { settingsRoutes } from './settings/settings.routes';
import { siteRoutes } from './settings/site.routes';
import { readProfilePreview } from './site/guest-previews';
import { createOwnCards } from './site/own-cards';
import { readPostPreview } from './site/post-preview';
import { sitePlugin } from './site/site.plugin';
import { readTaxonPreview } from './site/taxon-preview';
import { speciesRoutes } from './species/species.routes';

/** Needs no account. */
export const publicRoom = fp(
  async (app) => {
    const { env, db, clock, site, correctedRecords } = app;
    const articlePictures = createArticlePictures(await sharedSecret(db.write, 'news pictures'));
    const news = openNews(app, app);
    await registerRoutes(app, {
      settings: settingsRoutes(app),
      site: siteRoutes(app),
      species: speciesRoutes(app),
      parks: parksRoutes(app),
      places: placesRoutes(),
      contact: contactRoutes(app),
      news: newsRoutes(news, articlePictures),
      guests: guestsRoutes(app),
      feeds: feedsRoutes(app, news),
      embed: embedRoutes(app),
      liveTracks: liveTracksRoutes(app),
    });
    apiDocsRoutes(app);
    securityTxtRoute(app);
    mediaRoutes(app);
    lookRoutes(app);
    remotePictureRoutes(app, { articlePictures, now: () => clock().getTime() });
    if (env.web.serve)
      await app.register(sitePlugin, {
        folder: env.web.folder,
        kept: join(env.dataDir, 'site'),
        render: join(env.web.folder, '../render/index.js'),
        settings: () => publicSettings(env, site.current()),
        corrected: correctedRecords.current,
        onChange: (listener) => {
          site.subscribe(listener);
          correctedRecords.subscribe(listener);
        },
        offline: env.web.offline,
        previewPost: async (postId, language) =>
          readPostPreview(await db.upToDate(), postId, {
            site: site.current(),
            siteUrl: env.siteUrl,
            language,
            now: clock(),
          }),
        previewProfile: async (profileId, language) =>
          readProfilePreview(await db.upToDate(), profileId, {
            site: site.current(),
            language,
            now: clock(),
          }),
        drawCard: createOwnCards(db.read, env.web.folder),
        previewTaxon: (id, language) =>
          readTaxonPreview(db.read, id, { site: site.current().name, language }),
      });
  },
  { name: 'public', dependencies: ['platform', 'members'] },
);
