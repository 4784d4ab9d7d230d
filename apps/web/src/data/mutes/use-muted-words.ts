import { tsr } from '../../lib/api';
import { muteKeys } from './mute-keys';

const options = {
  queryKey: muteKeys.words,
  select: ({ body }: { body: { words: string[] } }) => body.words,
  staleTime: 5 * 60_000,
};

export const useLoadedMutedWords = () => tsr.mutes.mutedWords.useQuery(options);

const none: string[] = [];

/** Folded; none until the community's layout has loaded them. */
export function useMutedWords(): readonly string[] {
  const { data = none } = tsr.mutes.mutedWords.useQuery({
    ...options,
    enabled: false,
    notifyOnChangeProps: ['data'],
  });
  return data;
}
