import { useEffect, useRef, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from '@storybook/test';
import { ReachedAtOnce } from './reach';
import { ScriptsProvider } from './scripts';
import styles from './lives.module.css';

/** Tells a story's form that its scripts start now. */
const START = 'start-scripts';

interface LivesProps {
  /** The component, once for each form, so that their ids differ. */
  children: (which: 'without' | 'with') => ReactElement;
  /** Hydrates when told to, so that a play function can fill in the native control first. On a docs page nothing plays: there it starts at once. */
  waits?: boolean | undefined;
}

/** A component without scripts beside the same component with them: the server renders both, and the second is hydrated. */
export function Lives({ children, waits }: LivesProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const page = (
      <ScriptsProvider>
        <ReachedAtOnce.Provider value>{children('with')}</ReachedAtOnce.Provider>
      </ScriptsProvider>
    );
    element.innerHTML = renderToString(children('with'));
    let end = () => {};
    const start = () => {
      const mismatch = (error: unknown) => (element.dataset['mismatch'] = String(error));
      const root = hydrateRoot(element, page, { onRecoverableError: mismatch });
      end = () => setTimeout(() => root.unmount());
    };
    if (waits && !element.closest('.story-frame-in-docs')) element.addEventListener(START, start, { once: true });
    else start();
    return () => {
      element.removeEventListener(START, start);
      end();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- hydrated once, as a page is
  }, []);
  return (
    <div className={styles.lives}>
      <section>
        <p className={styles.title}>Without scripts</p>
        <form action="#sent" dangerouslySetInnerHTML={{ __html: renderToString(children('without')) }} />
      </section>
      <section>
        <p className={styles.title}>With scripts</p>
        <form action="#sent" ref={form} data-hydrates="" />
      </section>
    </div>
  );
}

/** The form of a story that gets hydrated. */
export const liveForm = (canvas: HTMLElement): HTMLFormElement =>
  canvas.querySelector<HTMLFormElement>('[data-hydrates]')!;

/** What the form would submit. */
export const sent = (form: HTMLFormElement): [string, string][] =>
  [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);

/**
 * For a component with one life: hydrated, it is the same as the server’s. Two landmarks of one page need different names, so each may end
 * its name with `, ${which}`.
 */
export async function expectTheSameInBoth(canvas: HTMLElement): Promise<void> {
  const [without, live] = canvas.querySelectorAll('form');
  await restingHeight(live!);
  await expect(live!.dataset['mismatch']).toBeUndefined();
  const htmlOf = (form: HTMLFormElement, which: string) => form.innerHTML.replaceAll(`, ${which}"`, '"');
  await expect(htmlOf(live!, 'with')).toBe(htmlOf(without!, 'without'));
}

/** The form's height once all styles have loaded: unchanged for a tenth of a second. */
async function restingHeight(form: HTMLFormElement): Promise<number> {
  for (let height = -1; ;) {
    const now = form.getBoundingClientRect().height;
    if (now === height) return now;
    height = now;
    await new Promise((later) => setTimeout(later, 100));
  }
}

/** Starts the scripts of the story's form, and waits until react-aria's control is there (`isThere`). */
export async function startScripts(canvas: HTMLElement, isThere: (form: HTMLFormElement) => unknown): Promise<void> {
  const form = liveForm(canvas);
  const before = await restingHeight(form);
  form.dispatchEvent(new Event(START));
  await waitFor(() => expect(isThere(form)).toBeTruthy(), { timeout: 5_000 });
  await expect(form.dataset['mismatch']).toBeUndefined();
  // The swap must not move anything, once the new control's style has loaded too.
  await waitFor(() => expect(Math.abs(form.getBoundingClientRect().height - before)).toBeLessThan(1));
}

/** The pointer's target on a checkbox, radio button or switch is the control itself; on its label (the last part) it is the label. */
export async function expectUnderPointer(control: HTMLElement): Promise<void> {
  const label = control.closest('label')!;
  label.scrollIntoView({ block: 'center' });
  const [, drawn = label, text] = label.children;
  await expect(underPointer(drawn)).toBe(control);
  if (text) await expect(underPointer(text)).not.toBe(control);
}

function underPointer(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}
