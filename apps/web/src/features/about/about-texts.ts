import { m } from '../../lib/language/messages';

/** Read while rendering, as a page's language is known by then. */
export const purposes = () => [
  { name: m.about_mission(), text: m.about_mission_text() },
  { name: m.about_vision(), text: m.about_vision_text() },
  { name: m.about_strategy(), text: m.about_strategy_text() },
];

export const values = () => [
  { name: m.about_integrity(), text: m.about_integrity_text() },
  { name: m.about_sustainability(), text: m.about_sustainability_text() },
  { name: m.about_collaboration(), text: m.about_collaboration_text() },
  { name: m.about_transparency(), text: m.about_transparency_text() },
];
