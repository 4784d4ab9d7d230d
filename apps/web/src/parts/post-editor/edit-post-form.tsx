import type { Post } from '@aranya/contracts';
import { Button, Dialog, type DialogState } from '@aranya/ui';
import { type FormEvent, useId } from 'react';
import type { Edit } from './edit-draft';
import { EditPostFields } from './edit-post-fields';
import { OtherVersion } from './other-version';
import { PlaceWarning } from './place-warning';
import { WAITS_FOR_PLACE } from './sighting/use-given-place';
import { useEditForm } from './use-edit-form';

interface EditPostFormProps extends DialogState {
  post: Post;
  edit: Edit;
  /** Number of pictures not kept. */
  lost: number;
}

export function EditPostForm({ post, open, onOpenChange, edit, lost }: EditPostFormProps) {
  const { form, ...editing } = useEditForm(post, edit, () => onOpenChange(false));
  const { draft, place, pending, newer, reset, keepMine } = editing;
  const formId = useId();
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
            <Button variant="quiet" disabled={pending} onClick={() => reset()}>
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
            onKeepMine={() => keepMine(newer)}
            onTakeOther={() => reset(newer)}
          />
        )}
        <EditPostFields editing={editing} wasProtected={isKept(post)} lost={lost} />
      </form>
      <PlaceWarning places={editing.places} publishLabel="Save anyway" onPublish={editing.saveAnyway} />
    </Dialog>
  );
}

/** True if more than the author's choice protects the sighting; one that only they hid opens with it. */
function isKept({ asks, sighting }: Post): boolean {
  if (!sighting?.protected) return false;
  const isUnnamed = asks && sighting.species.length === 0;
  return isUnnamed || !sighting.hide_place;
}
