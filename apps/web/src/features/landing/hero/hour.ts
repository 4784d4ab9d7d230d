/** The light of the hero. */
export type Hour = 'dawn' | 'day' | 'dusk' | 'night';

export function hourOfDay(date: Date): Hour {
  const hour = date.getHours();
  if (hour < 5 || hour > 18) return 'night';
  return hour < 8 ? 'dawn' : hour < 17 ? 'day' : 'dusk';
}

/** With the moon up, the hero is dark whatever the page is. */
export const hourAttributes = (hour: Hour) => ({
  'data-hour': hour,
  'data-theme': hour === 'dusk' || hour === 'night' ? 'dark' : undefined,
});

/** Does the same to the element that holds the script, before anything is painted. */
export const hourScript = `(function(d,n){var h=n<5||n>18?'night':n<8?'dawn':n<17?'day':'dusk';d.hour=h;if(h[0]=='n'||h=='dusk')d.theme='dark'})(document.currentScript.parentNode.dataset,new Date().getHours())`;
