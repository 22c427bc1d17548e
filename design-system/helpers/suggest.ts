import type { Helper } from './helper';
import { ISLAND_WAKES } from './islands';
import { listeners } from './listeners';

interface Suggestion {
  id: string | number;
  label: string;
  detail?: string;
}

const WAIT_MS = 150;
const LEAST_LETTERS = 2;

/**
 * Suggestions for every `[data-suggest]` input, including later ones: each starts when first focused. When React takes a form over, its
 * fields are restored first.
 */
export const suggestPlaces: Helper = (root) => {
  const { signal, stop } = listeners();
  const started = new Map<HTMLInputElement, () => void>();
  const start = (target: EventTarget | null) => {
    if (!(target instanceof HTMLInputElement) || !target.dataset['suggest'] || started.has(target)) return;
    started.set(target, combobox(target));
  };
  const letGo = (part: Node) => {
    for (const [input, undo] of started) {
      if (!part.contains(input)) continue;
      undo();
      started.delete(input);
    }
  };
  root.addEventListener('focusin', (event) => start(event.target), { signal });
  root.addEventListener(ISLAND_WAKES, (event) => letGo(event.target as Node), { signal });
  start(root.activeElement);
  return () => {
    stop();
    letGo(root);
  };
};

/**
 * The ARIA pattern of an editable combobox with a list: the focus stays in the field, the arrow keys move through the list. Returns a
 * function that undoes it.
 */
function combobox(input: HTMLInputElement): () => void {
  const { signal, stop } = listeners();
  const { suggest = '', suggestId = '', suggestNone = '', suggestCount = '' } = input.dataset;
  const hidden = document.getElementById(suggestId) as HTMLInputElement | null;
  const list = document.createElement('ul');
  list.id = `${input.id}-suggestions`;
  list.role = 'listbox';
  list.hidden = true;
  list.setAttribute('aria-label', input.labels?.[0]?.textContent ?? '');
  const status = document.createElement('span');
  status.role = 'status';
  status.className = 'visually-hidden';
  input.after(list, status);
  input.role = 'combobox';
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', list.id);
  input.setAttribute('aria-expanded', 'false');

  let shown: Suggestion[] = [];
  let active = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: AbortController | undefined;
  /** An answer is on its way; `reached` once ↓ was pressed for its list. */
  let awaited: 'no' | 'yes' | 'reached' = 'no';

  const mark = (index: number) => {
    active = index;
    [...list.children].forEach((option, at) => option.setAttribute('aria-selected', String(at === index)));
    if (index < 0) input.removeAttribute('aria-activedescendant');
    else {
      input.setAttribute('aria-activedescendant', `${list.id}-${index}`);
      list.children[index]?.scrollIntoView({ block: 'nearest' });
    }
  };
  const close = () => {
    awaited = 'no';
    clearTimeout(timer);
    request?.abort();
    list.hidden = true;
    status.className = 'visually-hidden';
    input.setAttribute('aria-expanded', 'false');
    mark(-1);
  };
  const keep = (suggestions: Suggestion[]) => {
    const marked = shown[active]?.id;
    shown = suggestions;
    list.replaceChildren(...suggestions.map((suggestion, index) => optionOf(`${list.id}-${index}`, suggestion)));
    list.hidden = suggestions.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
    // Who has gone to one stays there, if it is still among them.
    mark(suggestions.findIndex(({ id }) => id === marked));
  };
  const show = (suggestions: Suggestion[]) => {
    const isReached = awaited === 'reached';
    awaited = 'no';
    keep(suggestions);
    if (isReached && suggestions.length > 0) mark(0);
    // That nothing matches is shown as well as announced; a place that was picked is one.
    const none = hidden?.value ? '' : suggestNone;
    status.className = list.hidden ? '' : 'visually-hidden';
    const said = suggestions.length ? suggestCount.replace('{count}', String(suggestions.length)) : none;
    // The same again would be read again.
    if (status.textContent !== said) status.textContent = said;
  };
  const pick = (index: number) => {
    const suggestion = shown[index];
    if (!suggestion) return;
    input.value = suggestion.label;
    if (hidden) hidden.value = String(suggestion.id);
    close();
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const ask = async (text: string) => {
    request?.abort();
    request = new AbortController();
    try {
      const answer = await fetch(`${suggest}?q=${encodeURIComponent(text)}`, { signal: request.signal });
      if (!answer.ok) awaited = 'no';
      else if (document.activeElement === input) show((await answer.json()) as Suggestion[]);
    } catch (error) {
      // The field still works as a text field without a network; a later keystroke asks again.
      if (!(error instanceof DOMException)) awaited = 'no';
    }
  };

  input.addEventListener(
    'input',
    () => {
      // The text no longer matches the picked place.
      if (hidden) hidden.value = '';
      clearTimeout(timer);
      const text = input.value.trim();
      if (text.length < LEAST_LETTERS) return close();
      // What no longer fits cannot be picked while the answer is on its way; of what does, the shortest is what was typed, if anything is.
      // Not the function that the hydrated field has: a module of both would be one more file to load.
      const fits = ({ label }: Suggestion) => label.toLowerCase().startsWith(text.toLowerCase());
      if (!list.hidden) keep(shown.filter(fits).sort((a, b) => a.label.length - b.label.length));
      awaited = 'yes';
      timer = setTimeout(() => void ask(text), WAIT_MS);
    },
    { signal },
  );
  input.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing) return;
      // Somebody who goes down into a list that has not come yet must not send the form with Enter: it is about to come. Where nothing was
      // typed, it is asked for: what the text that the page came with may mean.
      const text = input.value.trim();
      if (list.hidden && event.key === 'ArrowDown' && text.length >= LEAST_LETTERS) {
        if (awaited === 'no') void ask(text);
        awaited = 'reached';
      }
      if (list.hidden && awaited === 'reached' && event.key === 'Enter') event.preventDefault();
      if (list.hidden) return;
      const last = shown.length - 1;
      if (event.key === 'ArrowDown') mark(active < last ? active + 1 : 0);
      else if (event.key === 'ArrowUp') mark(active > 0 ? active - 1 : last);
      else if (event.key === 'Escape') close();
      else if (event.key === 'Enter' && active >= 0) pick(active);
      else {
        if (event.key === 'Tab' && active >= 0) pick(active);
        return;
      }
      event.preventDefault();
    },
    { signal },
  );
  input.addEventListener('blur', close, { signal });
  // Pressing on the list must not take the focus from the field.
  list.addEventListener('pointerdown', (event) => event.preventDefault(), { signal });
  list.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  list.addEventListener(
    'click',
    (event) => pick([...list.children].indexOf((event.target as Element).closest('[role=option]')!)),
    { signal },
  );
  return () => {
    // The hydrated field brings back the list that was open or awaited, with what was marked in it.
    if (awaited !== 'no' || !list.hidden)
      input.closest('[data-island]')?.setAttribute('data-suggesting', String(shown[active]?.id ?? ''));
    close();
    stop();
    list.remove();
    status.remove();
    for (const name of ['role', 'aria-autocomplete', 'aria-controls', 'aria-expanded']) input.removeAttribute(name);
  };
}

function optionOf(id: string, { label, detail }: Suggestion): HTMLLIElement {
  const option = document.createElement('li');
  option.id = id;
  option.role = 'option';
  const name = document.createElement('span');
  name.textContent = label;
  option.append(name);
  if (detail) {
    const small = document.createElement('small');
    small.textContent = detail;
    option.append(' ', small);
  }
  return option;
}
