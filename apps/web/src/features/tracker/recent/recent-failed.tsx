import { Button } from '@aranya/ui';
import { useOnline } from '../../../lib/use-online';

export function RecentFailed({ onRetry }: { onRetry: () => void }) {
  const online = useOnline();
  return (
    <div role="alert" className="stack gap-3 starts">
      <p>
        {online
          ? 'The recent tracks could not be loaded.'
          : 'You are offline. The recent tracks load by themselves once you are back online.'}
      </p>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
