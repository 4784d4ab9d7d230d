import { limits, moderationReasonSchema, type ReportReason, reportReasons } from '@aranya/contracts';
import { pillClass, TextArea } from '@aranya/ui';
import { useId, useState } from 'react';
import { contractSentence } from '../../../lib/api/contract-sentence';
import { m } from '../../../lib/language/messages';
import { readyReasons } from './admin-texts';
import styles from './reason-field.module.css';

export interface ReasonDraft {
  text: string;
  setText: (text: string) => void;
  error: string | undefined;
  /** Returns the cleaned reason, or null after showing what is missing. */
  read: () => string | null;
  clear: () => void;
}

/** Keeps the moderator's reason until it is sent. */
export function useReasonDraft(): ReasonDraft {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  return {
    text,
    error,
    setText: (next) => {
      setText(next);
      setError(undefined);
    },
    read: () => {
      const reason = moderationReasonSchema.safeParse(text);
      setError(reason.success ? undefined : contractSentence(reason.error.issues[0]?.message));
      return reason.success ? reason.data : null;
    },
    clear: () => setText(''),
  };
}

/** Replaces one ready-made sentence by another; own words stay before it. */
export function withSentence(text: string, sentence: string): string {
  const own = Object.values(readyReasons)
    .reduce((rest, ready) => rest.replace(ready.sentence(), ''), text)
    .trim();
  return own === '' ? sentence : `${own} ${sentence}`;
}

interface ReasonFieldProps {
  draft: ReasonDraft;
  label?: string;
  hint?: string;
  /** These reasons come first. */
  suggested?: readonly ReportReason[];
  /** Offers no ready-made sentences. */
  plain?: boolean;
  readOnly: boolean;
}

export function ReasonField({
  draft,
  label = m.admin_reason(),
  hint = m.admin_reason_hint(),
  suggested = [],
  plain = false,
  readOnly,
}: ReasonFieldProps) {
  const readyId = useId();
  const order = [...suggested, ...reportReasons.filter((one) => !suggested.includes(one))];
  return (
    <>
      {!plain && (
        <div role="group" aria-labelledby={readyId} className={`cluster gap-2 ${styles.ready}`}>
          <p id={readyId} className={styles.label}>
            {m.admin_ready()}
          </p>
          {order.map((reason) => {
            const ready = readyReasons[reason];
            const sentence = ready.sentence();
            return (
              <button
                key={reason}
                type="button"
                className={pillClass}
                aria-pressed={draft.text.includes(sentence)}
                onClick={() => !readOnly && draft.setText(withSentence(draft.text, sentence))}
              >
                {ready.label()}
              </button>
            );
          })}
        </div>
      )}
      <TextArea
        data-autofocus
        label={label}
        hint={hint}
        rows={4}
        dir="auto"
        limit={limits.moderationReason}
        value={draft.text}
        readOnly={readOnly}
        onChange={({ target }) => draft.setText(target.value)}
        error={draft.error}
        required
      />
    </>
  );
}
