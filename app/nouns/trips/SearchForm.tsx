import type { ComponentPropsWithoutRef, ComponentType } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import type { CountFieldProps } from '@ds/enhanced/CountField/CountField';
import { RepeatList, type RepeatListProps } from '@ds/patterns/RepeatList/RepeatList';
import { Button } from '@ds/primitives/Button/Button';
import { DateTimeRangeField } from '@ds/primitives/DateTimeRangeField/DateTimeRangeField';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { HiddenSubmit } from '@ds/primitives/HiddenSubmit/HiddenSubmit';
import { NumberField } from '@ds/primitives/NumberField/NumberField';
import { RadioGroup } from '@ds/primitives/RadioGroup/RadioGroup';
import { Scripts } from '@ds/support/use-scripts';
import { isOfTime, useErrorMessage, useFieldMessage } from '~/forms/error-text';
import { type SearchFormError, useListedErrors } from './listed-errors';
import styles from './SearchForm.module.css';
import type { StopRow } from './stop-row';
import { type LivePlace, StopFields } from './StopFields';

/** The search as the form has it: texts, as they were typed. */
export interface SearchFormValues {
  tripType: string;
  stops: readonly StopRow[];
  departure: string;
  return: string;
  adults: string;
  children: string;
  wheelchairs: string;
}

/** The form's enhanced parts on a hydrated page. */
export interface SearchFormLife {
  Stops: ComponentType<RepeatListProps>;
  Place: LivePlace;
  Count: ComponentType<CountFieldProps>;
  isOneWay: boolean;
  isOneDay: boolean;
  isOvernight: boolean;
  /** The moments that the page came with. */
  proposed: { start: string; end: string; isOvernight: boolean };
  form: ComponentPropsWithoutRef<'form'>;
}

export interface SearchFormProps {
  values: SearchFormValues;
  errors: readonly SearchFormError[];
  /** Where the search is sent, and where place names come from, in the page's language. */
  action: string;
  suggestUrl: string;
  /** Hidden fields of the search, by name. */
  also?: Readonly<Record<string, string>>;
  /** Errors are also listed above the fields: not while they are found one by one, nor if the page lists them itself. */
  isListed?: boolean;
  /** Those that are listed, where they differ: while a field is being corrected. */
  listed?: readonly SearchFormError[];
  life?: SearchFormLife | undefined;
}

export const SEARCH_FORM_ID = 'search-form';

const MAX_STOPS = 20;
const EMPTY_ROW: StopRow = { stop: '', stopId: '', wait: '' };

/**
 * The search: a GET form, so that a search is an address. Without scripts, the buttons that add, remove and move stops reload the main page
 * with everything typed; the small script does the same without loading, and a hydrated form does more.
 */
export function SearchForm({
  values,
  errors,
  action,
  suggestUrl,
  also = {},
  isListed = true,
  listed = errors,
  life,
}: SearchFormProps) {
  const { t } = useTranslation('search');
  const message = useErrorMessage();
  const at = useFieldMessage();
  const errorOf = (field: string) => {
    const found = errors.find((error) => error.field === field);
    return found ? at(found.field, found.message) : undefined;
  };
  const summary = useListedErrors(listed, values.stops.length);
  const Stops = life?.Stops ?? RepeatList;
  const Count = life?.Count ?? PlainCount;
  return (
    <form method="get" action={action} id={SEARCH_FORM_ID} className={styles.form} noValidate {...life?.form}>
      <HiddenSubmit />
      {Object.entries(also).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ErrorSummary title={message('forms.summary')} errors={isListed ? summary : []} />
      <RadioGroup
        name="tripType"
        legend={t('form.tripType')}
        hideLegend
        variant="segmented"
        defaultValue={values.tripType}
        error={errorOf('tripType')}
        options={(['day-trip', 'round-trip', 'one-way'] as const).map((value) => ({
          value,
          label: t(`tripType.${value}`),
        }))}
      />
      <Stops
        count={values.stops.length}
        min={2}
        max={MAX_STOPS}
        insert="before-last"
        reorder
        intentName="edit"
        texts={{
          first: t('form.from'),
          middle: t('form.via', { number: '{n}' }),
          last: t('form.to'),
          add: t('form.addStop'),
          remove: t('form.removeStop'),
          up: t('form.moveUp'),
          down: t('form.moveDown'),
          swap: t('form.swap'),
          drag: t('form.drag'),
          added: t('form.added'),
          removed: t('form.removed'),
          moved: t('form.moved', { name: '{name}' }),
          swapped: t('form.swapped'),
        }}
        renderItem={(item) => (
          <StopFields
            item={item}
            // An added row has no values: its key is not a number.
            values={values.stops[Number(item.key)] ?? EMPTY_ROW}
            errors={{ stop: errorOf(`stop-${item.index}`), wait: errorOf(`wait-${item.index}`) }}
            suggestUrl={suggestUrl}
            texts={{ wait: t('form.wait'), noPlaces: t('form.noPlaces'), placeCount: t('form.placeCount') }}
            Place={life?.Place}
          />
        )}
      />
      <div className={styles.when}>
        <Scripts.Provider value={life !== undefined}>
          <DateTimeRangeField
            name="departure"
            endName="return"
            labels={{
              start: t('form.departure'),
              end: t('form.return'),
              time: t('form.time'),
              pick: { start: t('form.pickDeparture'), end: t('form.pickReturn') },
            }}
            defaultStart={values.departure}
            defaultEnd={values.return}
            errors={{
              start: errorOf('departure'),
              end: errorOf('return'),
              ofTime: { start: isOfTime('departure', errors), end: isOfTime('return', errors) },
            }}
            startAlone={life?.isOneWay}
            isOneDay={life?.isOneDay}
            isOvernight={life?.isOvernight}
            proposed={life?.proposed}
          />
        </Scripts.Provider>
        <div className={styles.counts}>
          {(['adults', 'children'] as const).map((name) => (
            <Count
              key={name}
              name={name}
              label={t(`form.${name}`)}
              defaultValue={values[name]}
              error={errorOf(name)}
              width="full"
              required={name === 'adults'}
              steps={{ less: t(`form.less.${name}`), more: t(`form.more.${name}`) }}
            />
          ))}
        </div>
      </div>
      <Disclosure
        summary={t('form.needs')}
        open={errorOf('wheelchairs') !== undefined || Number(values.wheelchairs || '0') !== 0}
      >
        <NumberField
          name="wheelchairs"
          label={t('form.wheelchairs')}
          defaultValue={values.wheelchairs}
          error={errorOf('wheelchairs')}
          width="sm"
        />
      </Disclosure>
      <div>
        <Button>{t('form.submit')}</Button>
      </div>
    </form>
  );
}

/** The passenger count as a plain field. */
const PlainCount = ({ steps: _, ...field }: CountFieldProps) => <NumberField {...field} />;
