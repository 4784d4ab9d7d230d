/** For how many frames the focus is looked after: about a second. */
const WATCHED = 60;

/**
 * For about a second, gives the focus a new place whenever nothing has it. What had it may go with an
 * answer of the server, and a dialog gives it up and looks for the button that opened it: in which order, and how much
 * later, depends on how busy the browser is.
 * @param give focuses what is left; called anew each time, since the page changes meanwhile
 * @param patience for how many frames nothing has the focus before it is given
 */
export function keepFocus(give: () => void, patience = 1): void {
  let frames = 0;
  let lost = 0;
  const look = () => {
    const { activeElement } = document;
    lost = activeElement === null || activeElement === document.body ? lost + 1 : 0;
    if (lost >= patience) give();
    frames += 1;
    if (frames < WATCHED) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
