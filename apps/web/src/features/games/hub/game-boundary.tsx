import { ErrorState } from '@aranya/ui';
import { Component, type ReactNode } from 'react';

/**
 * Keeps the page standing when a game cannot be loaded, which is what happens when the network is away. The page is
 * loaded again for another try: React remembers that a lazy part has failed.
 */
export class GameBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState
        title="The game did not load"
        text="Check your connection, then try again."
        onRetry={() => window.location.reload()}
      />
    );
  }
}
