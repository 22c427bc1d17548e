import { type FetcherWithComponents, useActionData, useLocation, useNavigation } from '@remix-run/react';
import { type FocusEvent, type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { useReport } from '~/http/page-context';
import { useFreshDataAfter, useLastAnswer } from '~/navigation/use-last-answer';
import type { FormReply } from './parse-form.server';
import { useMeanwhile } from './meanwhile';
import { shownForm, type ShownForm, type ShownFormOptions } from './shown-form';
import { errorsOf } from './reply-errors';
import type { Checks } from './use-checks';

export interface LiveFormOptions extends ShownFormOptions {
  /** The action's response to this form. */
  reply: FormReply | undefined;
  /** For a form that saves without leaving the page: a dialog. */
  fetcher?: FetcherWithComponents<unknown> | undefined;
  /** See `useChecks`. */
  asksServer?: ((typed: FormData) => boolean) | undefined;
}

export interface LiveForm extends ShownForm {
  /** For `Form`. */
  life: {
    id: string;
    /** A new one shows the form's fields anew, each with the value that it has then. */
    fill: number;
    fetcher: FetcherWithComponents<unknown> | undefined;
    isSaving: boolean;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  };
}

/** The form and the action's response to it. */
export interface Asked {
  id: string;
  reply: FormReply | undefined;
}

/** A form in both its lives, whatever validates it. */
export function useLiveForm(
  { reply: answered, fetcher, values = {}, saved, together = [], labels, prefix = '' }: LiveFormOptions,
  useItsChecks: (asked: Asked) => Checks,
): LiveForm {
  const { t } = useTranslation();
  const round = useRound();
  const reply = useLastAnswer(answered);
  const { meanwhile, fill } = useMeanwhile(reply, { saved, together });
  const id = `${prefix}form${round}`;
  const { errors, listed, refusals, ...checks } = useItsChecks({ id, reply });
  const isSaving = useIsSaving(reply, fetcher);

  useReport('formHasErrors', Object.keys(listed).length > 0);
  useEffect(() => {
    if (reply?.error || refusals > 0) document.querySelector<HTMLElement>('[data-error-summary]')?.focus();
  }, [reply, refusals, fill]);

  useFreshDataAfter(reply?.error ? reply : undefined);

  return {
    ...shownForm(t, { reply, meanwhile, errors, listed, values, saved, labels, prefix }),
    life: {
      id,
      fill,
      fetcher,
      isSaving,
      ...checks,
      onSubmit(event) {
        checks.onSubmit(event);
        if (!event.defaultPrevented && isSaving) event.preventDefault();
      },
    },
  };
}

/**
 * Whether what was sent waits for its answer. A refusal is one, while the page still reads its data anew: whoever presses then has mended
 * something. What was saved has none, until its page is there.
 */
function useIsSaving(reply: FormReply | undefined, fetcher: FetcherWithComponents<unknown> | undefined): boolean {
  const navigation = useNavigation();
  const { state, formMethod } = fetcher ?? navigation;
  const [before, setBefore] = useState(reply);
  if (state === 'submitting' && before !== reply) setBefore(reply);
  return formMethod === 'POST' && (state === 'submitting' || (state === 'loading' && reply === before));
}

/**
 * Counts how often the page was loaded or shown again, including after saving to the same address: the form then restarts from its values.
 * A refused form does not count, nor does a jump within the page. A saved one counts even if its page never went away: whoever goes *back*
 * before the next page was shown finds no form that would save again.
 */
function useRound(): number {
  const { key, hash } = useLocation();
  const { state, formMethod } = useNavigation();
  const isAnswered = useActionData() != null;
  /** Saved, and on the way to where that leads. */
  const isSaved = state === 'loading' && formMethod === 'POST' && !isAnswered;
  const [seen, setSeen] = useState({ key, isSaved, round: 0 });
  if (seen.key === key && seen.isSaved === isSaved) return seen.round;
  const isAgain = seen.key !== key && !isAnswered && hash === '';
  const isLeft = seen.key === key && seen.isSaved && !isAnswered;
  const next = { key, isSaved, round: seen.round + (isAgain || isLeft ? 1 : 0) };
  setSeen(next);
  return next.round;
}

const nothing = () => {};

/**
 * A form without free input (buttons, or a choice among existing things), or one whose single field is beside much to read. Only the server
 * validates it, and a page with no other form need not load the browser's validation.
 */
export const useUncheckedForm = (options: LiveFormOptions): LiveForm =>
  useLiveForm(options, ({ reply }) => ({
    errors: errorsOf(reply),
    listed: errorsOf(reply),
    refusals: 0,
    onSubmit: nothing,
    onInput: nothing,
    onBlur: nothing,
  }));
