import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePendingFavorites } from '../favorites';
import { syncFavorites } from './sync-favorites';

export function FavoritesSync({ userId }: { userId: string }) {
  const waiting = usePendingFavorites(userId);
  const { refetch } = useQuery({
    queryKey: ['favorites', userId],
    queryFn: () => syncFavorites(userId),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    if (waiting > 0) void refetch();
  }, [waiting, refetch]);
  return null;
}
