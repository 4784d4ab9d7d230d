import { type AppError, errors } from '../../platform/plugins/errors';

export interface DescribedPicture {
  authorId: string;
  visible: boolean;
  exists: boolean;
}

export interface SuggestionAccess {
  authorId: string;
  suggesterId: string;
  visible: boolean;
}

const pictureGone = () => errors.notFound('This picture is gone.');
const suggestionGone = () => errors.notFound('This suggestion is gone.');

/** The author describes their pictures themselves. */
export function authorizeSuggest(picture: DescribedPicture | null, currentUserId: string): AppError | null {
  if (!picture?.visible || !picture.exists) return pictureGone();
  return picture.authorId === currentUserId
    ? errors.invalid('This is your own picture. Describe it by editing your post.')
    : null;
}

export function authorizeTake(suggestion: SuggestionAccess | null, currentUserId: string): AppError | null {
  return suggestion?.visible && suggestion.authorId === currentUserId ? null : suggestionGone();
}

/** Only the post's author and the suggester may learn that it exists. */
export function authorizeRemove(suggestion: SuggestionAccess | null, currentUserId: string): AppError | null {
  if (suggestion === null) return suggestionGone();
  if (suggestion.suggesterId === currentUserId) return null;
  return authorizeTake(suggestion, currentUserId);
}
