import { VisuallyHidden } from '@aranya/ui';
import { clsx } from 'clsx';
import { m } from '../../../lib/language/messages';
import { useOverview } from './use-overview';

interface OpenCountProps {
  count: number | null | undefined;
  className?: string | undefined;
}

/** Stands at the end of a link's label; shows nothing for none. */
export function OpenCount({ count, className }: OpenCountProps) {
  if (!count) return null;
  return (
    <>
      {' '}
      <span className={clsx('tally rigid tiny centered', className)}>
        {count > 99 ? '99+' : count} <VisuallyHidden>{m.admin_open()}</VisuallyHidden>
      </span>
    </>
  );
}

export function OpenReportsCount() {
  const { data } = useOverview();
  return <OpenCount count={data?.open.reports} className="push-end" />;
}
