import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** A period is submitted after a pause in typing this long: a day is typed digit by digit. */
const PAUSE_MS = 700;
/** A day whose year is being typed passes through the years 2 and 20. */
const DAY_OR_NONE = /^(?:[12]\d{3}-\d\d-\d\d)?$/;

interface AskedForm {
  /** The key of the form's fields: it changes when they must start anew. */
  key: number;
  onInput: (event: FormEvent<HTMLElement>) => void;
  onSubmit: (event: FormEvent<HTMLElement>) => void;
}

/**
 * A list's form on a hydrated page. Choices apply immediately, text when it is submitted. Its fields start anew when the list's query
 * changes some other way (by *back*, by a link); when their own result arrives they are left alone, with the focus and anything typed
 * meanwhile.
 */
export function useAskedForm(
  around: RefObject<HTMLElement | null>,
  asked: Readonly<Record<string, string>>,
  { chosen, days }: { chosen: readonly string[]; days: readonly string[] },
): AskedForm {
  const [key, setKey] = useState(0);
  const text = JSON.stringify(asked);
  const shown = useRef(text);
  const sent = useRef<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const form = () => around.current?.querySelector('form') ?? undefined;
  /** The form's content, in the form of a list's query. */
  const said = (): string => {
    const fields = new FormData(form());
    const values = Object.keys(asked).map((name) => {
      const typed = fields.get(name) ?? '';
      return [name, typeof typed === 'string' ? typed.trim() : ''];
    });
    return JSON.stringify(Object.fromEntries(values));
  };
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    const isAnswer = sent.current === text;
    sent.current = undefined;
    if (!isAnswer && said() !== text) setKey((before) => before + 1);
    // Compares the query as text: the object is new on each render.
  }, [text]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    key,
    onInput: ({ target }) => {
      const { name, value } = target as HTMLInputElement;
      clearTimeout(timer.current);
      if (chosen.includes(name)) form()?.requestSubmit();
      else if (days.includes(name) && DAY_OR_NONE.test(value))
        timer.current = setTimeout(() => form()?.requestSubmit(), PAUSE_MS);
    },
    onSubmit: () => {
      clearTimeout(timer.current);
      sent.current = said();
    },
  };
}
