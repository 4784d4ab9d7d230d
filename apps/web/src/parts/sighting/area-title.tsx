import { findNamedArea } from '../../lib/areas';

/** Shows the name and the states of an area, and its key where there is none. */
export const AreaTitle = ({ area }: { area: string }) => <>{findNamedArea(area)?.title ?? area}</>;
