import { clsx } from 'clsx';
import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { buttonClass } from '../button/button-class';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { accepts } from './accepts';
import styles from './file-drop-button.module.css';

interface FileDropButtonProps {
  label: string;
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  look?: 'button' | 'icon';
  icon?: ReactNode;
  /** Those that match `accept`, at least one. */
  onFiles: (files: File[]) => void;
  /** The others, at least one. */
  onRefused?: (files: File[]) => void;
  describedBy?: string;
  className?: string;
}

/** Takes files by click, key or drop. */
export function FileDropButton({
  label,
  accept = 'image/*',
  multiple = false,
  disabled = false,
  look = 'button',
  icon,
  onFiles,
  onRefused,
  describedBy,
  className,
}: FileDropButtonProps) {
  const id = useId();
  const [over, setOver] = useState(false);

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(event.target.files ?? []);
    // Choosing the same file again must be a change.
    event.target.value = '';
    setOver(false);
    const fit = files.filter((file) => accepts(file, accept));
    const refused = files.filter((file) => !accepts(file, accept));
    if (fit.length > 0) onFiles(fit);
    if (refused.length > 0) onRefused?.(refused);
  };

  return (
    <span
      className={clsx(
        look === 'button' && buttonClass({ variant: 'outline' }),
        styles[look],
        over && styles.over,
        disabled && styles.disabled,
        className,
      )}
      title={look === 'icon' ? label : undefined}
    >
      <input
        id={id}
        type="file"
        className={styles.input}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={take}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      />
      {icon ?? <PictureMark />}
      {look === 'icon' ? (
        <VisuallyHidden>
          <label htmlFor={id}>{label}</label>
        </VisuallyHidden>
      ) : (
        <label htmlFor={id}>{label}</label>
      )}
    </span>
  );
}

function PictureMark() {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M13 4.5H6A2.5 2.5 0 0 0 3.5 7v10.5A2.5 2.5 0 0 0 6 20h11.5a2.5 2.5 0 0 0 2.5-2.5V12" />
      <path d="m4 17 5-5.5 4 4 2.5-2.5 4 4M18.5 2.5v6m-3-3h6" />
      <circle cx="9" cy="8.5" r="1.2" />
    </svg>
  );
}
