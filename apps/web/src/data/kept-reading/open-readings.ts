// Before the contract, whose schemas would otherwise be compiled.
import '../../lib/api/zod-without-eval';
import { memberContract } from '@aranya/contracts';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { meQueryKey } from '../../lib/session/me-query-key';
import { readingId } from './reading-id';
import {
  chatPartner,
  type Reading,
  readingBodies,
  readingData,
  type ReadingKind,
  readingKind,
  readingsToKeep,
} from './reading.rules';
import { listReadings } from './reading-storage';
import { addShown, releaseShown, setReadAt, useReadingsStore } from './readings-store';

const bodySchemas = {
  me: memberContract.users.getData.responses[200],
  words: memberContract.mutes.mutedWords.responses[200],
  feed: memberContract.posts.feed.responses[200],
  chats: memberContract.messages.chats.responses[200],
  former: memberContract.messages.former.responses[200],
  recent: memberContract.messages.recent.responses[200],
  chat: memberContract.messages.get.responses[200],
  notifications: memberContract.notifications.list.responses[200],
  unread: memberContract.notifications.unread.responses[200],
  lifeList: memberContract.lifeList.get.responses[200],
} satisfies Record<ReadingKind, unknown>;

type Bodies<Kind extends ReadingKind> = ReturnType<(typeof bodySchemas)[Kind]['parse']>[];

interface OpenedReading extends Reading {
  kind: ReadingKind;
  data: unknown;
}

/** Drops readings whose form another version of the app stored. */
function parsed(reading: Reading): OpenedReading[] {
  const kind = readingKind(reading.queryKey, reading.userId);
  if (kind === undefined) return [];
  const data = readingData(reading.text);
  const fits = readingBodies(data).every((body) => bodySchemas[kind].safeParse(body).success);
  return fits ? [{ ...reading, kind, data }] : [];
}

const readBodies = <Kind extends ReadingKind>(readings: readonly OpenedReading[], kind: Kind) =>
  readings.filter((one) => one.kind === kind).flatMap(({ data }) => readingBodies(data)) as Bodies<Kind>;

/** A block removes a chat from these lists, which every screen reads again. */
function listedPeople(readings: readonly OpenedReading[]): Set<string> {
  return new Set([
    ...readBodies(readings, 'chats').flatMap(({ chats }) => chats.map(({ user }) => user._id)),
    ...readBodies(readings, 'former').flatMap(({ chats }) => chats.map(({ peer_id: id }) => id)),
    ...readBodies(readings, 'recent').flatMap(({ messages }) =>
      messages.map(({ from_user_id: { _id } }) => _id),
    ),
  ]);
}

/**
 * Returns what may be shown offline; nothing for a suspended member.
 * @param userId the signed-in member; if unknown, the last one who read here
 */
function showableReadings(
  readings: readonly Reading[],
  userId: string | undefined,
  now: number,
): OpenedReading[] {
  const latest = [...readings].sort((one, other) => other.readAt - one.readAt)[0];
  const owner = userId ?? latest?.userId;
  if (owner === undefined) return [];
  const fitting = readingsToKeep(readings, owner, now).flatMap(parsed);
  const [me] = readBodies(fitting, 'me');
  if (me === undefined || me.user._id !== owner || me.suspension) return [];
  const listed = listedPeople(fitting);
  return fitting.filter(({ kind, queryKey }) => kind !== 'chat' || listed.has(chatPartner(queryKey) ?? ''));
}

function show(queryClient: QueryClient, { queryKey, readAt, data }: OpenedReading): void {
  if ((queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0) >= readAt) return;
  const observer = new QueryObserver(queryClient, { queryKey, enabled: false, gcTime: 0 });
  addShown({ queryKey, readAt, release: observer.subscribe(() => undefined) });
  queryClient.setQueryData(queryKey, data, { updatedAt: readAt });
  setReadAt(readingId(queryKey), readAt);
}

/** Fills the query cache from storage where it has nothing later. */
export async function openReadings(queryClient: QueryClient): Promise<void> {
  if (useReadingsStore.getState().state !== 'closed') return;
  useReadingsStore.setState({ state: 'opening' });
  const readings = await listReadings();
  // The session may have ended, or the network returned.
  if (useReadingsStore.getState().state !== 'opening') return;
  const me = queryClient.getQueryData<{ body: { user: { _id: string } } }>(meQueryKey);
  const showable = showableReadings(readings, me?.body.user._id, Date.now());
  for (const reading of showable) show(queryClient, reading);
  useReadingsStore.setState({ state: showable.length > 0 ? 'open' : 'none' });
}

/** The API answers again: drops what was not refreshed since, which open screens request again. */
export function leaveReadings(queryClient: QueryClient): void {
  const { readAt } = useReadingsStore.getState();
  const old = releaseShown().filter((one) => (readAt.get(readingId(one.queryKey)) ?? 0) <= one.readAt);
  for (const { queryKey } of old) {
    // Without the member the whole community would close.
    if (readingId(queryKey) === readingId(meQueryKey)) void queryClient.invalidateQueries({ queryKey });
    else void queryClient.resetQueries({ queryKey, exact: true });
  }
}
