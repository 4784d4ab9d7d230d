import type { AppRoute } from '@ts-rest/core';
import { type ApiContract, apiContract } from '../api.contract';
import { readByGet } from './read-by-get';

/**
 * What a call asks for: nothing, or the token of a sign-in. `read` and `write` also take a personal access
 * token with that scope. A call that changes anything, or tells somebody else of it, is no `read`.
 */
export type CallAccess = 'public' | 'read' | 'write' | 'sign_in';

type Accesses = {
  readonly [Domain in keyof ApiContract]:
    Extract<CallAccess, 'public' | 'sign_in'> | { readonly [Call in keyof ApiContract[Domain]]: CallAccess };
};

/**
 * No personal token reaches the account itself, other tokens, moderation, or what outlives the token, such as
 * a subscription to notifications.
 */
export const callAccess: Accesses = {
  users: {
    getData: 'read',
    update: 'write',
    discover: 'read',
    named: 'read',
    getProfile: 'read',
    getLikes: 'read',
    privacy: 'read',
    setPrivacy: 'write',
    exportData: 'read',
    setRecordLicence: 'write',
    setPictureLicence: 'write',
    setLanguage: 'write',
    exportRecords: 'read',
    deleteAccount: 'sign_in',
  },
  connections: {
    list: 'read',
    follow: 'write',
    unfollow: 'write',
    connect: 'write',
    accept: 'write',
    decline: 'write',
    cancel: 'write',
    disconnect: 'write',
    removeFollower: 'write',
  },
  posts: {
    feed: 'read',
    get: 'read',
    add: 'write',
    tagged: 'read',
    search: 'read',
    findTags: 'read',
    like: 'write',
    remove: 'write',
  },
  postEdits: { edit: 'write', editImages: 'write', history: 'read', removeVersion: 'write' },
  bookmarks: {
    set: 'write',
    list: 'read',
    collections: 'read',
    addCollection: 'write',
    renameCollection: 'write',
    removeCollection: 'write',
  },
  drafts: { list: 'read', save: 'write', remove: 'write' },
  comments: {
    list: 'read',
    answers: 'read',
    get: 'read',
    add: 'write',
    remove: 'write',
    like: 'write',
    watch: 'write',
  },
  messages: {
    recent: 'read',
    // Marks messages as seen.
    get: 'write',
    chats: 'read',
    former: 'read',
    send: 'write',
    seen: 'write',
    remove: 'write',
    stream: 'read',
  },
  notifications: {
    list: 'read',
    unread: 'read',
    markRead: 'write',
    settings: 'read',
    changeSetting: 'write',
    digest: 'read',
    chooseDigest: 'sign_in',
  },
  altTexts: { suggest: 'write', list: 'read', take: 'write', remove: 'write' },
  sightings: {
    all: 'read',
    ofSpecies: 'read',
    inPark: 'read',
    inCell: 'read',
    map: 'read',
    summary: 'public',
    latest: 'public',
  },
  topics: { follow: 'write', unfollow: 'write', seen: 'write', list: 'read', posts: 'read' },
  placeShares: {
    list: 'read',
    give: 'write',
    takeBack: 'write',
    mine: 'read',
    // The author is told who looked.
    look: 'write',
  },
  lifeList: {
    get: 'read',
    add: 'write',
    change: 'write',
    remove: 'write',
    targets: 'read',
    setVisibility: 'write',
  },
  lifeListImport: { match: 'read', add: 'write', undo: 'write', list: 'read' },
  favorites: { list: 'read', change: 'write' },
  identifications: {
    suggest: 'write',
    withdraw: 'write',
    ownWord: 'write',
    list: 'read',
    asking: 'read',
    ofSpecies: 'read',
  },
  mutes: {
    mute: 'write',
    unmute: 'write',
    muted: 'read',
    isMuted: 'read',
    muteWord: 'write',
    unmuteWord: 'write',
    mutedWords: 'read',
  },
  push: { key: 'read', subscribe: 'sign_in', unsubscribe: 'sign_in' },
  safety: { block: 'write', unblock: 'write', blocked: 'read', report: 'write', ownReports: 'read' },
  appeals: 'sign_in',
  admin: 'sign_in',
  entry: {
    get: 'public',
    invitation: 'public',
    join: 'sign_in',
    request: 'sign_in',
    ask: 'sign_in',
    withdraw: 'sign_in',
    change: 'sign_in',
    invitations: 'sign_in',
    invited: 'sign_in',
    invite: 'sign_in',
    revoke: 'sign_in',
    handOvers: 'sign_in',
    addMember: 'sign_in',
    requests: 'sign_in',
    decide: 'sign_in',
  },
  rules: {
    get: 'public',
    terms: 'public',
    privacy: 'public',
    accept: 'sign_in',
    versions: 'sign_in',
    publish: 'sign_in',
  },
  ages: 'sign_in',
  ownSite: 'sign_in',
  tokens: 'sign_in',
  corrections: {
    facts: 'read',
    suggest: 'write',
    list: 'read',
    withdraw: 'write',
    queue: 'sign_in',
    decide: 'sign_in',
  },
  guests: 'public',
  speciesPhotos: 'public',
  species: 'public',
  parks: 'public',
  places: 'public',
  taxa: 'public',
  news: 'public',
  liveTracks: 'public',
  contact: 'public',
  health: 'public',
  settings: 'public',
  site: 'public',
};

export const callKey = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

type Calls = Readonly<Record<string, Readonly<Record<string, AppRoute>>>>;

const ownCalls = apiContract as unknown as Calls;

function accessTo(domain: string, name: string): CallAccess | undefined {
  const domains: Readonly<Record<string, CallAccess | Readonly<Record<string, CallAccess>>>> = callAccess;
  const access = domains[domain];
  return typeof access === 'string' ? access : access?.[name];
}

/** For each POST that only reads, by its method and path, the same by GET. */
export function listReadsByGet(): ReadonlyMap<string, AppRoute> {
  return new Map(
    Object.entries(ownCalls).flatMap(([domain, calls]) =>
      Object.entries(calls).flatMap(([name, call]) => {
        const read = accessTo(domain, name) === 'read' ? readByGet(call) : null;
        return read === null ? [] : [[callKey(call), read] as const];
      }),
    ),
  );
}

/** The contract by domain, and beside each POST that only reads the same by GET, named `…ByGet`. */
export function listCalls(): Calls {
  const reads = listReadsByGet();
  const domains = Object.entries(ownCalls).map(([domain, calls]) => {
    const added = Object.entries(calls).flatMap(([name, call]) => {
      const read = reads.get(callKey(call));
      return read === undefined ? [] : [[`${name}ByGet`, read] as const];
    });
    return [domain, { ...calls, ...Object.fromEntries(added) }] as const;
  });
  return Object.fromEntries(domains);
}

/** By method and path of the call, such as `GET /api/post/feed`. */
export function listCallAccess(): ReadonlyMap<string, CallAccess> {
  const own = Object.entries(ownCalls).flatMap(([domain, calls]) =>
    Object.entries(calls).flatMap(([name, call]) => {
      const access = accessTo(domain, name);
      return access === undefined ? [] : [[callKey(call), access] as const];
    }),
  );
  const reads = [...listReadsByGet().values()].map((read) => [callKey(read), 'read'] as const);
  return new Map([...own, ...reads]);
}
