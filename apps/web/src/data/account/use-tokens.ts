import { useQueryClient } from '@tanstack/react-query';
import { tellEnd } from '../../lib/api';
import { club } from '../../lib/api/club';

const tokensKey = ['tokens'] as const;

export const useTokens = () =>
  club.tokens.list.useQuery({ queryKey: tokensKey, select: ({ body }) => body.tokens });

const useRefreshTokens = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: tokensKey });
};

export const useMakeToken = () => club.tokens.make.useMutation({ onSettled: useRefreshTokens() });

export const useRevokeToken = () => club.tokens.revoke.useMutation(tellEnd(useRefreshTokens()));
