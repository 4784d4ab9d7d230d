import type { Fact, FactValue } from '@aranya/contracts';
import { m } from '../../lib/language/messages';
import { capital } from '../../lib/capital';
import { factKeyWords } from './fact-key-words';

/** As in 'Glance › weight › kg', counted from 1. */
export const factLabel = (field: string): string =>
  capital(
    field
      .replace(/^glance\./, '')
      .split('.')
      .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : (factKeyWords[part]?.() ?? part)))
      .join(' › '),
  );

/** @param words of the page's language for values of a record */
export function factText(value: FactValue | null, words: Fact['words'] = {}): string {
  if (value === null) return m.fact_none();
  if (typeof value === 'boolean') return value ? m.fact_yes() : m.fact_no();
  return [value]
    .flat()
    .map((one) => words[one] ?? String(one))
    .join(', ');
}

/** As the form shows it: a list has a line for each text. */
export function typedFact({ value, input }: Fact): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.join(input === 'texts' ? '\n' : ', ');
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

/** Reads what was typed. Where a number is asked for, any other text stays as it is, so that the server names the fault. */
export function readFact(input: Fact['input'], typed: string): FactValue {
  const numberOr = (text: string) => (text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text));
  if (input === 'number') return numberOr(typed);
  if (input === 'yes_no') return typed === 'yes' ? true : typed === 'no' ? false : typed;
  if (input === 'text') return typed;
  const parts = typed
    .split(input === 'texts' ? '\n' : /[\s,]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (input === 'texts') return parts;
  const numbers = parts.map(Number);
  return numbers.some(Number.isNaN) ? parts : numbers;
}
