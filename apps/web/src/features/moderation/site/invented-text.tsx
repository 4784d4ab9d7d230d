import { FilterPills } from '@aranya/ui';
import { type ReactNode, useId } from 'react';
import { m } from '../../../lib/language/messages';
import type { Decision } from './site-draft';

interface InventedTextProps {
  title: string;
  hint: string;
  /** Nobody has decided yet, so the default text can be kept. */
  asks: boolean;
  canCount?: boolean;
  decision: Decision | undefined;
  onDecide: (decision: Decision) => void;
  error: string | undefined;
  children: ReactNode;
}

/** A default text that is true of no club: keep, change or remove it. */
export function InventedText(props: InventedTextProps) {
  const { title, hint, asks, canCount = false, decision, onDecide, error, children } = props;
  const [titleId, errorId] = [useId(), useId()];
  const options = [
    ...(asks ? [{ value: 'keep', label: m.admin_site_keep() } as const] : []),
    { value: 'own', label: asks ? m.admin_site_change() : m.admin_site_own_text() } as const,
    ...(canCount ? [{ value: 'counted', label: m.admin_site_count() } as const] : []),
    { value: 'off', label: m.admin_site_leave_out() } as const,
  ];
  return (
    <section
      className="stack gap-3"
      aria-labelledby={titleId}
      aria-describedby={error && errorId}
      data-undecided={error && ''}
    >
      <div className="stack gap-1">
        <h3 id={titleId} className="size-4">
          {title}
        </h3>
        <p className="small ink-2 lh-145">{hint}</p>
      </div>
      <FilterPills<Decision | ''>
        label={title}
        options={options}
        value={decision ?? ''}
        onValueChange={(next) => next !== '' && onDecide(next)}
      />
      {error && (
        <p id={errorId} role="alert" className="medium danger">
          {error}
        </p>
      )}
      {decision === 'own' && children}
    </section>
  );
}
