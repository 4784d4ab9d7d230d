import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../lib/paths';

const WITH_OWN_USE = 'a, button, input, textarea, select, label, summary, form';

/** Opens the post by a click beside links and buttons; selecting words does not. */
export function useOpenPost(postId: string) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const to = paths.post(postId);
  if (pathname === to) return undefined;
  return (event: MouseEvent<HTMLElement>) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    // Dialogs and menus of the card are elsewhere in the document.
    if (!event.currentTarget.contains(event.target) || event.target.closest(WITH_OWN_USE)) return;
    if (window.getSelection()?.isCollapsed === false) return;
    void navigate(to);
  };
}
