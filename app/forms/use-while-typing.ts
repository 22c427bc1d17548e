import { useFetcher } from '@remix-run/react';
import { type RefObject, useEffect, useRef } from 'react';

/** The pause in typing before the server is asked. */
const PAUSE_MS = 400;

/**
 * What a loader says about a form while it is filled in: asked after each pause in typing, without sending the form. `inside` is an element
 * of the form; `addressOf` gives the loader's address for what is typed.
 */
export function useWhileTyping<Answer>(inside: RefObject<HTMLElement>, addressOf: (typed: FormData) => string) {
  const { load, data, state } = useFetcher<Answer>();
  const latest = useRef(addressOf);
  latest.current = addressOf;
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form) return;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      clearTimeout(pause);
      pause = setTimeout(() => load(latest.current(new FormData(form))), PAUSE_MS);
    };
    form.addEventListener('input', ask);
    form.addEventListener('change', ask);
    return () => {
      clearTimeout(pause);
      form.removeEventListener('input', ask);
      form.removeEventListener('change', ask);
    };
  }, [load, inside]);
  return { answer: data, isAsking: state !== 'idle' };
}
