import { type RefObject, useEffect } from 'react';

/** Submits the form by Ctrl+Enter, or Cmd+Enter on a Mac, in any field. */
export function useSubmitKeys(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, isComposing, repeat, target } = event;
      if (key !== 'Enter' || !(ctrlKey || metaKey) || isComposing || repeat) return;
      if (!(target instanceof Node) || !form.current?.contains(target)) return;
      event.preventDefault();
      form.current.requestSubmit();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [form]);
}
