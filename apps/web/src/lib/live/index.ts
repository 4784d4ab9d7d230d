export { useLiveEvents } from './use-live-events';
export { useLiveStore } from './live-store';
export { useConnectionLost } from './use-connection-lost';
