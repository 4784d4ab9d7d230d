import { startFakeServer } from './fake-server';

/** Two studies: geese with exact places, and elephants in cells. */
export async function startMovebank(): Promise<{
  settings: Record<string, string>;
  close: () => Promise<void>;
}> {
  const { ready, close } = await startFakeServer<{ service: string; studies: number[] }>(
    'apps/api/src/public/live-tracks/testing/fake-movebank.main.ts',
  );
  return {
    settings: { MOVEBANK_URL: ready.service, MOVEBANK_STUDIES: ready.studies.join(',') },
    close,
  };
}
