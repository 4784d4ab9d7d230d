import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useHydrated } from './hydration';

type Field = HTMLInputElement | HTMLSelectElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

const initialValue = (field: Field): string | undefined =>
  field instanceof HTMLInputElement
    ? field.defaultValue
    : ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value;

/**
 * Keeps uncontrolled fields in step with the query string.
 * @param onEarlyInput receives, once, changes made before hydration
 */
export function useSearchForm<Values extends Record<string, string>>(
  values: Values,
  onEarlyInput: (changed: Partial<Values>) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  /** The values since hydration. */
  const lastValues = useRef<Values>(null);
  const early = useRef<readonly Field[]>([]);
  const hydrated = useHydrated();
  const listFields = () => [...(form.current?.elements ?? [])].filter(isField);

  const readEarlyInput = useEffectEvent(() => {
    const changed = listFields().filter(
      (field) => field.name in values && field.value !== initialValue(field),
    );
    early.current = changed;
    if (changed.length > 0) {
      onEarlyInput(Object.fromEntries(changed.map(({ name, value }) => [name, value])) as Partial<Values>);
    }
  });
  useLayoutEffect(() => readEarlyInput(), []);

  useLayoutEffect(() => {
    if (!hydrated) return;
    const before = lastValues.current;
    lastValues.current = values;
    for (const field of listFields()) {
      const value = values[field.name];
      // Early changes are on their way into the query string; their event may still be pending.
      const isInStep = before ? before[field.name] === value : early.current.includes(field);
      if (value !== undefined && !isInStep && field.value !== value) field.value = value;
    }
  });
  return form;
}
