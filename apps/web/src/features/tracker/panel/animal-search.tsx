import { Combobox } from '@aranya/ui';
import { folded } from '@aranya/wildlife-data';
import { useState, type FormEvent } from 'react';
import { useHydrated } from '../../../lib/hydration';
import { m } from '../../../lib/language/messages';
import { Portrait } from '../../../lib/artwork';
import { KindLabel } from './kind-label';
import { type Suggestion, suggestionText, useSuggestions } from './suggestions';

interface AnimalSearchProps {
  name: string | undefined;
  onSelect: (suggestion: Suggestion) => void;
}

export function AnimalSearch({ name, onSelect }: AnimalSearchProps) {
  const hydrated = useHydrated();
  const [text, setText] = useState(name ?? '');
  /** True after a choice, until something is typed. */
  const [settled, setSettled] = useState(true);
  const suggestionsFor = useSuggestions();
  const [lastName, setLastName] = useState(name);
  if (lastName !== name) {
    setLastName(name);
    setText(name ?? '');
    setSettled(true);
  }

  const found = settled ? [] : suggestionsFor(text);
  const noMatch = !settled && text.trim() !== '' && found.length === 0 && text !== name;

  const choose = (chosen: Suggestion) => {
    setText(suggestionText(chosen));
    setSettled(true);
    onSelect(chosen);
    // The on-screen keyboard would cover the map.
    if (window.matchMedia('(pointer: coarse)').matches && document.activeElement instanceof HTMLElement) {
      document.activeElement.blur();
    }
  };

  // Enter without a marked suggestion takes the only one, or the one with exactly this name.
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = folded(text.trim());
    const match =
      found.length === 1 ? found[0] : found.find((each) => folded(suggestionText(each)) === wanted);
    if (match) choose(match);
  };

  return (
    <form role="search" className="by-script" onSubmit={submit}>
      {/* Before hydration, Enter would reload the page and lose the text. A disabled button prevents that. */}
      <button type="submit" hidden disabled={!hydrated} />
      <Combobox
        label={m.track_search()}
        placeholder={m.track_search_hint()}
        clearLabel={m.clear_search()}
        inputValue={text}
        onInputValueChange={(value) => {
          setText(value);
          setSettled(false);
        }}
        items={found}
        itemKey={({ path }) => path}
        itemLabel={suggestionText}
        renderItem={({ name: species, individual, portrait }) => (
          <>
            <Portrait className="rigid circle" slug={portrait} size={32} loading="eager" />
            <span className="grows shrinks lh-13">
              <span className="block">{species}</span>
              {individual !== undefined && <span className="block tiny ink-2">{individual}</span>}
            </span>{' '}
            <KindLabel kind={individual === undefined ? 'simulated' : 'measured'} />
          </>
        )}
        onSelect={choose}
        noMatchText={noMatch ? m.track_search_none() : undefined}
      />
    </form>
  );
}
