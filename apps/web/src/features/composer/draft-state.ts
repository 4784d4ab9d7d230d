import type { Draft as ServerDraft } from '@aranya/contracts';
import { v4 as newId } from 'uuid';
import type { ChosenPicture } from '../../parts/post-editor/edited-post';
import type { SightingDraft } from '../../parts/post-editor/sighting/sighting-draft';
import { isEmptyDraft } from './draft-store';

export interface DraftContent {
  text: string;
  pictures: readonly ChosenPicture[];
  sighting: SightingDraft | null;
  /** "What is this?" */
  asks: boolean;
}

/**
 * `editing`: differs from the server's copy. `saving`: the copy is on its way. `sending`: it is being published.
 * `queued`: the outbox keeps it. `refused`: `problem` says why it is not published. `sent`: it is published.
 */
export type DraftStatus = 'editing' | 'saving' | 'sending' | 'queued' | 'refused' | 'sent';

export interface DraftState extends DraftContent {
  /** The API publishes it once, so a draft can be sent again when the answer was lost. */
  clientId: string;
  status: DraftStatus;
  /** Whether the last copy reached the server; null before the first. */
  isSaved: boolean | null;
  /** The draft as another device has it. */
  newer: ServerDraft | null;
  problem: string | undefined;
  /** The browser keeps the pictures over a reload. */
  keepsPictures: boolean;
}

export type DraftAction =
  | { type: 'change'; content: Partial<DraftContent> }
  /** From now on it is another post for the API. */
  | { type: 'renew' }
  | { type: 'empty'; status: 'editing' | 'queued' | 'sent' }
  | { type: 'lose pictures' }
  | { type: 'save' }
  | { type: 'saved' }
  | { type: 'not saved'; newer?: ServerDraft | undefined }
  | { type: 'keep mine' }
  | { type: 'send' }
  | { type: 'queue' }
  | { type: 'refuse'; problem: string | undefined };

const nothing: DraftContent = { text: '', pictures: [], sighting: null, asks: false };

/** Nothing is edited or saved while it is published. */
export const isLocked = ({ status }: Pick<DraftState, 'status'>) =>
  status === 'sending' || status === 'queued';

export const startingState = (content: DraftContent & { clientId: string }): DraftState => ({
  ...content,
  status: 'editing',
  isSaved: null,
  newer: null,
  problem: undefined,
  keepsPictures: true,
});

function empty(state: DraftState, status: DraftStatus): DraftState {
  return { ...state, ...nothing, clientId: newId(), status, isSaved: null, problem: undefined };
}

export function reduceDraft(state: DraftState, action: DraftAction): DraftState {
  switch (action.type) {
    case 'change': {
      const next = { ...state, ...action.content };
      // An emptied draft becomes a new one.
      return isEmptyDraft(next) ? { ...empty(next, 'editing'), problem: state.problem } : next;
    }
    case 'renew':
      return { ...state, clientId: newId() };
    case 'empty':
      return empty(state, action.status);
    case 'lose pictures':
      return { ...state, keepsPictures: false };
    case 'save':
      return { ...state, status: 'saving' };
    case 'saved':
      return afterSaving(state, { isSaved: true });
    case 'not saved':
      return afterSaving(state, { isSaved: false, newer: action.newer ?? state.newer });
    case 'keep mine':
      return { ...state, newer: null };
    case 'send':
      return { ...state, status: 'sending', problem: undefined };
    case 'queue':
      return { ...state, status: 'queued' };
    case 'refuse':
      return { ...state, status: 'refused', problem: action.problem };
  }
}

/** The answer of a save may come after the draft was published or emptied. */
function afterSaving(state: DraftState, result: Partial<DraftState>): DraftState {
  if (isEmptyDraft(state)) return state;
  return { ...state, ...result, status: state.status === 'saving' ? 'editing' : state.status };
}
