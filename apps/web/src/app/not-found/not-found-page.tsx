import { privateMeta } from '../../lib/page-meta';
import { NotFound } from '../../parts/site/not-found';

export const meta = () => privateMeta('Page not found');

export default function NotFoundPage() {
  return <NotFound />;
}
