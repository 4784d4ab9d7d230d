import { Button } from '@aranya/ui';
import { m } from '../../../lib/language/messages';
import { useOnline } from '../../../lib/use-online';

export function RecentFailed({ onRetry }: { onRetry: () => void }) {
  const online = useOnline();
  return (
    <div role="alert" className="stack gap-3 starts">
      <p>{online ? m.recent_failed() : m.recent_offline()}</p>
      <Button variant="outline" onClick={onRetry}>
        {m.journey_try_again()}
      </Button>
    </div>
  );
}
