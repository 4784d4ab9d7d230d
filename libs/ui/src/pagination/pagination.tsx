import { clsx } from 'clsx';
import { Button } from '../button/button';
import { words } from '../lib/words';
import { pageNumbers } from './page-numbers';
import styles from './pagination.module.css';

const PAGES = 'cluster central middle gap-snug';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  /** A GET form that the buttons submit until hydration. */
  form?: string;
  /** text: 'Page X of Y' between Previous and Next. */
  variant?: 'numbered' | 'text';
  steps?: boolean;
  label?: string;
  previousLabel?: string;
  nextLabel?: string;
  /** Stands in the middle of the variant `text`. */
  positionText?: string;
  disabled?: boolean;
  className?: string;
}

/** Renders nothing for fewer than two pages. */
export function Pagination({
  page,
  pageCount,
  onPageChange,
  form,
  variant = 'numbered',
  steps = true,
  label = words().pages ?? 'Pages',
  previousLabel = words().previous ?? 'Previous',
  nextLabel = words().next ?? 'Next',
  positionText = words().position?.(page, pageCount) ?? `Page ${page} of ${pageCount}`,
  disabled = false,
  className,
}: PaginationProps) {
  if (pageCount < 2) return null;
  const submits = (value: number) => (form ? ({ type: 'submit', form, name: 'page', value } as const) : {});
  const previous = (
    <Button
      variant="outline"
      disabled={disabled || page <= 1}
      {...submits(page - 1)}
      onClick={() => onPageChange(Math.max(1, page - 1))}
    >
      {previousLabel}
    </Button>
  );
  const next = (
    <Button
      variant="outline"
      disabled={disabled || page >= pageCount}
      {...submits(page + 1)}
      onClick={() => onPageChange(Math.min(pageCount, page + 1))}
    >
      {nextLabel}
    </Button>
  );
  if (variant === 'text') {
    return (
      <nav aria-label={label} className={clsx(PAGES, className)}>
        {previous}
        <span className={styles.text} aria-live="polite">
          {positionText}
        </span>
        {next}
      </nav>
    );
  }
  return (
    <nav aria-label={label} className={clsx(PAGES, styles.withNumbers, className)}>
      {steps && previous}
      <span className={styles.numbers}>
        {pageNumbers(page, pageCount).map((n, i) =>
          n === null ? (
            <span key={`gap-${i}`} className={styles.gap} aria-hidden="true">
              …
            </span>
          ) : (
            <button
              key={n}
              type="button"
              className={styles.number}
              aria-current={n === page ? 'page' : undefined}
              disabled={disabled}
              {...submits(n)}
              onClick={() => onPageChange(n)}
            >
              {n}
            </button>
          ),
        )}
      </span>
      {steps && next}
    </nav>
  );
}
