import { useQueryClient } from '@tanstack/react-query';
import { tellEnd, tsr } from '../../lib/api';
import { meQueryKey } from '../../lib/session/use-me';

/** What new pictures get; the strictest while it is not known. */
export function usePictureLicence() {
  const { data } = tsr.users.getData.useQuery({
    queryKey: meQueryKey,
    select: ({ body }) => body.picture_licence,
    staleTime: 60_000,
  });
  return data ?? 'all_rights_reserved';
}

export function useSetPictureLicence() {
  const queryClient = useQueryClient();
  return tsr.users.setPictureLicence.useMutation(
    tellEnd(() => queryClient.invalidateQueries({ queryKey: meQueryKey })),
  );
}
