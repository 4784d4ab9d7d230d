import { isEmptyMessage, limits, sendMessageFields } from '@aranya/contracts';
import { FileDropButton, IconButton, notify, TextArea } from '@aranya/ui';
import { ImagePlus, SendHorizontal } from 'lucide-react';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { contractSentence } from '../../../../lib/api/contract-sentence';
import { m } from '../../../../lib/language/messages';
import { useChatDrafts } from '../../../../data/messages/chat-drafts';
import { acceptedPictures } from '../../../../lib/picture-files';
import { useFileDrop } from '../../../../lib/use-file-drop';
import { useTypeToFocus } from '../../../../lib/use-type-to-focus';
import { AttachmentPreview } from './attachment-preview';
import styles from './chat-composer.module.css';
import type { Attachment, useAttachment } from './use-attachment';

interface ChatComposerProps {
  otherId: string;
  attachment: ReturnType<typeof useAttachment>;
  onSend: (message: { text: string; picture: Attachment | null }) => void;
  field: RefObject<HTMLTextAreaElement | null>;
}

export function ChatComposer({ otherId, attachment, onSend, field }: ChatComposerProps) {
  const text = useChatDrafts((store) => store.drafts[otherId] ?? '');
  const setDraft = useChatDrafts((store) => store.setDraft);
  const { picture, choose, setAlt, remove } = attachment;

  const take = (files: File[]) => {
    const refusal = choose(files);
    if (refusal !== null) notify.error(refusal);
    else field.current?.focus();
  };
  const { over } = useFileDrop(take);
  useTypeToFocus(field);

  const send = () => {
    const parsed = sendMessageFields.shape.text.safeParse(text);
    if (!parsed.success) {
      notify.error(contractSentence(parsed.error.issues[0]?.message) ?? m.chat_cannot_send());
      return;
    }
    // The specification ignores an empty message.
    if (isEmptyMessage(parsed.data, picture !== null)) return;
    onSend({ text: parsed.data, picture });
    remove();
    setDraft(otherId, '');
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const keys = (event: KeyboardEvent) => {
    // In an input method, Enter ends the composition of a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form className={styles.form} data-over={over} onSubmit={submit} noValidate aria-label={m.chat_new()}>
      <div className={styles.column}>
        {picture && (
          <AttachmentPreview
            picture={picture}
            onAlt={setAlt}
            onRemove={() => {
              remove();
              field.current?.focus();
            }}
          />
        )}
        <div className={styles.row}>
          <FileDropButton
            look="icon"
            label={picture ? m.chat_attach_other() : m.chat_attach()}
            icon={<ImagePlus aria-hidden="true" size={22} />}
            className={styles.attach}
            accept={acceptedPictures}
            onFiles={take}
            onRefused={take}
          />
          <TextArea
            ref={field}
            className={`grows ${styles.field}`}
            label={m.chat_message()}
            labelHidden
            placeholder={m.chat_write()}
            rows={1}
            dir="auto"
            name="text"
            enterKeyHint="send"
            autoComplete="off"
            limit={limits.messageText}
            value={text}
            onChange={(event) => setDraft(otherId, event.target.value)}
            onKeyDown={keys}
          />
          <IconButton
            type="submit"
            variant="primary"
            label={m.chat_send()}
            icon={<SendHorizontal aria-hidden="true" />}
            className={styles.send}
          />
        </div>
      </div>
      {over && <p className={styles.drop}>{m.chat_drop()}</p>}
    </form>
  );
}
