import type { GuestLifeList, GuestMember, GuestPost, GuestThread } from '@aranya/contracts';
import { useQuery } from '@tanstack/react-query';
import { fetchJson } from '../../lib/fetch-json';

/** Fails where guests may not read it. */
const useGuestAnswer = <Answer>(path: string) =>
  useQuery({
    queryKey: ['guests', path],
    queryFn: async ({ signal }) => (await (await fetchJson(`/api/guests/${path}`, signal)).json()) as Answer,
    retry: false,
  });

export const useGuestPost = (postId: string) =>
  useGuestAnswer<{ post: GuestPost; comments: GuestThread[] }>(`posts/${encodeURIComponent(postId)}`);

/** @param profileId an id, or `@` and a username */
export const useGuestMember = (profileId: string) =>
  useGuestAnswer<{ member: GuestMember; life_list: GuestLifeList | null; posts: GuestPost[] }>(
    `members/${encodeURIComponent(profileId)}`,
  );

/** @param of an animal's slug or key, or that of a park */
export const useGuestSightings = (of: { species: string } | { park: string }) =>
  useGuestAnswer<{ posts: GuestPost[] }>(`sightings?${new URLSearchParams(of)}`);
