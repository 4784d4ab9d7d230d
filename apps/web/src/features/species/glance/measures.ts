import type { Glance } from '@aranya/wildlife-data';
import { m } from '../../../lib/language/messages';

const MEASURES: Readonly<Record<Glance['size'][number]['measure'], () => string>> = {
  'head and body length': m.measure_head_and_body,
  'total length': m.measure_total_length,
  'standing height': m.measure_standing_height,
  'shoulder height': m.measure_shoulder_height,
  wingspan: m.measure_wingspan,
  'tail length': m.measure_tail_length,
  'shell length': m.measure_shell_length,
  'disc width': m.measure_disc_width,
  'leg span': m.measure_leg_span,
  'colony height': m.measure_colony_height,
  'body length': m.measure_body_length,
};

export const measureLabel = (measure: keyof typeof MEASURES): string => MEASURES[measure]();
