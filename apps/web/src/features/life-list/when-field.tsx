import { FIRST_SIGHTING_DAY } from '@aranya/contracts';
import { TextField } from '@aranya/ui';
import { CalendarDays } from 'lucide-react';
import { m } from '../../lib/language/messages';
import { seenOnText } from '../../parts/sighting/sighting-texts';
import styles from './add-seen.module.css';
import { readWhen } from './when.rules';

interface WhenFieldProps {
  label: string;
  labelHidden?: boolean;
  hint?: string;
  error: string | undefined;
  value: string;
  onValueChange: (value: string) => void;
}

/** A day, a month or a year in words, and the browser's calendar for a day. */
export function WhenField({ label, value, onValueChange, ...field }: WhenFieldProps) {
  const day = readWhen(value);
  return (
    <div className={`anchor ${styles.when}`}>
      <TextField
        {...field}
        label={label}
        autoComplete="off"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
      <span className={styles.calendar}>
        <CalendarDays aria-hidden="true" size={20} />
        <input
          className="wide absolute inset-0 clickable"
          type="date"
          aria-label={m.seen_choose_day({ label })}
          min={FIRST_SIGHTING_DAY}
          value={day?.length === 10 ? day : ''}
          onChange={(event) => onValueChange(seenOnText(event.target.value))}
        />
      </span>
    </div>
  );
}
