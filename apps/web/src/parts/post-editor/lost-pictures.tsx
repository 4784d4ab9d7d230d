import { m } from '../../lib/language/messages';

export const LostPictures = ({ count }: { count: number }) => <p>{m.editor_lost({ count })}</p>;
