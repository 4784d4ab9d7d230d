import { type RefObject, useEffect } from 'react';

/** Ctrl+Enter, or Cmd+Enter on a Mac, submits the form from any of its fields. */
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
