import { privateMeta } from '../page-meta';
import { NotFound } from './not-found';

export const meta = () => privateMeta('Page not found');

export default function NotFoundPage() {
  return <NotFound />;
}
