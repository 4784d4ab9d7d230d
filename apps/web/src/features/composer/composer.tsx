import { limits, type User } from '@aranya/contracts';
import { type FormEvent, useEffect, useId } from 'react';
import { loadTaxaOnDevice } from '../../data/taxa/taxa-on-device';
import { PlaceTaken } from '../../parts/post-editor/place-taken';
import { PlaceWarning } from '../../parts/post-editor/place-warning';
import { MentionArea } from '../../parts/text/mention-area';
import styles from './composer.module.css';
import { ComposerAuthor } from './composer-author';
import { ComposerContent } from './composer-content';
import { ComposerFoot } from './composer-foot';
import { ComposerNotes } from './composer-notes';
import type { LoadedDraft } from './draft-store';
import { EarlierDraft } from './drafts/earlier-draft';
import { SavedDrafts } from './drafts/saved-drafts';
import { useOtherDrafts } from './drafts/use-other-drafts';
import { useComposerForm } from './use-composer-form';
import { m } from '../../lib/language/messages';

interface ComposerProps {
  user: User;
  start: LoadedDraft;
  /** The tab has another draft now, so the composer must be mounted again. */
  onOpened: () => void;
}

export function Composer({ user, start, onOpened }: ComposerProps) {
  const composer = useComposerForm(user._id, start);
  const { draft, copy, isLocked, isAtRisk, discard, places, place, form, area, focusText, add, over } =
    composer;
  const drafts = useOtherDrafts({ draft, copy, onOpened });
  const hintId = useId();
  useEffect(loadTaxaOnDevice, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    place.submit();
  };
  const undo = () => {
    places.undo?.();
    // The focused button has disappeared.
    focusText();
  };

  return (
    <form
      ref={form}
      className={styles.card}
      data-over={over}
      onSubmit={submit}
      noValidate
      aria-label={m.composer_form()}
    >
      <EarlierDraft draft={draft} drafts={drafts} />
      <ComposerAuthor user={user} />
      <MentionArea
        below
        ref={area}
        className="shrinks"
        label={m.composer_what()}
        labelHidden
        bare
        placeholder={m.composer_what()}
        rows={draft.pictures.length > 0 || draft.sighting !== null ? 2 : 5}
        dir="auto"
        name="content"
        limit={limits.postText}
        value={draft.text}
        readOnly={isLocked}
        onText={draft.setText}
      />
      <PlaceTaken text={m.composer_place_taken()} onUndo={places.undo && undo} />
      <ComposerContent
        draft={draft}
        locked={isLocked}
        placeInput={place.input}
        hintId={hintId}
        onFiles={add}
        onRemoved={focusText}
      />
      <ComposerNotes lost={start.lost} isAtRisk={isAtRisk} isWaiting={place.isWaiting} />
      <SavedDrafts draft={draft} copy={copy} drafts={drafts} onSettled={focusText} />
      {/* Stays after the toast has gone. */}
      {draft.problem !== undefined && <p className="alarm small">{draft.problem}</p>}
      <ComposerFoot
        draft={draft}
        drafts={drafts}
        locked={isLocked}
        isWaiting={place.isWaiting}
        onDiscard={discard}
        fallbackFocus={() => area.current}
      />
      {over && <p className={styles.drop}>{m.composer_drop()}</p>}
      <PlaceWarning places={places} onPublish={composer.publishAnyway} />
    </form>
  );
}
