import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tsr } from '../../lib/api';
import { chosenLanguage } from '../../lib/language/kept-language';
import { getLocale } from '../../lib/language/locale';
import { meQueryKey } from '../../lib/session/use-me';

/**
 * The account keeps the language that its member reads, for mails and notifications. English counts only where it was
 * chosen, as links lead to English pages too.
 */
export function useTellLanguage(): void {
  const queryClient = useQueryClient();
  const { data: kept } = tsr.users.getData.useQuery({
    queryKey: meQueryKey,
    select: ({ body }) => body.language ?? 'en',
    staleTime: 60_000,
  });
  const { mutate } = tsr.users.setLanguage.useMutation();
  useEffect(() => {
    const language = getLocale();
    if (kept === undefined || kept === language || (language === 'en' && chosenLanguage() !== 'en')) return;
    mutate(
      { body: { language } },
      { onSuccess: () => void queryClient.invalidateQueries({ queryKey: meQueryKey }) },
    );
  }, [kept, mutate, queryClient]);
}
