import { useFetcher } from '@remix-run/react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** The pause in typing before the server is asked. */
const PAUSE_MS = 400;

/**
 * What a loader says about a form while it is filled in: asked after each pause in typing, without sending the form. `inside` is an element
 * of the form; `addressOf` gives the loader's address for what is typed. `toSay` is the answer for who listens: held back while the
 * field that was typed in has the focus, so that nobody is told in the middle of a number. `askNow` asks and says at once.
 */
export function useWhileTyping<Answer>(inside: RefObject<HTMLElement>, addressOf: (typed: FormData) => string) {
  const { load, data, state } = useFetcher<Answer>();
  const latest = useRef(addressOf);
  latest.current = addressOf;
  const typedIn = useRef<string>();
  const held = useRef<Answer>();
  const [toSay, setToSay] = useState<Answer>();
  useEffect(() => {
    if (data === undefined) return;
    if (hasFocus(typedIn.current)) held.current = data;
    else setToSay(data);
  }, [data]);
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form) return;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const ask = ({ type, target }: Event) => {
      if (type === 'input') typedIn.current = isText(target) ? target.name : undefined;
      clearTimeout(pause);
      pause = setTimeout(() => load(latest.current(new FormData(form))), PAUSE_MS);
    };
    // A field that wakes as somebody types in it has the focus again by then.
    const say = () =>
      setTimeout(() => {
        if (held.current === undefined || hasFocus(typedIn.current)) return;
        setToSay(held.current);
        held.current = undefined;
      });
    form.addEventListener('input', ask);
    form.addEventListener('change', ask);
    form.addEventListener('focusout', say);
    return () => {
      clearTimeout(pause);
      form.removeEventListener('input', ask);
      form.removeEventListener('change', ask);
      form.removeEventListener('focusout', say);
    };
  }, [load, inside]);
  const askNow = useCallback(() => {
    const form = inside.current?.closest('form');
    typedIn.current = undefined;
    if (form) load(latest.current(new FormData(form)));
  }, [load, inside]);
  return { answer: data, toSay, isAsking: state !== 'idle', askNow };
}

const isText = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof Element && target.matches('input:not([type=checkbox], [type=radio]), textarea');
const hasFocus = (name: string | undefined): boolean =>
  name !== undefined && isText(document.activeElement) && document.activeElement.name === name;
