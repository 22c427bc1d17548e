import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** A period is asked for when nobody has typed for so long: a day is typed digit by digit. */
const PAUSE_MS = 700;
/** A day whose year is being typed has passed through the year 2 and 20 on its way. */
const DAY_OR_NONE = /^(?:[12]\d{3}-\d\d-\d\d)?$/;

interface AskedForm {
  /** Of the form's fields: it changes when they are to begin anew. */
  key: number;
  onInput: (event: FormEvent<HTMLElement>) => void;
  onSubmit: (event: FormEvent<HTMLElement>) => void;
}

/**
 * A list's form in a page that lives. What is chosen is asked for at once, what is typed when it is sent. Its fields begin anew when the list is
 * asked for something else than they say (by *back*, by a link); the answer to what they said leaves them as they are, with the focus and with
 * what has been typed meanwhile.
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
  /** What the form says now, as a list says what it was asked for. */
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
    // What is asked is compared as a text: the object is new at each drawing.
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
