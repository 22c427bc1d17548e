import { useForm as useConform } from '@conform-to/react';
import type { Submission, SubmissionResult } from '@conform-to/react';
import { type FocusEvent, type FormEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { isRowsMoved } from '@ds/support/rows-moved';
import { watchPresses, whenReleased } from '@ds/support/when-released';
import { errorsOf, withoutNothing } from './reply-errors';

/** The button by which conform makes itself validate one field. */
const CHECKS_ITSELF = '__intent__';

interface ChecksOptions {
  /** The form's id; a new id means a new form. */
  id: string;
  /** Validates the input; conform keeps the errors. */
  check: (typed: FormData) => Submission<unknown, string[]>;
  /** The server's response. */
  reply: SubmissionResult<string[]> | undefined;
  values?: Readonly<Record<string, string | readonly string[] | null | undefined>> | undefined;
  /** Whether only the server can tell if this input is right: it then checks everything, so that all that is wrong is told at once. */
  asksServer?: ((typed: FormData) => boolean) | undefined;
}

export interface Checks {
  errors: Readonly<Record<string, string[]>>;
  /** Those of them that the list above the form has: none before it was refused, then as it was, or as it stood when a field was last left. */
  listed: Readonly<Record<string, string[]>>;
  /** How often the form was refused in the browser. */
  refusals: number;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  onBlur: (event: FocusEvent<HTMLFormElement>) => void;
}

/**
 * Validation in the browser, with or without the router: a field with input is checked when left and, once it was wrong, at every
 * keystroke; all fields are checked on submit.
 */
export function useChecks({ id, check, reply, values, asksServer }: ChecksOptions): Checks {
  const [form] = useConform({
    id,
    lastResult: reply ?? null,
    ...(values ? { defaultValue: values } : {}),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => check(formData),
  });
  const [refused, setRefused] = useState({ id, count: 0 });
  const [left, setLeft] = useState(0);
  const errors = withoutNothing(form.allErrors);
  const refusals = refused.id === id ? refused.count : 0;
  const kept = useListed({ id, reply, refusals, left }, errors);
  const listed = reply?.error || refusals > 0 ? kept : {};
  const typed = useRef(new Set<string>());
  // A form that failed is followed by a plain one with the same id, which conform would send.
  const isShown = useRef(false);
  useEffect(() => {
    watchPresses();
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return {
    errors,
    listed,
    refusals,
    onSubmit(event) {
      if (!isOwn(event)) return;
      const { submitter } = event.nativeEvent as SubmitEvent;
      // A button that skips validation.
      if (submitter instanceof HTMLButtonElement && submitter.formNoValidate && submitter.name !== CHECKS_ITSELF)
        return;
      if (asksServer?.(new FormData(event.currentTarget)) && submitter?.getAttribute('name') !== CHECKS_ITSELF) return;
      form.onSubmit(event);
      if (submitter?.getAttribute('name') === CHECKS_ITSELF) return;
      // Submitted fields have been checked: moving from one to the error summary must not check it again and remove the summary.
      typed.current.clear();
      if (event.defaultPrevented) setRefused((before) => ({ id, count: before.id === id ? before.count + 1 : 1 }));
    },
    onInput(event) {
      if (isOwn(event) && !isRowsMoved(event.nativeEvent)) typed.current.add(nameOf(event.target));
    },
    // Not before something was typed: somebody just passing through needs no error, and their target must not move away under the pointer.
    onBlur(event) {
      if (!isOwn(event)) return;
      const { target, relatedTarget } = event;
      const field = target.closest<HTMLElement>('[data-field]');
      if (field?.contains(relatedTarget)) return;
      const name = field?.dataset['field'] ?? nameOf(target);
      // A press on the form's button leaves the field too: a message that came before its release would move the button away from under the
      // pointer, and the click would be lost. Sending has then checked everything.
      whenReleased(() => {
        if (!isShown.current) return;
        if (typed.current.has(name)) form.validate({ name });
        setLeft((before) => before + 1);
      });
    },
  };
}

interface Occasion {
  id: string;
  reply: SubmissionResult<string[]> | undefined;
  refusals: number;
  /** How often a field was left. */
  left: number;
}

/**
 * The errors as they stood at the last occasion. While somebody types, their list stays as it is: it is an alert, which a screen reader would
 * read out at each letter, and a line less in it would move the field away under the caret.
 */
function useListed(occasion: Occasion, errors: Checks['listed']): Checks['listed'] {
  const [at, setAt] = useState({ ...occasion, errors: errorsOf(occasion.reply) });
  if (OCCASIONS.every((name) => at[name] === occasion[name])) return at.errors;
  // Conform takes a response over only once it has been rendered.
  const isAnswer = at.id !== occasion.id || at.reply !== occasion.reply;
  const next = { ...occasion, errors: isAnswer ? errorsOf(occasion.reply) : errors };
  setAt(next);
  return next.errors;
}
const OCCASIONS = ['id', 'reply', 'refusals', 'left'] as const;

/** In React's tree a dialog's form may be inside another form, which gets its events too; in the document it is not. */
const isOwn = ({ currentTarget, target }: SyntheticEvent): boolean => currentTarget.contains(target as Node);

const nameOf = (target: EventTarget): string => ('name' in target ? String(target.name) : '');
