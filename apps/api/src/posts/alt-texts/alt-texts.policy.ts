import { type AppError, errors } from '../../platform/plugins/errors';

export interface DescribedPicture {
  authorId: string;
  /** False after a block by either person, and for hidden posts. */
  visible: boolean;
  /** Whether the post has a picture at this place. */
  exists: boolean;
}

export interface SuggestionAccess {
  authorId: string;
  suggesterId: string;
  /** Whether the post exists for the current user. */
  visible: boolean;
}

const pictureGone = () => errors.notFound('This picture is gone.');
const suggestionGone = () => errors.notFound('This suggestion is gone.');

/** The author describes their pictures themselves. */
export function authorizeSuggest(picture: DescribedPicture | null, currentUserId: string): AppError | null {
  if (!picture?.visible || !picture.exists) return pictureGone();
  return picture.authorId === currentUserId
    ? errors.invalid('This picture is your own: describe it by editing your post.')
    : null;
}

export function authorizeTake(suggestion: SuggestionAccess | null, currentUserId: string): AppError | null {
  return suggestion?.visible && suggestion.authorId === currentUserId ? null : suggestionGone();
}

/** By the author of the post or by who made the suggestion; others must not learn that it exists. */
export function authorizeRemove(suggestion: SuggestionAccess | null, currentUserId: string): AppError | null {
  if (suggestion === null) return suggestionGone();
  if (suggestion.suggesterId === currentUserId) return null;
  return authorizeTake(suggestion, currentUserId);
}
