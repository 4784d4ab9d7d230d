import { tsr } from '../../lib/api';
import { muteKeys } from './mute-keys';

const options = {
  queryKey: muteKeys.words,
  select: ({ body }: { body: { words: string[] } }) => body.words,
  staleTime: 5 * 60_000,
};

/** Reads them from the API. */
export const useLoadedMutedWords = () => tsr.mutes.mutedWords.useQuery(options);

const none: string[] = [];

/** As the community's layout loaded them, folded; none until then. */
export function useMutedWords(): readonly string[] {
  const { data = none } = tsr.mutes.mutedWords.useQuery({ ...options, enabled: false });
  return data;
}
