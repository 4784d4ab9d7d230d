import type {
  Notification,
  ChatSummary,
  Message,
  PostPicture,
  Post,
  RecentMessage,
  User,
} from '@aranya/contracts';
import type { Session } from '../lib/session/session-context';

/** Returns a UUID that ends in the number. */
export const sampleId = (number: number) => `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export function samplePicture(number: number, changes: Partial<PostPicture> = {}): PostPicture {
  return {
    url: `/media/picture-${number}.webp`,
    width: 1600,
    height: 1200,
    alt: '',
    licence: 'all_rights_reserved',
    ...changes,
  };
}

/** Returns a post by Meera Kulkarni. */
export function samplePost(number: number, changes: Partial<Post> = {}): Post {
  const images = changes.images ?? [];
  return {
    _id: sampleId(number),
    user: { _id: sampleId(900), full_name: 'Meera Kulkarni', username: 'meera', profile_picture: '' },
    content: `Post ${number}`,
    images,
    image_urls: images.map(({ url }) => url),
    post_type: images.length > 0 ? 'text_with_image' : 'text',
    likes_count: [],
    likes_total: 0,
    liked: false,
    suggested: false,
    comments_total: 0,
    bookmarked: false,
    sighting: null,
    asks: false,
    agreed_species: null,
    edited_at: null,
    createdAt: new Date(Date.now() - 2 * 3_600_000).toISOString(),
    ...changes,
  };
}

/** Returns the current user, Kabir Rathore. */
export function sampleMe(): User {
  return {
    _id: sampleId(901),
    id: sampleId(901),
    full_name: 'Kabir Rathore',
    username: 'kabir',
    profile_picture: '',
    bio: '',
    location: '',
    cover_photo: '',
    createdAt: '2026-01-01T00:00:00.000Z',
    followers: [],
    following: [],
    connections: [],
    followers_count: 0,
    following_count: 0,
    connections_count: 0,
    posts_count: 0,
    profile_image: null,
    cover_image: null,
    limited: false,
    relation: { is_self: true, follows: false, followed_by: false, connection: 'none', blocked: false },
  };
}

/** Returns a message from Priya Nair. */
export function sampleMessage(number: number, changes: Partial<RecentMessage> = {}): RecentMessage {
  return {
    _id: sampleId(number),
    from_user_id: { _id: sampleId(902), full_name: 'Priya Nair', profile_picture: '' },
    to_user_id: sampleId(901),
    text: `Message ${number}`,
    message_type: 'text',
    media_url: '',
    media_width: null,
    media_height: null,
    media_alt: '',
    seen: false,
    seq: number,
    client_id: null,
    createdAt: new Date(Date.now() - 4 * 60_000).toISOString(),
    ...changes,
  };
}

/** Returns a message from Priya Nair, or from the current user if `mine`. */
export function sampleChatMessage(
  number: number,
  { mine = false, ...changes }: Partial<Message> & { mine?: boolean } = {},
): Message {
  return {
    ...sampleMessage(number),
    from_user_id: sampleId(mine ? 901 : 902),
    to_user_id: sampleId(mine ? 902 : 901),
    client_id: mine ? sampleId(10_000 + number) : null,
    ...changes,
  };
}

/** Returns a person without a relationship to the current user. */
export function samplePerson(number: number, changes: Partial<User> = {}): User {
  return {
    ...sampleMe(),
    _id: sampleId(number),
    id: sampleId(number),
    full_name: `Person ${number}`,
    username: `person_${number}`,
    relation: { is_self: false, follows: false, followed_by: false, connection: 'none', blocked: false },
    ...changes,
  };
}

/** Returns a chat with Person 1, Person 2 and so on, who wrote last. */
export function sampleChat(number: number, changes: Partial<ChatSummary> = {}): ChatSummary {
  const { _id, full_name, username, profile_picture, bio } = samplePerson(number);
  return {
    user: { _id, full_name, username, profile_picture, bio },
    latest: {
      _id: sampleId(1000 + number),
      text: `Message of ${number}`,
      message_type: 'text',
      mine: false,
      createdAt: new Date(Date.now() - number * 3_600_000).toISOString(),
    },
    unread: false,
    ...changes,
  };
}

/** Returns a notification about Person `number`, who wants to connect. */
export function sampleNotification(number: number, changes: Partial<Notification> = {}): Notification {
  const { _id, full_name, username, profile_picture, relation } = samplePerson(number);
  return {
    _id: sampleId(5000 + number),
    kind: 'request',
    actors: [
      { _id, full_name, username, profile_picture, relation: { ...relation, connection: 'incoming' } },
    ],
    actors_total: 1,
    post: null,
    comment: null,
    species: null,
    read: false,
    createdAt: new Date(Date.now() - 5 * 60_000).toISOString(),
    ...changes,
  };
}

/** Returns the session of somebody who is signed in. */
export const sampleSession = (changes: Partial<Session> = {}): Session => ({
  status: 'signed-in',
  problem: undefined,
  leaving: undefined,
  signIn: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
  ...changes,
});

/** Returns a person as guests see one. */
export function sampleGuestAuthor(number: number) {
  const { _id, full_name, username, profile_picture } = samplePerson(number);
  return { _id, full_name, username, profile_picture };
}

/** Returns a post by Person 2 as guests see it. */
export const sampleGuestPost = (content: string) => ({
  _id: sampleId(1),
  user: sampleGuestAuthor(2),
  content,
  images: [],
  sighting: null,
  createdAt: '2026-05-01T00:00:00.000Z',
  edited_at: null,
});
