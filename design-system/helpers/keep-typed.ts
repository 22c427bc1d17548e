import type { Helper } from './helper';
import { listeners } from './listeners';

const KEY = 'typed';
const SECRET = /^(password|file|hidden|submit|button)$/;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** A form, identified by its position on the page: the number of parts in its list, and its controls by name, in order. */
interface KeptForm {
  parts: number;
  controls: Record<string, (string | boolean)[]>;
}
interface Kept {
  /** The page's address, without the language. */
  page: string;
  /** The visitor is about to see this page again, in another language or without a question; otherwise the input counts only if they reload. */
  turns: boolean;
  /** How far down they were, where the page comes back as it was. */
  scrolled?: number;
  forms: Record<number, KeptForm>;
}

const pageAt = ({ pathname, search }: Location): string => pathname.replace(/^\/(sv|en)(?=\/|$)/, '') + search;
const isBox = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);
const partsOf = (form: HTMLFormElement) => form.querySelectorAll('[data-repeat-item], [data-repeat-row]').length;

/** What people fill in, but never a password. A picked place's id is kept with its text. */
const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      !element.disabled &&
      element.name !== '' &&
      (element.name === 'stopId' || !SECRET.test(element.type)),
  );
const valueOf = (control: Control) => (isBox(control) ? control.checked : control.value);

/**
 * Restores what was typed after a change of language, a reload, or an answer to what is asked beside the page (a form with `data-beside`, which
 * leads back to it: the cookie question). It is kept in the tab's own storage until the next page is shown, and nowhere else. Without scripts,
 * only what was sent survives: in the address or in the response.
 */
export const keepTyped: Helper = (root) => {
  // Dashboards keep their forms themselves, and ask before one is left.
  if ('texts' in root.documentElement.dataset) return () => {};
  const { signal, stop } = listeners();
  // Queried each time: a form that is hydrated may be rendered anew.
  const forms = () => [...root.querySelectorAll<HTMLFormElement>('main form')];
  const touched = new Set(giveBack(forms()));
  let isSent = false;
  for (const kind of ['input', 'change'])
    root.addEventListener(kind, ({ target }) => touched.add(forms().indexOf((target as Control).form!)), { signal });
  root.addEventListener(
    'click',
    ({ target }) => {
      const form = (target as Element).closest('[data-repeat-do]')?.closest('form');
      if (form) touched.add(forms().indexOf(form));
      if ((target as Element).closest('a[hreflang]')) keep(true);
    },
    { signal },
  );
  const keep = (turns: boolean, scrolled?: number) => {
    const kept: Kept = { page: pageAt(location), turns, ...(scrolled && { scrolled }), forms: {} };
    for (const at of touched) {
      const form = forms()[at];
      if (!form) continue;
      const controls: KeptForm['controls'] = {};
      for (const control of controlsOf(form)) (controls[control.name] ??= []).push(valueOf(control));
      kept.forms[at] = { parts: partsOf(form), controls };
    }
    if (touched.size > 0 || scrolled) store(JSON.stringify(kept));
  };
  root.addEventListener(
    'submit',
    (event) => {
      isSent = !event.defaultPrevented;
      if (isSent && 'beside' in (event.target as HTMLFormElement).dataset) keep(true, scrollY);
    },
    { signal },
  );
  // A page in the back/forward cache keeps its forms by itself.
  window.addEventListener('pagehide', () => isSent || read()?.turns || keep(false), { signal });
  return stop;
};

/** Restores the input; returns the indexes of the forms that got some. */
function giveBack(forms: readonly HTMLFormElement[]): number[] {
  const kept = read();
  store(null);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (kept?.page !== pageAt(location) || !(kept.turns || visit?.type === 'reload')) return [];
  for (const [at, { parts, controls }] of Object.entries(kept.forms)) {
    const form = forms[Number(at)];
    if (!form) continue;
    for (let missing = parts - partsOf(form); missing > 0; missing--)
      form.querySelector<HTMLElement>('[data-repeat-do=add]')?.click();
    const seen: Record<string, number> = {};
    for (const control of controlsOf(form)) {
      const value = controls[control.name]?.[(seen[control.name] = (seen[control.name] ?? -1) + 1)];
      if (typeof value === 'boolean' && isBox(control)) control.checked = value;
      else if (typeof value === 'string' && !isBox(control)) control.value = value;
    }
  }
  if (kept.scrolled) scrollTo(0, kept.scrolled);
  return Object.keys(kept.forms).map(Number);
}

/** Some browsers have no storage or forbid it. */
function read(): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | undefined;
  } catch {
    return undefined;
  }
}
function store(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // Then nothing is restored.
  }
}
