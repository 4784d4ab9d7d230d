import { type AppRouter, initContract } from '@ts-rest/core';
import { adminContract } from './admin/admin.contract';
import { altTextsContract } from './alt-texts/alt-texts.contract';
import { appealsContract } from './appeals/appeals.contract';
import { bookmarksContract } from './bookmarks/bookmarks.contract';
import { commentsContract } from './comments/comments.contract';
import { errorResponses } from './common/envelope';
import { connectionsContract } from './connections/connections.contract';
import { contactContract } from './contact/contact.contract';
import { draftsContract } from './drafts/drafts.contract';
import { favoritesContract } from './favorites/favorites.contract';
import { healthContract } from './health/health.contract';
import { lifeListContract } from './life-list/life-list.contract';
import { lifeListImportContract } from './life-list/life-list-import.contract';
import { identificationsContract } from './identifications/identifications.contract';
import { liveTracksContract } from './live-tracks/live-tracks.contract';
import { messagesContract } from './messages/messages.contract';
import { mutesContract } from './mutes/mutes.contract';
import { newsContract } from './news/news.contract';
import { notificationsContract } from './notifications/notifications.contract';
import { placeSharesContract } from './place-shares/place-shares.contract';
import { postEditsContract } from './posts/post-edits.contract';
import { postsContract } from './posts/posts.contract';
import { pushContract } from './push/push.contract';
import { safetyContract } from './safety/safety.contract';
import { settingsContract } from './settings/settings.contract';
import { speciesContract } from './species/species.contract';
import { speciesPhotosContract } from './species-photos/species-photos.contract';
import { sightingsContract } from './sightings/sightings.contract';
import { taxaContract } from './taxa/taxa.contract';
import { usersContract } from './users/users.contract';

// The compiler can write out a named type.
const c: ReturnType<typeof initContract> = initContract();

const options = { pathPrefix: '/api', strictStatusCodes: true, commonResponses: errorResponses } as const;

interface Domains {
  users: typeof usersContract;
  connections: typeof connectionsContract;
  posts: typeof postsContract;
  postEdits: typeof postEditsContract;
  bookmarks: typeof bookmarksContract;
  drafts: typeof draftsContract;
  comments: typeof commentsContract;
  messages: typeof messagesContract;
  notifications: typeof notificationsContract;
  altTexts: typeof altTextsContract;
  speciesPhotos: typeof speciesPhotosContract;
  species: typeof speciesContract;
  taxa: typeof taxaContract;
  sightings: typeof sightingsContract;
  placeShares: typeof placeSharesContract;
  lifeList: typeof lifeListContract;
  lifeListImport: typeof lifeListImportContract;
  favorites: typeof favoritesContract;
  identifications: typeof identificationsContract;
  mutes: typeof mutesContract;
  push: typeof pushContract;
  safety: typeof safetyContract;
  appeals: typeof appealsContract;
  admin: typeof adminContract;
  news: typeof newsContract;
  liveTracks: typeof liveTracksContract;
  contact: typeof contactContract;
  health: typeof healthContract;
  settings: typeof settingsContract;
}

type WithOptions<Domain extends AppRouter> = ReturnType<typeof c.router<Domain, '/api', typeof options>>;

/** The compiler does not write out a type as long as the inferred one. */
export type ApiContract = { [Name in keyof Domains]: WithOptions<Domains[Name]> };

export const apiContract: ApiContract = c.router(
  {
    users: usersContract,
    connections: connectionsContract,
    posts: postsContract,
    postEdits: postEditsContract,
    bookmarks: bookmarksContract,
    drafts: draftsContract,
    comments: commentsContract,
    messages: messagesContract,
    notifications: notificationsContract,
    altTexts: altTextsContract,
    speciesPhotos: speciesPhotosContract,
    species: speciesContract,
    taxa: taxaContract,
    sightings: sightingsContract,
    placeShares: placeSharesContract,
    lifeList: lifeListContract,
    lifeListImport: lifeListImportContract,
    favorites: favoritesContract,
    identifications: identificationsContract,
    mutes: mutesContract,
    push: pushContract,
    safety: safetyContract,
    appeals: appealsContract,
    admin: adminContract,
    news: newsContract,
    liveTracks: liveTracksContract,
    contact: contactContract,
    health: healthContract,
    settings: settingsContract,
  },
  options,
);
