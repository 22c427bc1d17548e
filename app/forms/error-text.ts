// Traces: S8-004, S8-005
import { TIME_TROUBLE } from '@formats';
import type { Translate } from '~/i18n/text-keys';
import { useTranslation } from '~/i18n/use-translation';
import { openKey } from '~/i18n/open-key';

/**
 * The message of an error in its transport form, `key` or `key,value,value`. Keys of the domain's catalogue and of the forms are in the
 * `errors` texts; a plain text with spaces is shown as it is (specification section 8).
 */
export function errorMessage(t: Translate, error: string): string {
  if (error.includes(' ') && !error.includes(',')) return error;
  const [key = '', ...given] = error.split(',');
  const params =
    key === 'state.notAllowed' ? [stateName(t, given)] : key === BOTH ? [errorMessage(t, given.join())] : given;
  return t(openKey('errors', key), Object.fromEntries(params.map((param, index) => [String(index), param])));
}

/** Of a day and a time, both are wrong: the day's error is another of these. */
const BOTH = 'forms.momentBoth';

/** A noun's state in words, as the event log has it, within a sentence; without a noun it is a word already. */
const stateName = (t: Translate, [state = '', entity]: readonly string[]): string => {
  const said = (name: string, otherwise: string) => t(openKey('errors', name), { defaultValue: otherwise });
  const word = entity ? said(`statesOf.${entity}.${state}`, said(`states.${state}`, state)) : state;
  return word.slice(0, 1).toLowerCase() + word.slice(1);
};

/** What an empty field, and one with words where an amount belongs, are told alike. */
const MISSING = ['forms.required', 'forms.choose', 'forms.tooFew,1', 'forms.decimal'];

/**
 * The message of an error at a field. For an empty field, or an amount that cannot be read, it says what to fill in («Skriv ditt namn.»), by
 * the field's name, with its label where several share a name. Without such a text the general one is used.
 */
export function fieldMessage(t: Translate, name: string, error: string, label = ''): string {
  if (!MISSING.includes(error)) return errorMessage(t, error);
  const [, of = name, row] = /^([A-Za-z]+)-(\d+)$/.exec(name) ?? [];
  const small = label.slice(0, 1).toLowerCase() + label.slice(1);
  // A label that asks is answered: it cannot be named in a sentence.
  const key = row !== undefined && label !== '' ? `${of}${label.endsWith('?') ? 'At' : 'In'}` : of;
  const said = (of: string) => t(openKey('errors:missing', of), { label: small, defaultValue: '' });
  return said(key) || said(of) || errorMessage(t, error);
}

/** A shorter name («To») may be any word of the sentence. */
const LEAST_NAME = 4;

/** A long word may end otherwise in a sentence: «Postnummer», «Skriv postnumret.» */
const INFLECTED = /^(\S{7,})\S{3}$/;

/** An error in a list of several: after its field's name, unless the sentence has it («Skriv ditt namn.»). */
export function listedMessage(name: string, text: string): string {
  const said = (INFLECTED.exec(name)?.[1] ?? name).toLowerCase();
  // A short one only as it is written: «From and To are the same place.», but not «To» in «Enter a place to go to.»
  const isNamed =
    name.length >= LEAST_NAME ? ` ${text.toLowerCase()}`.includes(` ${said}`) : text.includes(` ${name} `);
  if (name === '' || isNamed) return text;
  return name.endsWith('?') ? `${name} ${text}` : `${name}: ${text}`;
}

/** Whether the first error of a moment's field is its time's. */
export const isOfTime = (name: string, errors: readonly { field: string; message: string }[]): boolean =>
  errors.find(({ field }) => field === name)?.message === TIME_TROUBLE;

/** Where an error is mended: of a moment's two fields, its name and control are those of the one that is wrong. */
export function placeOf(t: Translate, { name, id, error }: { name: string; id: string; error: string }) {
  if (error !== TIME_TROUBLE) return { name, id };
  const time = t('errors:forms.timeOf', { name });
  return { name: name === '' ? '' : time, id: `${id}-time` };
}

/** `fieldMessage` in the page's language. */
export function useFieldMessage(): (name: string, error: string) => string {
  const { t } = useTranslation();
  return (name, error) => fieldMessage(t, name, error);
}

/** `errorMessage` in the page's language. */
export function useErrorMessage(): (error: string) => string {
  const { t } = useTranslation();
  return (error) => errorMessage(t, error);
}
