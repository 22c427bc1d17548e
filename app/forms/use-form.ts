import { parseWithZod } from '@conform-to/zod/v4';
import { type FetcherWithComponents, useActionData, useLocation, useNavigation } from '@remix-run/react';
import { type FocusEvent, type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import type * as z from 'zod/mini';
import { useReport } from '~/http/page-context';
import { useFreshDataAfter, useLastAnswer } from '~/navigation/use-last-answer';
import type { FormReply } from './parse-form.server';
import { shownForm, type ShownForm, type ShownFormOptions } from './shown-form';
import { useChecks } from './use-checks';
import './zod-messages';

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
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  };
}

/**
 * A form in both its lives: as the server shows it again, and in the browser, where the same schema checks a field when it is left and, once
 * it was wrong, at every stroke. A form that is refused, by whomever, lists its errors and takes the focus there.
 */
export function useForm(
  schema: z.core.$ZodType | ((typed: FormData) => z.core.$ZodType),
  { reply: answered, fetcher, values = {}, labels, prefix = '' }: LiveFormOptions,
): LiveForm {
  const { t } = useTranslation();
  const round = useRound();
  const reply = useLastAnswer(answered);
  const id = `${prefix}form${round}`;
  const { errors, refusals, ...checks } = useChecks({
    id,
    reply,
    values,
    check: (typed) => parseWithZod(typed, { schema: typeof schema === 'function' ? schema(typed) : schema }),
  });
  const navigation = useNavigation();
  const isSaving = fetcher ? fetcher.state !== 'idle' : navigation.state !== 'idle' && navigation.formMethod === 'POST';

  const isListed = reply?.error !== undefined || refusals > 0;
  const hasList = isListed && Object.keys(errors).length > 0;
  useReport('formHasErrors', hasList);
  useEffect(() => {
    if (reply?.error || refusals > 0) document.querySelector<HTMLElement>('[data-error-summary]')?.focus();
  }, [reply, refusals]);

  useFreshDataAfter(reply?.error ? reply : undefined);

  return {
    ...shownForm(t, { reply, errors, isListed, values, labels, prefix }),
    life: {
      id,
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
