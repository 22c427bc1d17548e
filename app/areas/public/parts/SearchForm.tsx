import { useTranslation } from 'react-i18next';
import { DateTimeField } from '@ds/primitives/DateTimeField/DateTimeField';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { HiddenSubmit } from '@ds/primitives/HiddenSubmit/HiddenSubmit';
import { NumberField } from '@ds/primitives/NumberField/NumberField';
import { PlaceField } from '@ds/primitives/PlaceField/PlaceField';
import { RadioGroup } from '@ds/primitives/RadioGroup/RadioGroup';
import { useErrorMessage } from '~/forms/error-text';
import { usePath } from '~/http/paths';
import styles from './SearchForm.module.css';

/** The search as it stands in the form: texts, as they were typed. */
export interface SearchFormValues {
  tripType: string;
  stops: readonly string[];
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
 * The search. A GET form, so that a search is an address. Rows of stops are added, removed and moved by buttons that load the main page
 * again with everything typed; the small script does the same without loading.
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
  const label = (index: number) =>
    index === 0 ? t('form.from') : index === last ? t('form.to') : t('form.via', { number: index });
  const edit = { formAction: path('/'), formNoValidate: true, variant: 'plain', size: 'small', name: 'edit' } as const;
  return (
    <form method="get" action={path('/buses/search')} className={styles.form} data-search-form="">
      <HiddenSubmit />
      <ErrorSummary
        title={message('forms.summary')}
        errors={errors.map((error) => ({ text: message(error.message), fieldId: fieldId(error.field) }))}
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
      <ol className={styles.stops} data-stops="" data-max={MAX_STOPS} data-via={t('form.viaPlain')}>
        {values.stops.map((stop, index) => (
          <li key={index} className={styles.stop} data-stop="">
            <PlaceField
              name="stop"
              id={`stop-${index}`}
              label={label(index)}
              defaultValue={stop}
              maxLength={120}
              error={errorOf(`stop-${index}`)}
              suggestUrl={path('/places.json')}
              texts={{ none: t('form.noPlaces'), count: t('form.placeCount') }}
            />
            {values.stops.length > 2 ? (
              <div className={styles.rowTools}>
                {index > 0 ? (
                  <Button {...edit} value={`up-${index}`} aria-label={t('form.moveUp', { stop: label(index) })}>
                    ↑
                  </Button>
                ) : null}
                <Button {...edit} value={`remove-${index}`} aria-label={t('form.removeStop', { stop: label(index) })}>
                  ✕
                </Button>
              </div>
            ) : null}
          </li>
        ))}
      </ol>
      {values.stops.length < MAX_STOPS ? (
        <div>
          <Button {...edit} value="add" data-add-stop="">
            {t('form.addStop')}
          </Button>
        </div>
      ) : null}
      <div className={styles.pair}>
        <DateTimeField
          name="departure"
          label={t('form.departure')}
          defaultValue={values.departure}
          error={errorOf('departure')}
          hint={t('form.departureHint')}
        />
        <DateTimeField
          name="return"
          label={t('form.return')}
          defaultValue={values.return}
          error={errorOf('return')}
          hint={t('form.returnHint')}
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
      <div>
        <Button>{t('form.submit')}</Button>
      </div>
    </form>
  );
}

const fieldId = (field: string): string => (field === 'stop' ? 'stop-0' : field);
