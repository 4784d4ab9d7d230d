import type { Post } from '@aranya/contracts';
import { Button, Dialog, type DialogState } from '@aranya/ui';
import { type FormEvent, useId } from 'react';
import type { Edit } from './edit-draft';
import { EditPostFields } from './edit-post-fields';
import { OtherVersion } from './other-version';
import { PlaceWarning } from './place-warning';
import { useEditForm } from './use-edit-form';
import { m } from '../../lib/language/messages';

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
      title={m.editor_title()}
      description={m.editor_history()}
      footer={
        <>
          {draft.isChanged && (
            <Button variant="quiet" disabled={pending} onClick={() => reset()}>
              {m.editor_discard()}
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            disabled={!draft.isChanged}
            pending={pending || place.isWaiting}
            pendingLabel={pending ? m.editor_saving() : m.saw_waits()}
          >
            {m.editor_save()}
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
        aria-label={m.editor_title()}
      >
        {newer && (
          <OtherVersion
            title={m.editor_newer()}
            explanation={m.editor_newer_text()}
            text={newer.content}
            emptyText={m.history_no_text()}
            onKeepMine={() => keepMine(newer)}
            onTakeOther={() => reset(newer)}
          />
        )}
        <EditPostFields editing={editing} wasProtected={isKept(post)} lost={lost} />
      </form>
      <PlaceWarning
        places={editing.places}
        publishLabel={m.editor_save_anyway()}
        onPublish={editing.saveAnyway}
      />
    </Dialog>
  );
}

/** True if more than the author's choice protects the sighting; one that only they hid opens with it. */
function isKept({ asks, sighting }: Post): boolean {
  if (!sighting?.protected) return false;
  const isUnnamed = asks && sighting.species.length === 0;
  return isUnnamed || !sighting.hide_place;
}
