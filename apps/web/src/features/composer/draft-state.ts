import type { Draft as ServerDraft, SightingDraft } from '@aranya/contracts';
import { hashKey } from '@tanstack/react-query';
import { v4 as newId } from 'uuid';
import type { ChosenPicture } from '../../parts/post-editor/edited-post';

export interface DraftWords {
  text: string;
  sighting: SightingDraft | null;
  asks: boolean;
}

export interface DraftContent extends DraftWords {
  pictures: readonly ChosenPicture[];
}

export const isEmptyDraft = ({
  text,
  pictures,
  sighting,
  asks,
}: DraftWords & { pictures: readonly unknown[] }) =>
  text === '' && pictures.length === 0 && sighting === null && !asks;

export const toContent = ({ text, pictures, sighting, asks }: DraftContent): DraftContent => ({
  text,
  pictures,
  sighting,
  asks,
});

/** Content is never changed in place, so parts are compared by reference. */
export const isSameContent = (one: DraftContent, other: DraftContent | null) =>
  other !== null &&
  one.text === other.text &&
  one.pictures === other.pictures &&
  one.sighting === other.sighting &&
  one.asks === other.asks;

/**
 * `editing`: differs from the server's copy. `saving`: the copy is being sent. `sending`: it is being
 * published. `queued`: it is in the outbox. `refused`: `problem` says why. `sent`: it is published.
 */
export type DraftStatus = 'editing' | 'saving' | 'sending' | 'queued' | 'refused' | 'sent';

export type Gone = 'published' | 'discarded';

export interface DraftState extends DraftContent {
  /** The API publishes a client id once, so a draft can be sent again when an answer was lost. */
  clientId: string;
  status: DraftStatus;
  /** The revision of the server's copy; 0 before there is one. */
  revision: number;
  /** Content that the server has, or that a link filled in. */
  copied: DraftContent | null;
  /** The last copy reached the server; null before the first. */
  isSaved: boolean | null;
  /** The version of another device. */
  newer: ServerDraft | null;
  /** The text came from another device and is unchanged since. */
  isUpdated: boolean;
  /** Another device published or discarded it. Text typed here may stay as a new draft. */
  gone: Gone | null;
  problem: string | undefined;
  /** The browser keeps the pictures over a reload. */
  keepsPictures: boolean;
}

export type DraftAction =
  | { type: 'change'; content: Partial<DraftContent> }
  /** For the API it is another post from now on. */
  | { type: 'renew' }
  | { type: 'empty'; status: 'editing' | 'queued' | 'sent' }
  | { type: 'lose pictures' }
  | { type: 'save' }
  | { type: 'saved'; clientId: string; revision: number; content: DraftContent }
  | { type: 'not saved'; clientId: string; newer?: ServerDraft | undefined }
  /** A revision of the server. Where nothing is unsaved here, it replaces the open text. */
  | { type: 'hear'; newer: ServerDraft }
  | { type: 'keep mine' }
  | { type: 'gone'; clientId: string; gone: Gone }
  | { type: 'keep as new' }
  | { type: 'send' }
  | { type: 'queue' }
  | { type: 'refuse'; problem: string | undefined };

const nothing: DraftContent = { text: '', pictures: [], sighting: null, asks: false };

export const isLocked = ({ status }: Pick<DraftState, 'status'>) =>
  status === 'sending' || status === 'queued';

interface StartingState {
  clientId: string;
  revision: number;
  isCopied: boolean;
}

export const startingState = (
  content: DraftContent,
  { clientId, revision, isCopied }: StartingState,
): DraftState => ({
  ...content,
  clientId,
  revision,
  copied: isCopied ? content : null,
  status: 'editing',
  isSaved: null,
  newer: null,
  isUpdated: false,
  gone: null,
  problem: undefined,
  keepsPictures: true,
});

/** A new draft, of which the server has no copy. */
const renewed = () => ({ clientId: newId(), revision: 0, copied: null, newer: null, gone: null });

function empty(state: DraftState, status: DraftStatus): DraftState {
  return {
    ...state,
    ...nothing,
    ...renewed(),
    status,
    isSaved: null,
    isUpdated: false,
    problem: undefined,
  };
}

export function reduceDraft(state: DraftState, action: DraftAction): DraftState {
  switch (action.type) {
    case 'change': {
      const gone = isEmptyDraft(state) ? null : state.gone;
      const next = { ...state, ...action.content, gone, isUpdated: false };
      return isEmptyDraft(next) ? { ...empty(next, 'editing'), problem: state.problem } : next;
    }
    case 'renew':
      return { ...state, ...renewed() };
    case 'empty':
      return empty(state, action.status);
    case 'lose pictures':
      return { ...state, keepsPictures: false };
    case 'save':
      return { ...state, status: 'saving' };
    case 'saved':
      return state.clientId === action.clientId
        ? afterSaving(state, { isSaved: true, revision: action.revision, copied: action.content })
        : state;
    case 'not saved':
      return state.clientId === action.clientId
        ? afterSaving(state, { isSaved: false, newer: action.newer ?? state.newer })
        : state;
    case 'gone':
      return state.clientId === action.clientId && !isLocked(state) ? afterOthers(state, action.gone) : state;
    case 'keep as new':
      return { ...state, ...renewed(), problem: undefined };
    case 'hear':
      return isLocked(state) ? state : afterHearing(state, action.newer);
    case 'keep mine':
      return {
        ...state,
        newer: null,
        revision: state.newer?.revision ?? state.revision,
        copied: null,
        problem: undefined,
      };
    case 'send':
      return { ...state, status: 'sending', problem: undefined };
    case 'queue':
      return { ...state, status: 'queued' };
    case 'refuse':
      return { ...state, status: 'refused', problem: action.problem };
  }
}

/** Text that the server lacks is kept; otherwise the draft is closed. */
function afterOthers(state: DraftState, gone: Gone): DraftState {
  if (isSameContent(state, state.copied)) return { ...empty(state, 'editing'), gone };
  return { ...state, gone, status: 'editing', isSaved: false };
}

/** Pictures stay, because only this device has their files. */
function afterHearing(state: DraftState, newer: ServerDraft): DraftState {
  const { _id, body, revision } = newer;
  if (_id !== state.clientId || revision <= (state.newer ?? state).revision) return state;
  const { text, sighting = null, asks = false } = body;
  const content = { text, sighting, asks, pictures: state.pictures };
  // The page was left before the answer to this device's own save arrived.
  if (hashKey([state.text, state.sighting, state.asks]) === hashKey([text, sighting, asks]))
    return { ...state, revision, newer: null };
  if (!isSameContent(state, state.copied) || isEmptyDraft(content)) return { ...state, newer };
  return { ...state, ...content, revision, copied: content, isUpdated: true };
}

/** The answer to a save may come after the draft was published or emptied. */
function afterSaving(state: DraftState, result: Partial<DraftState>): DraftState {
  if (isEmptyDraft(state)) return state;
  return { ...state, ...result, status: state.status === 'saving' ? 'editing' : state.status };
}
