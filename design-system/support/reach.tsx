import { createContext, type ReactNode, type RefObject, useContext, useEffect, useState } from 'react';
import { useScripts } from './use-scripts';
import { watchPresses } from './when-released';

/** Whether the controls here may take their second life: in a `Reach` once somebody reaches for it, elsewhere at once. */
export const Reached = createContext(true);
/** True where nothing has to be reached for: in stories, which show the second lives. */
export const ReachedAtOnce = createContext(false);

/** What shows that somebody is about to use a form: the pointer is over it, presses it, or the focus comes into it. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin'];

interface ReachProps {
  /** What is reached for: the form. */
  around: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * Controls that take their second life when somebody reaches for their form. Until then they are what the server rendered, which works, and the
 * page does not load the scripts of fields that nobody touches.
 */
export function Reach({ around, children }: ReachProps) {
  const isAlive = useScripts();
  const [isReached, setReached] = useState(useContext(ReachedAtOnce));
  useEffect(() => {
    const form = around.current;
    if (!isAlive || isReached || !form) return;
    watchPresses();
    const controller = new AbortController();
    const options = { signal: controller.signal, passive: true };
    for (const sign of SIGNS) form.addEventListener(sign, () => setReached(true), options);
    // The focus may have come before the page was hydrated.
    if (form.contains(document.activeElement)) setReached(true);
    return () => controller.abort();
  }, [around, isAlive, isReached]);
  return <Reached.Provider value={isReached}>{children}</Reached.Provider>;
}
