import { tsr } from '../../lib/api';
import { muteKeys } from './mute-keys';

const options = {
  queryKey: muteKeys.words,
  select: ({ body }: { body: { words: string[] } }) => body.words,
  staleTime: 5 * 60_000,
};

export const useLoadedMutedWords = () => tsr.mutes.mutedWords.useQuery(options);

const none: string[] = [];

/** Returns the folded words that the community's layout has loaded; none until then. */
export function useMutedWords(): readonly string[] {
  const { data = none } = tsr.mutes.mutedWords.useQuery({
    ...options,
    enabled: false,
    notifyOnChangeProps: ['data'],
  });
  return data;
}
