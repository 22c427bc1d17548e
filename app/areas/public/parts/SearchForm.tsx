import { useTranslation } from 'react-i18next';
import { RepeatList } from '@ds/patterns/RepeatList/RepeatList';
import { Button } from '@ds/primitives/Button/Button';
import { DateTimeField } from '@ds/primitives/DateTimeField/DateTimeField';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { HiddenSubmit } from '@ds/primitives/HiddenSubmit/HiddenSubmit';
import { NumberField } from '@ds/primitives/NumberField/NumberField';
import { PlaceField } from '@ds/primitives/PlaceField/PlaceField';
import { RadioGroup } from '@ds/primitives/RadioGroup/RadioGroup';
import { useErrorMessage } from '~/forms/error-text';
import { usePath } from '~/http/paths';
import styles from './SearchForm.module.css';

/** A stop and the minutes that the bus stays there. */
export interface StopRow {
  stop: string;
  wait: string;
}

/** The search as it stands in the form: texts, as they were typed. */
export interface SearchFormValues {
  tripType: string;
  stops: readonly StopRow[];
  departure: string;
  return: string;
  adults: string;
  children: string;
  wheelchairs: string;
}

export interface SearchFormError {
  field: string;
  message: string;
}

const MAX_STOPS = 20;

/**
 * The search. A GET form, so that a search is an address. Rows of stops are added, removed and moved by buttons that come back to the main
 * page with everything typed; the small script does the same without loading.
 */
export function SearchForm({ values, errors = [] }: { values: SearchFormValues; errors?: readonly SearchFormError[] }) {
  const { t } = useTranslation('search');
  const path = usePath();
  const message = useErrorMessage();
  const errorOf = (field: string) => {
    const found = errors.find((error) => error.field === field);
    return found ? message(found.message) : undefined;
  };
  const last = values.stops.length - 1;
  const nameOf = (field: string): string => {
    const [, kind, row] = /^(stop|wait)-(\d+)$/.exec(field) ?? [];
    if (kind === undefined) return t(`form.${field}`, { defaultValue: '' });
    if (kind === 'wait') return t('form.wait');
    const index = Number(row);
    return index === 0 ? t('form.from') : index === last ? t('form.to') : t('form.via', { number: index });
  };
  return (
    <form method="get" action={path('/buses/search')} className={styles.form}>
      <HiddenSubmit>{t('form.submit')}</HiddenSubmit>
      <ErrorSummary
        title={message('forms.summary')}
        errors={errors.map((error) => {
          const name = nameOf(error.field);
          return {
            text: name ? `${name}: ${message(error.message)}` : message(error.message),
            fieldId: error.field === 'stop' ? 'stop-0' : error.field,
          };
        })}
      />
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
      <RepeatList
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
          added: t('form.added'),
          removed: t('form.removed'),
          moved: t('form.moved'),
        }}
        renderItem={({ key, index, label }) => (
          <div className={styles.stop}>
            <PlaceField
              name="stop"
              id={`stop-${key}`}
              label={label}
              defaultValue={values.stops[index]?.stop ?? ''}
              maxLength={120}
              error={errorOf(`stop-${index}`)}
              suggestUrl={path('/places.json')}
              texts={{ none: t('form.noPlaces'), count: t('form.placeCount') }}
            />
            {/* Nobody waits at the ends: the bus loads at the first stop, and stays at the last one until the return. */}
            {index === 0 || index === last ? null : (
              <NumberField
                name="wait"
                id={`wait-${key}`}
                label={t('form.wait')}
                suffix="min"
                width="full"
                defaultValue={values.stops[index]?.wait ?? ''}
                error={errorOf(`wait-${index}`)}
              />
            )}
          </div>
        )}
      />
      <div className={styles.when}>
        <div className={styles.pair}>
          <DateTimeField
            name="departure"
            label={t('form.departure')}
            defaultValue={values.departure}
            error={errorOf('departure')}
          />
          <DateTimeField
            name="return"
            label={t('form.return')}
            optional={t('form.notOneWay')}
            defaultValue={values.return}
            error={errorOf('return')}
          />
        </div>
        <div className={styles.counts}>
          <NumberField
            name="adults"
            label={t('form.adults')}
            defaultValue={values.adults}
            error={errorOf('adults')}
            width="full"
          />
          <NumberField
            name="children"
            label={t('form.children')}
            defaultValue={values.children}
            error={errorOf('children')}
            width="full"
          />
          <NumberField
            name="wheelchairs"
            label={t('form.wheelchairs')}
            defaultValue={values.wheelchairs}
            error={errorOf('wheelchairs')}
            width="full"
          />
        </div>
      </div>
      <div>
        <Button>{t('form.submit')}</Button>
      </div>
    </form>
  );
}
