import { IconButton } from '../icon-button/icon-button';
import styles from './search-field.module.css';

interface ClearButtonProps {
  label: string;
  disabled: boolean | undefined;
  onClick: () => void;
}

/** The × in a search box. */
export function ClearButton({ label, disabled, onClick }: ClearButtonProps) {
  return (
    <div className={styles.clear}>
      <IconButton
        label={label}
        className="by-script"
        disabled={disabled}
        onClick={onClick}
        icon={
          <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
            <path d="m7 7 10 10M17 7 7 17" />
          </svg>
        }
      />
    </div>
  );
}
