import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * A key for the fields of a list's form. It changes when the list is asked for something else than they say (by *back*, by a link), so that
 * they begin anew with it; a form that was sent stays as it is, with the focus in it.
 */
export function useAskedForm(
  around: RefObject<HTMLElement | null>,
  asked: Readonly<Record<string, string>>,
): { key: number } {
  const [key, setKey] = useState(0);
  const text = JSON.stringify(asked);
  const shown = useRef(text);
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    const form = around.current?.querySelector('form');
    const fields = new FormData(form ?? undefined);
    const isSaid = Object.entries(asked).every(([name, value]) => {
      const typed = fields.get(name) ?? '';
      return typeof typed === 'string' && typed.trim() === value;
    });
    if (!isSaid) setKey((before) => before + 1);
    // What is asked is compared as a text: the object is new at each drawing.
  }, [text]);
  return { key };
}
