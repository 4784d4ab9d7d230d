import { AskSwitch } from '../../parts/identify/ask-switch';
import { AddPictures } from '../../parts/post-editor/add-pictures';
import { PictureHint } from '../../parts/post-editor/picture-hint';
import { PicturePreviews } from '../../parts/post-editor/picture-previews';
import { AddSighting } from '../../parts/post-editor/sighting/add-sighting';
import { TakenThere } from '../../parts/post-editor/sighting/taken-there';
import type { PlaceInput } from '../../parts/post-editor/sighting/use-given-place';
import styles from './composer.module.css';
import type { ComposerDraft } from './use-composer';
import { m } from '../../lib/language/messages';

interface ComposerContentProps {
  draft: ComposerDraft;
  locked: boolean;
  placeInput: PlaceInput;
  hintId: string;
  onFiles: (files: File[]) => void;
  /** The focused button disappears with its picture. */
  onRemoved: () => void;
}

export function ComposerContent({
  draft,
  locked,
  placeInput,
  hintId,
  onFiles,
  onRemoved,
}: ComposerContentProps) {
  const remove = (id: string) => {
    draft.removePicture(id);
    onRemoved();
  };
  return (
    <>
      <PicturePreviews label={m.composer_chosen()} draft={draft} locked={locked} onRemove={remove} />
      <div className={styles.tools}>
        <AddPictures existing={draft.pictures.length} locked={locked} hintId={hintId} onFiles={onFiles} />
        <AddSighting draft={draft} locked={locked} placeInput={placeInput} />
        <PictureHint id={hintId} existing={draft.pictures.length} />
      </div>
      <TakenThere draft={draft} locked={locked} />
      <AskSwitch
        checked={draft.asks}
        disabled={locked}
        explained={draft.pictures.length > 0 || draft.sighting !== null}
        onChange={draft.setAsks}
      />
    </>
  );
}
