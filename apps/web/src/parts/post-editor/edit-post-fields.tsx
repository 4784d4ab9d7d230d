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
import { WAITS_FOR_PLACE } from './sighting/use-given-place';
import type { EditForm } from './use-edit-form';

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
        label="Text"
        name="content"
        rows={5}
        dir="auto"
        limit={limits.postText}
        value={draft.text}
        readOnly={pending}
        onText={draft.setText}
      />
      <PicturePreviews label="Pictures" draft={draft} locked={pending} onRemove={remove} />
      <div className="stack gap-2">
        <AddPictures existing={draft.pictures.length} locked={pending} hintId={hintId} onFiles={add} />
        <PictureHint id={hintId} existing={draft.pictures.length} />
        <div role="status">{lost > 0 && <LostPictures count={lost} />}</div>
      </div>
      <AddSighting draft={draft} wasProtected={wasProtected} locked={pending} placeInput={place.input} />
      <TakenThere draft={draft} locked={pending} />
      <PlaceTaken text="The exact place was removed. Read it again, then save." onUndo={places.undo} />
      {place.isWaiting && <p className="small ink-2">{WAITS_FOR_PLACE}</p>}
      {problem !== undefined && <p className="alarm small">{problem}</p>}
    </>
  );
}
