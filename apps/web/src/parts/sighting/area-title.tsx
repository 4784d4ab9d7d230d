import { findNamedArea } from '../../lib/areas';

/** Unknown areas show their key. */
export const AreaTitle = ({ area }: { area: string }) => <>{findNamedArea(area)?.title ?? area}</>;
