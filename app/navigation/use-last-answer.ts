import { useLocation, useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';

/** An action's response. The router forgets it when the page's data is reloaded; this keeps it until the address changes. */
export function useLastAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const [last, setLast] = useState({ key, answer });
  if (last.key === key && (answer === undefined || answer === last.answer)) return last.answer;
  setLast({ key, answer });
  return answer;
}

/**
 * Reloads the page's data after each refusal, as a new document would. The router does not, but a refusal is usually due to something that
 * happened since the page was loaded, or is only partial.
 */
export function useFreshDataAfter(refusal: object | undefined): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (refusal) revalidate();
  }, [refusal, revalidate]);
}

/** So long after it was set on its way, what is done meanwhile is looked for: most is done at once, a slow mail in some seconds. */
const LOOKED_FOR_MS = [1_500, 7_000];

/**
 * Reloads the page's data twice, as long as something on it is on its way (a refund, a mail) and does not show yet that it has been done.
 * After that a later look is the reader's own: what still waits then may wait for days.
 */
export function useFreshDataWhile(isOnItsWay: boolean): void {
  const { revalidate } = useRevalidator();
  const { key } = useLocation();
  useEffect(() => {
    if (!isOnItsWay) return;
    const timers = LOOKED_FOR_MS.map((ms) => setTimeout(revalidate, ms));
    return () => timers.forEach(clearTimeout);
  }, [isOnItsWay, key, revalidate]);
}
