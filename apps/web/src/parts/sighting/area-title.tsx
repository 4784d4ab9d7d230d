import { findNamedArea } from '../../lib/areas';
import { Said } from '../../lib/language/said';

/** Unknown areas show their key. */
export const AreaTitle = ({ area }: { area: string }) => <Said text={findNamedArea(area)?.title ?? area} />;
