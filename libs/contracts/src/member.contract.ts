import { type ContractOf, createContract } from './common/contract-of';
import { adminContract } from './admin/admin.contract';
import { altTextsContract } from './alt-texts/alt-texts.contract';
import { appealsContract } from './appeals/appeals.contract';
import { bookmarksContract } from './bookmarks/bookmarks.contract';
import { commentsContract } from './comments/comments.contract';
import { connectionsContract } from './connections/connections.contract';
import { draftsContract } from './drafts/drafts.contract';
import { favoritesContract } from './favorites/favorites.contract';
import { identificationsContract } from './identifications/identifications.contract';
import { lifeListImportContract } from './life-list/life-list-import.contract';
import { lifeListContract } from './life-list/life-list.contract';
import { messagesContract } from './messages/messages.contract';
import { mutesContract } from './mutes/mutes.contract';
import { notificationsContract } from './notifications/notifications.contract';
import { placeSharesContract } from './place-shares/place-shares.contract';
import { postEditsContract } from './posts/post-edits.contract';
import { postsContract } from './posts/posts.contract';
import { pushContract } from './push/push.contract';
import { safetyContract } from './safety/safety.contract';
import { sightingsContract } from './sightings/sightings.contract';
import { topicsContract } from './topics/topics.contract';
import { usersContract } from './users/users.contract';

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
  sightings: typeof sightingsContract;
  topics: typeof topicsContract;
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
}

export type MemberContract = ContractOf<Domains>;

export const memberContract: MemberContract = createContract({
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
  sightings: sightingsContract,
  topics: topicsContract,
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
});
