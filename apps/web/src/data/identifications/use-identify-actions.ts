import type { Identification, Post } from '@aranya/contracts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { tellEnd, tsr } from '../../lib/api';
import { changePost, postKeys } from '../posts/post-cache';
import { identificationKeys } from './identification-keys';

/** Without the author's species, the sighting stays. */
function withWords(post: Post, { own_words, suggestions }: Identification): Post['sighting'] {
  if (post.sighting === null) return null;
  const before = new Map(post.sighting.species.map((one) => [one.species, one]));
  const taxa = new Map(suggestions.map(({ species, taxon }) => [species, taxon ?? undefined]));
  const species = own_words.map(
    (key) => before.get(key) ?? { species: key, count: null, taxon: taxa.get(key) },
  );
  return { ...post.sighting, species };
}

function show(queryClient: QueryClient, postId: string, identification: Identification): void {
  const { agreed_species, agreed_taxon, suggestions, total } = identification;
  const agree = suggestions.find(({ species }) => species === agreed_species)?.total ?? 0;
  queryClient.setQueryData(identificationKeys.ofPost(postId), {
    status: 200,
    body: { success: true, identification },
  });
  changePost(queryClient, postId, (post) => ({
    ...post,
    agreed_species,
    agreed_taxon,
    suggestions: { agree, total },
    sighting: withWords(post, identification),
  }));
}

export function useIdentifyActions({ _id: postId }: Post) {
  const queryClient = useQueryClient();
  const showAnswer = ({ body }: { body: { message: string; identification: Identification } }) => {
    show(queryClient, postId, body.identification);
    void queryClient.invalidateQueries({ queryKey: postKeys.agreed() });
  };
  const suggest = tsr.identifications.suggest.useMutation(tellEnd(showAnswer));
  const withdraw = tsr.identifications.withdraw.useMutation(tellEnd(showAnswer));
  const ownWord = tsr.identifications.ownWord.useMutation(
    tellEnd((answer) => {
      showAnswer(answer);
      // The sighting's place and day may be shown differently now.
      void queryClient.invalidateQueries({ queryKey: postKeys.all });
    }),
  );
  const isPending = suggest.isPending || withdraw.isPending || ownWord.isPending;
  return {
    isPending,
    suggest: (species: string, note = '') => suggest.mutateAsync({ body: { postId, species, note } }),
    withdraw: () => withdraw.mutate({ body: { postId } }),
    setOwnWord: (species: string | null) => ownWord.mutate({ body: { postId, species } }),
  };
}
