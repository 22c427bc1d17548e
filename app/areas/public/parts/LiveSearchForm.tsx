import { parse } from '@conform-to/react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { CountField } from '@ds/enhanced/CountField/CountField';
import { EnhancedComboBox } from '@ds/enhanced/ComboBox/EnhancedComboBox';
import { EnhancedRepeatList } from '@ds/enhanced/RepeatList/EnhancedRepeatList';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { PlaceFieldProps } from '@ds/primitives/PlaceField/PlaceField';
import { DateTimeRangeField } from '@ds/primitives/DateTimeRangeField/DateTimeRangeField';
import { isRowsMoved } from '@ds/support/rows-moved';
import { useChecks } from '~/forms/use-checks';
import '~/forms/zod-messages';
import { useErrorsInTitle } from '~/islands/use-errors-in-title';
import type { LiveForm } from '~/islands/live-form';
import { fetchPlaces } from '~/nouns/places/fetch-places';
import { parseSearchQuery, stopsOf } from '~/nouns/trips/search-query';
import type { SearchFormError } from '~/nouns/trips/listed-errors';
import { SEARCH_FORM_ID, SearchForm, type SearchFormProps } from '~/nouns/trips/SearchForm';
import { searchFormValues } from '~/nouns/trips/search-form-values';

/** The hydrated search form, once its calendar has loaded too, so that it changes only once. */
export async function loadSearch(): Promise<LiveForm<SearchFormProps>> {
  await DateTimeRangeField.load();
  return { Form: LiveSearchForm, typedInto };
}

const paramsOf = (typed: FormData): URLSearchParams =>
  new URLSearchParams([...typed].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

function typedInto(props: SearchFormProps, form: HTMLFormElement): SearchFormProps {
  const params = paramsOf(new FormData(form));
  return { ...props, values: searchFormValues(params, stopsOf(params), { departure: '', return: '' }) };
}

/** The address's `stop-1` is conform's `stop[1]`: a row of the fields called `stop`. */
const toConform = (field: string): string => field.replace(/-(\d+)$/, '[$1]');
const fromConform = (name: string): string => name.replace(/\[(\d+)\]$/, '-$1');

const errorsOf = (errors: readonly { field: string; message: string }[]): Record<string, string[]> =>
  Object.fromEntries(errors.map(({ field, message }) => [toConform(field), [message]]));

/** With the schema that the server parses the address with. */
const check = (typed: FormData) =>
  parse<unknown, string[]>(typed, {
    resolve() {
      const read = parseSearchQuery(paramsOf(typed));
      return 'errors' in read ? { error: errorsOf(read.errors) } : { value: read.query };
    },
  });

/** A field's control, found by its row: rows without input report no errors before the form is submitted. */
function controlAt(field: string): HTMLElement | undefined {
  const [, name = '', row] = /^(stop|wait)-(\d+)$/.exec(field) ?? [];
  const form = document.getElementById(SEARCH_FORM_ID);
  return form?.querySelectorAll<HTMLElement>(`input[name="${name}"], [data-name="${name}"]`)[Number(row)];
}

const shownErrors = (errors: Readonly<Record<string, string[]>>): SearchFormError[] =>
  Object.entries(errors).map(([name, [message = '']]) => {
    const field = fromConform(name);
    return { field, message, controlId: controlAt(field)?.id };
  });

function LiveSearchForm({ isAwake, ...props }: SearchFormProps & { isAwake: boolean }) {
  const { i18n } = useTranslation();
  const [reply] = useState(() =>
    props.errors.length > 0 ? { status: 'error' as const, error: errorsOf(props.errors) } : undefined,
  );
  const {
    errors: found,
    listed,
    refusals,
    onSubmit,
    onInput,
    onBlur,
  } = useChecks({ id: SEARCH_FORM_ID, check, reply });
  const [served] = useState(props.values);
  // Until it is chosen here, as it was when the form woke.
  const [chosen, setTripType] = useState<string>();
  const tripType = chosen ?? props.values.tripType;
  const [typedIn, setTypedIn] = useState<ReadonlySet<string>>(new Set());
  const isListed = reply !== undefined || refusals > 0;

  const errors = shownErrors(found).filter(
    ({ controlId }) => isListed || controlId === undefined || typedIn.has(controlId),
  );
  const inList = shownErrors(listed);
  useErrorsInTitle(inList.length > 0);
  useEffect(() => {
    if (refusals > 0) document.querySelector<HTMLElement>('[data-error-summary]')?.focus();
  }, [refusals]);

  const onChange = useCallback(({ target }: { target: EventTarget }) => {
    if (target instanceof HTMLInputElement && target.name === 'tripType') setTripType(target.value);
  }, []);
  return (
    <I18nProvider locale={i18n.language === 'en' ? 'en-GB' : 'sv-SE'}>
      <SearchForm
        {...props}
        errors={isAwake ? errors : props.errors}
        {...(isAwake && { listed: inList })}
        isListed={props.isListed !== false || refusals > 0}
        life={
          isAwake
            ? {
                Stops: EnhancedRepeatList,
                Place: PlaceComboBox,
                Count: CountField,
                isOneWay: tripType === 'one-way',
                isOneDay: tripType === 'day-trip',
                isOvernight: tripType === 'round-trip',
                proposed: {
                  start: served.departure,
                  end: served.return,
                  isOvernight: served.tripType === 'round-trip',
                },
                form: {
                  onSubmit,
                  onBlur,
                  onChange,
                  onInput(event) {
                    onInput(event);
                    if (isRowsMoved(event.nativeEvent)) return;
                    const { id } = event.target as HTMLElement;
                    setTypedIn((before) => (before.has(id) ? before : new Set([...before, id])));
                  },
                },
              }
            : undefined
        }
      />
    </I18nProvider>
  );
}

/** PlaceField in a hydrated form: the same name and value, with react-aria's list of suggestions. */
function PlaceComboBox({ suggestUrl, texts, defaultValue, label, ...field }: PlaceFieldProps & { label: string }) {
  const suggest = useCallback((text: string) => fetchPlaces(suggestUrl, text), [suggestUrl]);
  const { name, id, error, maxLength, required, idName, defaultPlaceId } = field;
  const typed = typeof defaultValue === 'string' ? defaultValue : '';
  return (
    <EnhancedComboBox
      {...{ name, id, error, label, maxLength, required, idName }}
      defaultId={defaultPlaceId}
      defaultValue={typed}
      suggest={suggest}
      texts={{ none: texts.none }}
    />
  );
}
