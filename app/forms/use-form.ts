import { useForm as useConform } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { type FetcherWithComponents, useActionData, useLocation, useNavigation } from '@remix-run/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useReport } from '~/http/page-context';
import { useFreshDataAfter, useLastAnswer } from '~/navigation/use-last-answer';
import type { FormReply } from './parse-form.server';
import { shownForm, type ShownForm, type ShownFormOptions } from './shown-form';
import './zod-messages';

/** The button by which conform asks itself to check one field. */
const CHECKS_ITSELF = '__intent__';

interface LiveFormOptions extends ShownFormOptions {
  /** What the action answered to this form. */
  reply: FormReply | undefined;
  /** Of a form that saves beside the page: a dialog. */
  fetcher?: FetcherWithComponents<unknown> | undefined;
}

export interface LiveForm extends ShownForm {
  /** For `Form`. */
  life: {
    id: string;
    fetcher: FetcherWithComponents<unknown> | undefined;
    isSaving: boolean;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onBlur: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/**
 * A form in both its lives: as the server shows it again, and in the browser, where the same schema checks a field when it is left and, once
 * it was wrong, at every stroke. A form that is refused, by whomever, lists its errors and takes the focus there.
 */
export function useForm(
  schema: z.ZodType | ((typed: FormData) => z.ZodType),
  { reply: answered, fetcher, values = {}, labels, prefix = '' }: LiveFormOptions,
): LiveForm {
  const { t } = useTranslation();
  const round = useRound();
  const reply = useLastAnswer(answered);
  const id = `${prefix}form${round}`;
  const [form] = useConform({
    id,
    lastResult: reply ?? null,
    defaultValue: values,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) =>
      parseWithZod(formData, { schema: typeof schema === 'function' ? schema(formData) : schema }),
  });
  const [refusals, setRefusals] = useState({ round, count: 0 });
  const navigation = useNavigation();
  const isSaving = fetcher ? fetcher.state !== 'idle' : navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const typed = useRef(new Set<string>());

  const errors = withoutNothing(form.allErrors);
  const isListed = reply?.error !== undefined || (refusals.round === round && refusals.count > 0);
  const hasList = isListed && Object.keys(errors).length > 0;
  useReport('formHasErrors', hasList);
  useEffect(() => {
    if (reply?.error || refusals.count > 0) document.querySelector<HTMLElement>('[data-error-summary]')?.focus();
  }, [reply, refusals]);

  useFreshDataAfter(reply?.error ? reply : undefined);

  return {
    ...shownForm(t, { reply, errors, isListed, values, labels, prefix }),
    life: {
      id,
      fetcher,
      isSaving,
      onSubmit(event) {
        const submitter = (event.nativeEvent as SubmitEvent).submitter;
        const isCheck = submitter?.getAttribute('name') === CHECKS_ITSELF;
        form.onSubmit(event);
        if (isCheck) return;
        // What was sent is answered for: going from its field to the list of errors must not check it again and take the list away.
        typed.current.clear();
        if (event.defaultPrevented) setRefusals(({ count }) => ({ round, count: count + 1 }));
        else if (isSaving) event.preventDefault();
      },
      onInput: ({ target }) => typed.current.add(nameOf(target)),
      // Not before something was typed: who only passes by need not be told, and what they go to must not move away under the pointer.
      onBlur({ target }) {
        const name = nameOf(target);
        if (typed.current.has(name)) form.validate({ name });
      },
    },
  };
}

const nameOf = (target: EventTarget): string => ('name' in target ? String(target.name) : '');

const withoutNothing = (errors: Readonly<Record<string, string[] | null | undefined>>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).filter(
      (entry): entry is [string, string[]] => Array.isArray(entry[1]) && entry[1].length > 0,
    ),
  );

/**
 * Counts the times that the page came up anew, be it after saving to the same address: the form starts from its values again. A refused form
 * does not, nor does a jump within the page.
 */
function useRound(): number {
  const { key, hash } = useLocation();
  const isAnswered = useActionData() != null;
  const [seen, setSeen] = useState({ key, round: 0 });
  if (seen.key === key) return seen.round;
  const isAnew = !isAnswered && hash === '';
  const next = { key, round: seen.round + (isAnew ? 1 : 0) };
  setSeen(next);
  return next.round;
}
