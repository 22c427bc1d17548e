import type { Helper } from './helper';
import { listeners } from './listeners';

/** Adds, removes and moves the parts of a list in a form (RepeatList) without asking the server. */
export const growLists: Helper = (root) => {
  const { signal, stop } = listeners();
  // On the document, for lists added later too: a form that React failed to hydrate is the plain one again.
  root.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-repeat-do]');
      const list = button?.closest<HTMLElement>('[data-repeat]');
      if (button && list && change(list, button)) event.preventDefault();
    },
    { signal },
  );
  return stop;
};

let added = 0;

const itemsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-repeat-item]')];

/** Whether it was done here; if not, the server does it. */
function change(list: HTMLElement, button: HTMLElement): boolean {
  const items = itemsOf(list);
  const item = button.closest<HTMLElement>('[data-repeat-item]');
  const {
    repeatMin,
    repeatMax,
    repeatAdded = '',
    repeatRemoved = '',
    repeatMoved = '',
    repeatSwapped = '',
  } = list.dataset;
  let focus: HTMLElement | null = null;
  let said = '';
  switch (button.dataset['repeatDo']) {
    case 'add': {
      const fresh = items.length < Number(repeatMax) ? newItem(list) : null;
      const last = items.at(-1);
      if (!fresh || !last) return false;
      if (list.dataset['repeatInsert'] === 'before-last') last.before(fresh);
      else last.after(fresh);
      focus = fresh.querySelector('input, select, textarea');
      said = repeatAdded;
      break;
    }
    case 'remove': {
      if (!item || items.length <= Number(repeatMin)) return false;
      const neighbour = items[items.indexOf(item) + 1] ?? items[items.indexOf(item) - 1];
      item.remove();
      focus = neighbour?.querySelector('input, select, textarea') ?? null;
      said = repeatRemoved;
      break;
    }
    case 'up':
      if (!item) return false;
      items[items.indexOf(item) - 1]?.before(item);
      focus = button;
      said = repeatMoved;
      break;
    case 'swap':
      items[1]?.after(items[0]!);
      focus = button;
      said = repeatSwapped;
      break;
    case 'down':
      if (!item) return false;
      items[items.indexOf(item) + 1]?.after(item);
      focus = button;
      said = repeatMoved;
      break;
    default:
      return false;
  }
  relabel(list);
  // Tells React, when it takes the list over, that it differs from what the server sent.
  list.dataset['repeatChanged'] = '';
  // A button that is now hidden passes the focus to its part's field.
  if (focus?.hidden) focus = focus.closest('[data-repeat-item]')?.querySelector('input, select, textarea') ?? null;
  focus?.focus();
  const status = list.querySelector('[data-repeat-status]');
  const name = item?.querySelector('[data-repeat-label]')?.textContent ?? '';
  if (status) status.textContent = said.replace('{name}', name);
  return true;
}

/** A part from the template; `{key}` in its attributes is replaced with a unique key. */
function newItem(list: HTMLElement): HTMLElement | null {
  const template = document.createElement('template');
  template.innerHTML = list.querySelector('[data-repeat-template]')?.textContent ?? '';
  const item = template.content.firstElementChild;
  if (!(item instanceof HTMLElement)) return null;
  const key = `added-${(added += 1)}`;
  for (const element of [item, ...item.querySelectorAll('*')]) {
    for (const attribute of [...element.attributes])
      if (attribute.value.includes('{key}')) attribute.value = attribute.value.replaceAll('{key}', key);
  }
  return item;
}

/** The server sends only the buttons that do something; the others are those of the template. */
function completeTools(list: HTMLElement, item: HTMLElement): void {
  const tools = item.querySelector('[data-repeat-tools]');
  for (const other of newItem(list)?.querySelectorAll<HTMLElement>('[data-repeat-tools] > *') ?? [])
    tools?.append(tools.querySelector(`[data-repeat-do="${other.dataset['repeatDo']}"]`) ?? other);
}

/** Names the first, last and numbered middle parts, and hides the buttons that would do nothing. */
function relabel(list: HTMLElement): void {
  const { repeatFirst = '', repeatMiddle = '', repeatLast = '', repeatMin, repeatMax } = list.dataset;
  const items = itemsOf(list);
  const hide = (scope: ParentNode, what: string, hidden: boolean) => {
    const button = scope.querySelector<HTMLElement>(`[data-repeat-do="${what}"]`);
    if (button) button.hidden = hidden;
  };
  const isSwapped = items.length === 2 && list.querySelector('[data-repeat-do=swap]') !== null;
  items.forEach((item, index) => {
    const isLast = index === items.length - 1;
    const text = index === 0 ? repeatFirst : isLast ? repeatLast : repeatMiddle;
    for (const label of item.querySelectorAll('[data-repeat-label]'))
      label.textContent = text.replace('{n}', String(index));
    completeTools(list, item);
    hide(item, 'remove', items.length <= Number(repeatMin));
    hide(item, 'up', index === 0 || isSwapped);
    hide(item, 'down', isLast || isSwapped);
    for (const button of item.querySelectorAll<HTMLButtonElement>('[data-repeat-do]'))
      button.name = button.name.replace(/:.*/, `:${button.dataset['repeatDo']}:${index}`);
  });
  hide(list, 'swap', items.length !== 2);
  hide(list, 'add', items.length >= Number(repeatMax));
}
