import type { Message } from '@aranya/contracts';

/** Not yet confirmed by the API. */
export interface OutgoingMessage {
  clientId: string;
  text: string;
  picture: EntryPicture | null;
  /** Epoch ms. */
  writtenAt: number;
  state: 'sending' | 'waiting' | 'failed';
  reason: string;
}

export interface EntryPicture {
  url: string;
  width: number;
  height: number;
  alt: string;
}

export interface ChatEntry {
  /** The same before and after sending. */
  key: string;
  /** Null until the API has the message. */
  id: string | null;
  mine: boolean;
  text: string;
  picture: EntryPicture | null;
  /** ISO 8601 in UTC. */
  at: string;
  state: 'there' | OutgoingMessage['state'];
  reason: string;
  /** First message of its day. */
  newDay: boolean;
  /** First of several from one side. */
  first: boolean;
  last: boolean;
  /** The next message is of another minute. */
  timed: boolean;
  /** Shown on the latest own message, and on the latest that was seen. */
  receipt: 'Sent' | 'Seen' | null;
}

/** Assumed for a picture of unknown size. */
export const SAMPLE_SIZE = { width: 4, height: 3 };

const GROUP_PAUSE_MS = 5 * 60_000;

type Said = Omit<ChatEntry, 'newDay' | 'first' | 'last' | 'timed' | 'receipt'>;

function fromMessage(message: Message, currentUserId: string): Said {
  const { _id: id, media_url: url, media_width: width, media_height: height, media_alt: alt } = message;
  return {
    key: message.client_id ?? id,
    id,
    mine: message.from_user_id === currentUserId,
    text: message.text,
    picture:
      url === ''
        ? null
        : { url, width: width ?? SAMPLE_SIZE.width, height: height ?? SAMPLE_SIZE.height, alt },
    at: message.createdAt,
    state: 'there',
    reason: '',
  };
}

function fromOutgoing({ clientId, text, picture, writtenAt, state, reason }: OutgoingMessage): Said {
  return {
    key: clientId,
    id: null,
    mine: true,
    text,
    picture,
    at: new Date(writtenAt).toISOString(),
    state,
    reason,
  };
}

/** Returns the local calendar day. */
function entryDay(at: string): string {
  return new Date(at).toDateString();
}

const minuteOf = (at: string | undefined) => at?.slice(0, 'YYYY-MM-DDThh:mm'.length);

/** Returns the entries, oldest first and unsent ones last. */
export function chatEntries(
  messages: readonly Message[],
  outgoing: readonly OutgoingMessage[],
  currentUserId: string,
): ChatEntry[] {
  const said = [
    ...messages.map((message) => fromMessage(message, currentUserId)),
    ...outgoing.map(fromOutgoing),
  ];
  const mine = messages.filter(({ from_user_id: from }) => from === currentUserId);
  const lastSeen = mine.filter(({ seen }) => seen).at(-1)?._id;
  const lastSent = mine.at(-1)?._id;

  const days = said.map(({ at }) => entryDay(at));
  const begins = said.map((one, index) => {
    const before = said[index - 1];
    return (
      before === undefined ||
      before.mine !== one.mine ||
      days[index] !== days[index - 1] ||
      Date.parse(one.at) - Date.parse(before.at) > GROUP_PAUSE_MS
    );
  });
  return said.map((one, index) => ({
    ...one,
    newDay: days[index] !== days[index - 1],
    first: begins[index] ?? true,
    last: begins[index + 1] ?? true,
    timed: minuteOf(one.at) !== minuteOf(said[index + 1]?.at),
    receipt: one.id === null ? null : one.id === lastSeen ? 'Seen' : one.id === lastSent ? 'Sent' : null,
  }));
}
