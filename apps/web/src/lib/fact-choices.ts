import type { Glance } from '@aranya/wildlife-data';
import { m } from './language/messages';

type Words<Value extends string> = Readonly<Record<Value, () => string>>;

export const trendWords: Words<Glance['population']['trend']> = {
  increasing: m.trend_increasing,
  stable: m.trend_stable,
  decreasing: m.trend_decreasing,
  unknown: m.trend_unknown,
};

export const activeWords: Words<Glance['activity']['time']> = {
  day: m.active_day,
  night: m.active_night,
  'dawn and dusk': m.active_dawn_and_dusk,
  'any hour': m.active_any_hour,
};

export const scheduleWords: Words<Glance['law']['india']> = {
  'Schedule I': m.law_schedule_1,
  'Schedule II': m.law_schedule_2,
  'Not scheduled': m.law_not_scheduled,
  'Not native to India': m.law_not_native,
};

export const appendixWords: Words<Glance['law']['cites']> = {
  'Appendix I': m.law_appendix_1,
  'Appendix II': m.law_appendix_2,
  'Appendix III': m.law_appendix_3,
  'Not listed': m.law_not_listed,
};

export const signWords: Words<Glance['signs'][number]['kind']> = {
  track: m.sign_track,
  call: m.sign_call,
  droppings: m.sign_droppings,
  'nest or den': m.sign_nest,
  'other sign': m.sign_other,
};
