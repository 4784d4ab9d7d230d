import { useQueryClient } from '@tanstack/react-query';
import { tellEnd, tsr } from '../../lib/api';
import { meQueryKey } from '../../lib/session/use-me';

/** Undefined while loading, null if none was chosen. */
export function useRecordLicence() {
  const { data } = tsr.users.getData.useQuery({
    queryKey: meQueryKey,
    select: ({ body }) => body.record_licence ?? null,
    staleTime: 60_000,
  });
  return data;
}

export function useSetRecordLicence() {
  const queryClient = useQueryClient();
  return tsr.users.setRecordLicence.useMutation(
    tellEnd(() => queryClient.invalidateQueries({ queryKey: meQueryKey })),
  );
}
