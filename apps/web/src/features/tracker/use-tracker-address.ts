import { useLocation, useNavigate } from 'react-router';
import { useAfterHydration } from '../../lib/hydration';
import { routeBySlug, type Route } from './route';

/** The query string of one route. */
export const routeSearch = ({ slug }: Route) => `?animal=${slug}`;

/** The query string of the view that draws every route. */
export const ALL_SEARCH = '?view=all';

export interface TrackerView {
  route: Route | undefined;
  all: boolean;
}

/** What a query string asks for; an unknown animal counts as none. */
export function readTrackerAddress(search: string): TrackerView {
  const query = new URLSearchParams(search);
  const route = routeBySlug(query.get('animal'));
  return { route, all: !route && query.get('view') === 'all' };
}

/** What the screen shows, which lives in the address, and the way to change it, which makes a history entry. */
export function useTrackerAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  // The prerendered page knows no query string; without one nothing is drawn a second time.
  const asked = useAfterHydration(() => search, '');
  const view = readTrackerAddress(asked);
  return {
    ...view,
    select: (route: Route) =>
      void navigate(
        { search: routeSearch(route) },
        { preventScrollReset: true, replace: route === view.route },
      ),
  };
}
