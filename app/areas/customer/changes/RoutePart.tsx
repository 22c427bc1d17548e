import { useTranslation } from '~/i18n/use-translation';
import { Button } from '@ds/primitives/Button/Button';
import { Columns } from '@ds/primitives/Columns/Columns';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Fieldset } from '@ds/primitives/Fieldset/Fieldset';
import { NumberField } from '@ds/primitives/NumberField/NumberField';
import { Stack } from '@ds/primitives/Stack/Stack';
import { isHomeEnd } from '#fields/reservation';
import { isOfTime, listedMessage, placeOf, useErrorMessage, useFieldMessage } from '~/forms/error-text';
import { usePath } from '~/http/paths';
import { Island } from '~/islands/Island';
import { to } from '~/to';
import { MomentFields, type MomentFieldsProps } from './MomentFields';
import { StopFields, stopName, type StopValues } from './StopFields';

/** The trip as the form has it: texts, as they were typed. */
export interface RouteValues {
  stops: readonly StopValues[];
  departure: string;
  return: string;
  adults: string;
  children: string;
  wheelchairs: string;
}

interface RoutePartProps {
  bookingNumber: string;
  values: RouteValues;
  /** Of the booked bus. */
  seats: number;
  hasReturn: boolean;
  isDayTrip: boolean;
  errors: readonly { field: string; message: string }[];
  /** Names that several places share, by row. */
  choices: readonly { row: number; typed: string; options: readonly { id: string; name: string }[] }[];
}

const COUNTS = ['adults', 'children', 'wheelchairs'] as const;
/** One error of a field at a time, like beside the field. */
const firstOfEach = <Error extends { field: string }>(errors: readonly Error[]): Error[] =>
  errors.filter(({ field }, index) => errors.findIndex((error) => error.field === field) === index);
const idOf = (field: string): string => field || 'route';

/** Where, when and how many: a form that only asks what becomes of the trip, so that the query is an address. */
export function RoutePart({ bookingNumber, values, seats, hasReturn, isDayTrip, errors, choices }: RoutePartProps) {
  const { t } = useTranslation(['booking', 'search']);
  const path = usePath();
  const message = useErrorMessage();
  const at = useFieldMessage();
  const errorOf = (field: string) => {
    const found = errors.find((error) => error.field === field);
    return found && at(found.field, found.message);
  };
  const nameOf = (field: string): string => {
    const [, kind, row] = /^(\w+)-(\d+)$/.exec(field) ?? [];
    const stop = row && stopName(t, values.stops, Number(row));
    if (stop) return kind === 'wait' ? `${stop}, ${t('change.route.wait').toLowerCase()}` : stop;
    if (field === 'departure' || field === 'return') return t(`change.preview.${field}`);
    const count = COUNTS.find((name) => name === field);
    return count ? t(`search:form.${count}`) : '';
  };
  const moments: MomentFieldsProps = {
    labels: {
      start: t('change.preview.departure'),
      end: t('change.preview.return'),
      time: t('search:form.time'),
      pick: { start: t('search:form.pickDeparture'), end: t('search:form.pickReturn') },
    },
    departure: values.departure,
    return: values.return,
    hasReturn,
    isDayTrip,
    errors: {
      start: errorOf('departure'),
      end: errorOf('return'),
      ofTime: { start: isOfTime('departure', errors), end: isOfTime('return', errors) },
    },
  };
  const canRemove = values.stops.slice(1, -1).some(({ stop }) => stop !== '');
  return (
    <Stack as="section" labelledBy="route">
      {/* Above the long form, whatever it says of itself. */}
      <ErrorSummary
        title={errors.length > 0 ? message('forms.summary') : t('search:places.title')}
        errors={[
          ...firstOfEach(errors).map(({ field, message: said }) => {
            const place = placeOf(t, { name: nameOf(field), id: idOf(field), error: said });
            return { text: listedMessage(place.name, at(field, said)), fieldId: place.id };
          }),
          ...choices.map(({ row, typed }) => ({
            text: t('search:places.whichStop', { stop: stopName(t, values.stops, row), name: typed }),
            fieldId: `stop-${row}`,
          })),
        ]}
      />
      <h2 id="route">{t('change.route.title')}</h2>
      <p>
        {t('change.route.intro')} {canRemove ? t('change.route.remove') : null}
      </p>
      <form method="get" action={path(to.changeBooking())} noValidate>
        <Stack gap="l">
          <input type="hidden" name="booking" value={bookingNumber} />
          {values.stops.map((stop, row) => (
            <StopFields
              key={row}
              stop={stop}
              row={row}
              stops={values.stops}
              isHomeEnd={hasReturn && isHomeEnd(row, values.stops.length)}
              errorOf={errorOf}
              choice={choices.find((one) => one.row === row)}
            />
          ))}
          <Island name="moments" props={moments}>
            <MomentFields {...moments} />
          </Island>
          <Fieldset
            legend={t('change.passengers.title')}
            id="passengers"
            hint={`${t('change.passengers.intro', { count: seats })} ${t('change.route.seats')}`}
          >
            <Columns least="narrow">
              {COUNTS.map((name) => (
                <NumberField
                  key={name}
                  id={name}
                  name={name}
                  label={t(`search:form.${name}`)}
                  defaultValue={values[name]}
                  error={errorOf(name)}
                  width="full"
                  required={name === 'adults'}
                />
              ))}
            </Columns>
          </Fieldset>
          <div>
            <Button>{t('change.route.submit')}</Button>
          </div>
        </Stack>
      </form>
    </Stack>
  );
}
