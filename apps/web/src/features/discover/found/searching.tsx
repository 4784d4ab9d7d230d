import { m } from '../../../lib/language/messages';
import { PeopleSkeleton } from '../../../parts/person/person-list';

export const Searching = () => <PeopleSkeleton label={m.discover_searching()} />;
