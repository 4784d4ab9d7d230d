/** The light of the hero. */
export type Hour = 'dawn' | 'day' | 'dusk' | 'night';

export const hourOfDay = (date: Date): Hour => {
  const hour = date.getHours();
  if (hour < 5 || hour > 18) return 'night';
  return hour < 8 ? 'dawn' : hour < 17 ? 'day' : 'dusk';
};

/** Sets the hour of the element that holds it, before anything is painted. */
export const hourScript = `document.currentScript.parentNode.dataset.hour=(${hourOfDay.toString()})(new Date())`;
