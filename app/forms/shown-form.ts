import type { Translate } from '~/i18n/text-keys';
import { today } from '#fields/today';
import { oneText, TIME_TROUBLE, writtenMoment } from '@formats';
import { useTranslation } from '~/i18n/use-translation';
import type { SummaryError } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { useReport } from '~/http/page-context';
import { fieldMessage, listedMessage, placeOf } from './error-text';
import { type Meanwhile, meanwhileOf, type MeanwhileOptions, OPENED, openedWith } from './meanwhile';
import type { FormReply } from './parse-form.server';

/** What a form passes to a field: names, value and error. */
interface ShownField {
  id: string;
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
}

export interface ShownForm {
  /** The action's response; in the browser also after the page's data was reloaded. */
  reply: FormReply | undefined;
  field: (name: string) => ShownField;
  /** For a day and a time in two fields of one name: as one text. */
  moment: (name: string) => ShownField & { isOfTime: boolean };
  /** For fields whose value is never filled in again: passwords. */
  secret: (name: string) => Omit<ShownField, 'defaultValue'>;
  /** For a group of checkboxes under one name. */
  boxes: (name: string) => Omit<ShownField, 'defaultValue'> & { defaultValue: readonly string[] };
  /** For a single checkbox. */
  box: (name: string) => Omit<ShownField, 'defaultValue'> & { defaultChecked: boolean };
  summary: { title: string; errors: readonly SummaryError[] };
  /** If somebody else saved first. */
  meanwhile: Meanwhile | undefined;
  /** What was saved when the form was opened, or when its editor was last told; for `Revision`. */
  opened: string | undefined;
}

export interface ShownFormOptions extends MeanwhileOptions {
  /** The fields' initial values. */
  values?: Readonly<Record<string, string | readonly string[] | null | undefined>>;
  /** The fields' names for the error summary, where «Fill in the field» alone would not say which. */
  labels?: Readonly<Record<string, string>> | undefined;
  /** Keeps the ids distinct where a page has several forms; the names stay the same. */
  prefix?: string;
}

interface FormState extends ShownFormOptions {
  reply: FormReply | undefined;
  meanwhile?: Meanwhile | undefined;
  /** Beside the fields. */
  errors: Readonly<Record<string, readonly string[] | null>>;
  /** In the error summary: none before the form was sent. */
  listed: Readonly<Record<string, readonly string[] | null>>;
}

/** As the fields show it: `2027-03-10T08:00`, or as typed if unreadable. */
const momentOf = (typed: readonly string[]) => writtenMoment(typed, today()) ?? oneText(typed);

/** As the fields stand on the page: a rule over several fields is checked after the others. What has no label keeps its place at the end. */
function inOrder(names: readonly string[], labelled: readonly string[]): string[] {
  const at = (name: string) => (name === '' ? -1 : labelled.includes(name) ? labelled.indexOf(name) : labelled.length);
  return [...names].sort((one, other) => at(one) - at(other));
}

/** What a form's fields and error summary show. */
export function shownForm(
  t: Translate,
  { reply, meanwhile, errors: answered, listed: inSummary, values = {}, saved, labels = {}, prefix = '' }: FormState,
): ShownForm {
  const typed = reply?.initialValue;
  // Without a password there is nothing to repeat; where it can be shown, the second field is not even there.
  const toFillIn = (all: FormState['errors']) =>
    all['password']?.includes('missing.newPassword') ? { ...all, passwordRepeat: null } : all;
  const [errors, listed] = [toFillIn(answered), toFillIn(inSummary)];
  const anyValueOf = (name: string): unknown =>
    meanwhile?.taken.includes(name) ? meanwhile.saved[name] : typed ? typed[name] : values[name];
  const valueOf = (name: string): string | undefined => {
    const value = anyValueOf(name);
    return typeof value === 'string' ? value : undefined;
  };
  const valuesOf = (name: string): string[] =>
    [anyValueOf(name)].flat().filter((value): value is string => typeof value === 'string');
  const messages = (name: string) => (errors[name] ?? []).map((error) => fieldMessage(t, name, error, labels[name]));
  const secret = (name: string) => ({ id: prefix + name, name, error: messages(name)[0] });
  return {
    reply,
    meanwhile,
    opened: meanwhile ? openedWith(meanwhile.saved) : saved && (valueOf(OPENED) ?? openedWith(saved)),
    field: (name) => ({ ...secret(name), defaultValue: valueOf(name) }),
    moment: (name) => ({
      ...secret(name),
      defaultValue: momentOf(valuesOf(name)),
      isOfTime: errors[name]?.[0] === TIME_TROUBLE,
    }),
    secret,
    boxes: (name) => ({ ...secret(name), defaultValue: valuesOf(name) }),
    box: (name) => ({ ...secret(name), defaultChecked: valueOf(name) !== undefined }),
    summary: {
      title: t('errors:forms.summary'),
      errors: inOrder(Object.keys(listed), Object.keys(labels)).flatMap((name) =>
        (listed[name] ?? []).map((error) => {
          const label = labels[name] ?? '';
          const place = placeOf(t, { name: label, id: prefix + name, error });
          return {
            text: listedMessage(place.name, fieldMessage(t, name, error, label)),
            fieldId: name ? place.id : undefined,
          };
        }),
      ),
    },
  };
}

/**
 * A form on a page without React: the input and its errors after a reply of `parseForm`, otherwise the initial values. Dashboards have
 * `useForm`.
 */
export function useShownForm(reply: FormReply | undefined, options: ShownFormOptions = {}): ShownForm {
  const { t } = useTranslation();
  useReport('formHasErrors', reply?.error != null);
  const meanwhile = meanwhileOf(reply, options);
  return shownForm(t, { ...options, reply, meanwhile, errors: reply?.error ?? {}, listed: reply?.error ?? {} });
}
