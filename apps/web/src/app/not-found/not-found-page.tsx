import { privateMeta } from '../page-meta';
import { NotFound } from './not-found';

export const meta = () => privateMeta('Page not found');

/** Whatever no other route takes. The server answers such addresses with 404. */
export default function NotFoundPage() {
  return <NotFound />;
}
