import { useForm as useConform } from '@conform-to/react';
import type { Submission, SubmissionResult } from '@conform-to/react';
import { type FocusEvent, type FormEvent, type SyntheticEvent, useRef, useState } from 'react';

/** The button by which conform asks itself to check one field. */
const CHECKS_ITSELF = '__intent__';

interface ChecksOptions {
  /** The form's id; another one is another form. */
  id: string;
  /** Reads what is typed; conform keeps what is wrong with it. */
  check: (typed: FormData) => Submission<unknown, string[]>;
  /** What the server said. */
  reply: SubmissionResult<string[]> | undefined;
  values?: Readonly<Record<string, string | readonly string[] | null | undefined>> | undefined;
}

export interface Checks {
  errors: Readonly<Record<string, string[]>>;
  /** How often the form was refused in the browser. */
  refusals: number;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  onBlur: (event: FocusEvent<HTMLFormElement>) => void;
}

/**
 * The checks of a form in the browser, with or without the router: a field that was typed into is checked when it is left and, once it was
 * wrong, at every stroke; all of them when it is sent.
 */
export function useChecks({ id, check, reply, values }: ChecksOptions): Checks {
  const [form] = useConform({
    id,
    lastResult: reply ?? null,
    ...(values ? { defaultValue: values } : {}),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => check(formData),
  });
  const [refused, setRefused] = useState({ id, count: 0 });
  const typed = useRef(new Set<string>());
  return {
    errors: withoutNothing(form.allErrors),
    refusals: refused.id === id ? refused.count : 0,
    onSubmit(event) {
      if (!isOwn(event)) return;
      const { submitter } = event.nativeEvent as SubmitEvent;
      // A button that keeps what is there, as it is.
      if (submitter instanceof HTMLButtonElement && submitter.formNoValidate && submitter.name !== CHECKS_ITSELF)
        return;
      form.onSubmit(event);
      if (submitter?.getAttribute('name') === CHECKS_ITSELF) return;
      // What was sent is answered for: going from its field to the list of errors must not check it again and take the list away.
      typed.current.clear();
      if (event.defaultPrevented) setRefused((before) => ({ id, count: before.id === id ? before.count + 1 : 1 }));
    },
    onInput(event) {
      if (isOwn(event)) typed.current.add(nameOf(event.target));
    },
    // Not before something was typed: who only passes by need not be told, and what they go to must not move away under the pointer.
    onBlur(event) {
      if (!isOwn(event)) return;
      const { target, relatedTarget } = event;
      const field = target.closest<HTMLElement>('[data-field]');
      if (field?.contains(relatedTarget)) return;
      const name = field?.dataset['field'] ?? nameOf(target);
      if (typed.current.has(name)) form.validate({ name });
    },
  };
}

/** In React's tree a dialog's form may stand within another one, which hears its events too; in the document it does not. */
const isOwn = ({ currentTarget, target }: SyntheticEvent): boolean => currentTarget.contains(target as Node);

const nameOf = (target: EventTarget): string => ('name' in target ? String(target.name) : '');

const withoutNothing = (errors: Readonly<Record<string, string[] | null | undefined>>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).filter(
      (entry): entry is [string, string[]] => Array.isArray(entry[1]) && entry[1].length > 0,
    ),
  );
