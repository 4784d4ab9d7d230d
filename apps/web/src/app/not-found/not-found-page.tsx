import { m } from '../../lib/language/messages';
import { privateMeta } from '../../lib/page-meta';
import { NotFound } from '../../parts/site/not-found';

export const meta = () => privateMeta(m.not_found_page());

export default function NotFoundPage() {
  return <NotFound />;
}
