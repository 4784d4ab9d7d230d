import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSiteNavigate } from '../../lib/language/use-site-navigate';
import { paths } from '../../lib/paths';
import { isTypedInto } from '../../lib/use-type-to-focus';
import { FIELDS, likePost, openPost, OVERLAYS, stepToPost } from './post-keys';
import { useSingleKeys } from './shortcuts-store';

const isTyping = (target: EventTarget | null) =>
  isTypedInto() || (target instanceof Element && target.closest(FIELDS) !== null);

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  field?.focus();
  field?.select();
  return field !== null;
}

/** Handles single keys, unless somebody types, a layer covers the page, or they are turned off. */
export function useShortcuts(onHelp: () => void): void {
  const isOn = useSingleKeys();
  const navigate = useSiteNavigate();
  const { pathname } = useLocation();
  const searches = useRef(false);

  useEffect(() => {
    if (searches.current) focusSearch();
    searches.current = false;
  }, [pathname]);

  const search = () => {
    if (focusSearch()) return;
    searches.current = true;
    navigate(paths.discover());
  };
  /** Each returns whether it did something. */
  const actions: Record<string, () => boolean | void> = {
    '?': onHelp,
    '/': search,
    n: () => navigate(paths.createPost()),
    j: () => stepToPost(1),
    k: () => stepToPost(-1),
    l: likePost,
    enter: openPost,
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, defaultPrevented, isComposing, repeat, target } = event;
    const key = event.key.toLowerCase();
    if (!isOn || defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return;
    if (isTyping(target) || document.querySelector(OVERLAYS) !== null) return;
    const action = actions[key];
    // A held key only walks through posts.
    if (action === undefined || (repeat && key !== 'j' && key !== 'k')) return;
    if (action() !== false) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
