import { limits } from '@aranya/contracts';
import { useId } from 'react';
import { MentionArea } from '../text/mention-area';
import { AddPictures } from './add-pictures';
import { LostPictures } from './lost-pictures';
import { PictureHint } from './picture-hint';
import { PicturePreviews } from './picture-previews';
import { PlaceTaken } from './place-taken';
import { AddSighting } from './sighting/add-sighting';
import { TakenThere } from './sighting/taken-there';
import type { EditForm } from './use-edit-form';
import { m } from '../../lib/language/messages';

interface EditPostFieldsProps {
  editing: Omit<EditForm, 'form'>;
  wasProtected: boolean;
  /** Number of pictures not kept. */
  lost: number;
}

export function EditPostFields({ editing, wasProtected, lost }: EditPostFieldsProps) {
  const { draft, places, place, pending, problem, add, remove } = editing;
  const hintId = useId();
  return (
    <>
      <MentionArea
        below
        label={m.editor_text()}
        name="content"
        rows={5}
        dir="auto"
        limit={limits.postText}
        value={draft.text}
        readOnly={pending}
        onText={draft.setText}
      />
      <PicturePreviews label={m.editor_pictures()} draft={draft} locked={pending} onRemove={remove} />
      <div className="stack gap-2">
        <AddPictures existing={draft.pictures.length} locked={pending} hintId={hintId} onFiles={add} />
        <PictureHint id={hintId} existing={draft.pictures.length} />
        <div role="status">{lost > 0 && <LostPictures count={lost} />}</div>
      </div>
      <AddSighting draft={draft} wasProtected={wasProtected} locked={pending} placeInput={place.input} />
      <TakenThere draft={draft} locked={pending} />
      <PlaceTaken text={m.editor_place_taken()} onUndo={places.undo} />
      {place.isWaiting && <p className="small ink-2">{m.saw_waits()}</p>}
      {problem !== undefined && <p className="alarm small">{problem}</p>}
    </>
  );
}
