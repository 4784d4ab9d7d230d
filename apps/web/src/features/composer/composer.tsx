import type { User } from '@aranya/contracts';
import { limits } from '@aranya/contracts';
import { Avatar, Button, notify } from '@aranya/ui';
import type { PlaceCheck } from '@aranya/wildlife-data';
import type { FormEvent } from 'react';
import { useId, useRef } from 'react';
import styles from './composer.module.css';
import { SavedDrafts } from './drafts/saved-drafts';
import { AskSwitch } from '../../parts/identify/ask-switch';
import { DiscardDraft } from './discard-draft';
import { LostPictures } from '../../parts/post-editor/lost-pictures';
import { AddPictures } from '../../parts/post-editor/add-pictures';
import { PictureHint } from '../../parts/post-editor/picture-hint';
import { altName, PicturePreviews } from '../../parts/post-editor/picture-previews';
import { PlaceWarning } from '../../parts/post-editor/place-warning';
import { MentionArea } from '../../parts/text/mention-area';
import { AddSighting } from '../../parts/post-editor/sighting/add-sighting';
import { TakenThere } from '../../parts/post-editor/sighting/taken-there';
import { useGivenPlace, WAITS_FOR_PLACE } from '../../parts/post-editor/sighting/use-given-place';
import { isEmptyDraft } from './draft-state';
import type { LoadedDraft } from './draft-store';
import { useComposer } from './use-composer';
import { useFileDrop } from '../../lib/use-file-drop';
import { useSubmitKeys } from '../../lib/use-submit-keys';
import { useTypeToFocus } from '../../lib/use-type-to-focus';
import { usePlaceCheck } from '../../parts/post-editor/use-place-check';

interface ComposerProps {
  user: User;
  start: LoadedDraft;
  /** The tab has another draft now: the composer must be mounted again. */
  onOpened: () => void;
}

export function Composer({ user, start, onOpened }: ComposerProps) {
  const { draft, copy, isLocked, isAtRisk, discard, publish } = useComposer(user._id, start);
  const { problem } = draft;
  const places = usePlaceCheck(draft);
  const form = useRef<HTMLFormElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const warn = (found: PlaceCheck) => {
    const [first] = found.warnings;
    if (first) selectPlace(form.current, first);
    places.warn(found);
  };
  const hintId = useId();

  const add = (files: File[]) => {
    if (isLocked) return;
    for (const sentence of draft.addFiles(files)) notify.error(sentence);
  };
  const { over } = useFileDrop(add);
  useTypeToFocus(area);
  useSubmitKeys(form);

  const place = useGivenPlace(form, () => {
    // The words are far above the button.
    if (draft.sighting && draft.text.trim() === '' && draft.pictures.length === 0) area.current?.focus();
    void publish({ check: places.check, warn });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    place.submit();
  };
  const undo = () => {
    places.undo?.();
    // The focused button is gone.
    area.current?.focus();
  };
  const remove = (id: string) => {
    draft.removePicture(id);
    // The focused button is gone.
    area.current?.focus();
  };

  return (
    <form
      ref={form}
      className={styles.card}
      data-over={over}
      onSubmit={submit}
      noValidate
      aria-label="New post"
    >
      <div className={styles.author}>
        <Avatar name={user.full_name} src={user.profile_picture} />
        <div className="stack shrinks">
          <bdi className="bold breaks">{user.full_name}</bdi>
          {user.username !== '' && <span className="cut small ink-3">@{user.username}</span>}
        </div>
      </div>
      <MentionArea
        below
        ref={area}
        className="shrinks"
        label="What's happening?"
        labelHidden
        bare
        placeholder="What's happening?"
        rows={5}
        dir="auto"
        name="content"
        limit={limits.postText}
        value={draft.text}
        readOnly={isLocked}
        onText={draft.setText}
      />
      <div className={styles.taken}>
        <p role="status">
          {places.undo && 'The exact place was removed from your post. Read it again, then publish.'}
        </p>
        {places.undo && (
          <Button variant="outline" onClick={undo}>
            Undo
          </Button>
        )}
      </div>
      <PicturePreviews
        label="Chosen pictures"
        pictures={draft.pictures}
        locked={isLocked}
        onRemove={remove}
        onMove={draft.movePicture}
        onAlt={draft.setAlt}
        onLicence={draft.setLicence}
      />
      <div className={styles.tools}>
        <AddPictures existing={draft.pictures.length} locked={isLocked} hintId={hintId} onFiles={add} />
        <AddSighting draft={draft} locked={isLocked} placeInput={place.input} />
      </div>
      <TakenThere draft={draft} locked={isLocked} />
      <AskSwitch
        checked={draft.asks}
        disabled={isLocked}
        explained={draft.pictures.length > 0 || draft.sighting !== null}
        onChange={draft.setAsks}
      />
      <div role="status" className={styles.notes}>
        {start.lost > 0 && <LostPictures count={start.lost} />}
        {isAtRisk && (
          <p>
            This browser cannot save the pictures of a draft. You lose them if you reload or leave this page.
          </p>
        )}
        {place.isWaiting && <p>{WAITS_FOR_PLACE}</p>}
      </div>
      <SavedDrafts
        draft={draft}
        copy={copy}
        onOpened={onOpened}
        // The focused button is gone.
        onSettled={() => area.current?.focus()}
      />
      {/* Remains after the toast. */}
      {problem !== undefined && <p className={styles.problem}>{problem}</p>}
      <div className={styles.foot}>
        <PictureHint id={hintId} existing={draft.pictures.length} className={styles.hint} />
        {!isEmptyDraft(draft) && (
          <DiscardDraft
            className={styles.discard}
            disabled={isLocked}
            onDiscard={discard}
            fallbackFocus={() => area.current}
          />
        )}
        <Button
          type="submit"
          pending={isLocked || place.isWaiting}
          pendingLabel={isLocked ? 'Publishing your post' : WAITS_FOR_PLACE}
        >
          Publish Post
        </Button>
      </div>
      {over && <p className={styles.drop}>Drop the pictures here</p>}
      <PlaceWarning
        found={places.found}
        onTakeOut={places.takeOut}
        onProtect={places.protect}
        onPublish={() => {
          places.close();
          void publish({ warn });
        }}
        onKeepEditing={places.close}
      />
    </form>
  );
}

/** The dialog gives the focus back to the field that it takes it from. */
function selectPlace(form: HTMLFormElement | null, { field, place }: PlaceCheck['warnings'][number]): void {
  const element = form?.elements.namedItem(field === 'text' ? 'content' : altName(field));
  if (!(element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement)) return;
  element.focus();
  element.setSelectionRange(place.start, place.end);
}
