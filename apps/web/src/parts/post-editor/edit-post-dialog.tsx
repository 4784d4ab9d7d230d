import { limits, type Post } from '@aranya/contracts';
import { Button, Dialog, notify } from '@aranya/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { AddPictures } from './add-pictures';
import { type Edit, loadEdit } from './edit-draft';
import { LostPictures } from './lost-pictures';
import { PictureHint } from './picture-hint';
import { PicturePreviews } from './picture-previews';
import { PlaceWarning } from './place-warning';
import { AddSighting } from './sighting/add-sighting';
import { TakenThere } from './sighting/taken-there';
import { useGivenPlace, WAITS_FOR_PLACE } from './sighting/use-given-place';
import { usePlaceCheck } from './use-place-check';
import { OtherVersion } from './other-version';
import { useFileDrop } from '../../lib/use-file-drop';
import { useSubmitKeys } from '../../lib/use-submit-keys';
import { MentionArea } from '../text/mention-area';
import styles from './edit-post.module.css';
import { useEditDraft } from './use-edit-draft';
import { useSaveEdit } from './use-save-edit';

interface EditPostDialogProps {
  post: Post;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export default function EditPostDialog(props: EditPostDialogProps) {
  const [begun, setBegun] = useState<{ edit: Edit; lost: number }>();
  const { post } = props;
  useEffect(() => {
    let here = true;
    void loadEdit(post).then((loaded) => here && setBegun((now) => now ?? loaded));
    return () => {
      here = false;
    };
  }, [post]);
  return begun && <EditPostForm {...props} {...begun} />;
}

function EditPostForm({
  post,
  open,
  onOpenChange,
  edit,
  lost,
}: EditPostDialogProps & { edit: Edit; lost: number }) {
  const draft = useEditDraft(post, edit);
  const places = usePlaceCheck(draft);
  const close = () => onOpenChange(false);
  const { save, pending, problem, newer, settle } = useSaveEdit(post, draft, {
    check: places.check,
    warn: places.warn,
    onSaved: close,
  });
  const formId = useId();
  const hintId = useId();
  const add = (files: File[]) => {
    if (pending) return;
    for (const sentence of draft.addFiles(files)) notify.error(sentence);
  };
  useFileDrop(add);
  const remove = (id: string) => {
    draft.removePicture(id);
    // The focused button is gone.
    form.current?.querySelector<HTMLElement>('[name=content]')?.focus();
  };
  const form = useRef<HTMLFormElement>(null);
  useSubmitKeys(form);
  const place = useGivenPlace(form, () => void save());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    place.submit();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit post"
      description="The earlier text stays in the history of the post, for everybody who can see it."
      footer={
        <>
          {draft.isChanged && (
            <Button
              variant="quiet"
              disabled={pending}
              onClick={() => {
                draft.reset();
                settle();
              }}
            >
              Discard changes
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            disabled={!draft.isChanged}
            pending={pending || place.isWaiting}
            pendingLabel={pending ? 'Saving your post' : WAITS_FOR_PLACE}
          >
            Save changes
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        className="stack gap-4"
        onSubmit={submit}
        noValidate
        aria-label="Edit post"
      >
        {newer && (
          <OtherVersion
            title="Edited on another device"
            explanation="You have edited this post on another device. It now says:"
            text={newer.content}
            emptyText="No text, only pictures."
            onKeepMine={() => {
              draft.rebase(newer);
              settle();
            }}
            onTakeOther={() => {
              draft.reset(newer);
              settle();
            }}
          />
        )}
        <MentionArea
          below
          label="Text"
          name="content"
          rows={5}
          dir="auto"
          limit={limits.postText}
          value={draft.text}
          readOnly={pending}
          onText={draft.setText}
        />
        <PicturePreviews
          label="Pictures"
          pictures={draft.pictures}
          locked={pending}
          onRemove={remove}
          onMove={draft.movePicture}
          onAlt={draft.setAlt}
          onLicence={draft.setLicence}
        />
        <div className="stack gap-2">
          <AddPictures existing={draft.pictures.length} locked={pending} hintId={hintId} onFiles={add} />
          <PictureHint id={hintId} existing={draft.pictures.length} />
          <div role="status">{lost > 0 && <LostPictures count={lost} />}</div>
        </div>
        <AddSighting
          draft={draft}
          wasProtected={post.sighting?.protected ?? false}
          locked={pending}
          placeInput={place.input}
        />
        <TakenThere draft={draft} locked={pending} />
        <div className={styles.taken}>
          <p role="status">{places.undo && 'The exact place was removed. Read it again, then save.'}</p>
          {places.undo && (
            <Button variant="outline" onClick={places.undo}>
              Undo
            </Button>
          )}
        </div>
        {place.isWaiting && <p className="small ink-2">{WAITS_FOR_PLACE}</p>}
        {problem !== undefined && <p className={styles.problem}>{problem}</p>}
      </form>
      <PlaceWarning
        found={places.found}
        publishLabel="Save anyway"
        onTakeOut={places.takeOut}
        onProtect={places.protect}
        onPublish={() => {
          places.close();
          void save({ anyway: true });
        }}
        onKeepEditing={places.close}
      />
    </Dialog>
  );
}
