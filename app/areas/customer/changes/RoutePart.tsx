import { useTranslation } from '~/i18n/use-translation';
import { Button } from '@ds/primitives/Button/Button';
import { Columns } from '@ds/primitives/Columns/Columns';
import { DateTimeField } from '@ds/primitives/DateTimeField/DateTimeField';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Fieldset } from '@ds/primitives/Fieldset/Fieldset';
import { NumberField } from '@ds/primitives/NumberField/NumberField';
import { Select } from '@ds/primitives/Select/Select';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextField } from '@ds/primitives/TextField/TextField';
import { isHomeEnd } from '#fields/reservation';
import { useErrorMessage, useFieldMessage } from '~/forms/error-text';
import { usePath } from '~/http/paths';
import { to } from '~/to';

/** The trip as the form has it: texts, as they were typed. */
export interface RouteValues {
  /** `homeStreet`: of the ends, if the bus also drives home. */
  stops: readonly { stop: string; street: string; homeStreet?: string | undefined; wait: string }[];
  departure: string;
  return: string;
  adults: string;
  children: string;
  wheelchairs: string;
}

interface RoutePartProps {
  bookingNumber: string;
  values: RouteValues;
  hasReturn: boolean;
  errors: readonly { field: string; message: string }[];
  /** Names that several places share, by row. */
  choices: readonly { row: number; typed: string; options: readonly { id: string; name: string }[] }[];
}

const COUNTS: readonly string[] = ['adults', 'children', 'wheelchairs'];
/** The page's other form also asks for the numbers of passengers. */
const idOf = (field: string): string => (COUNTS.includes(field) ? `route-${field}` : field || 'route');

/** Where and when: a form that only asks for the price, so that the query is an address. */
export function RoutePart({ bookingNumber, values, hasReturn, errors, choices }: RoutePartProps) {
  const { t } = useTranslation(['booking', 'search']);
  const path = usePath();
  const message = useErrorMessage();
  const at = useFieldMessage();
  const errorOf = (field: string) => {
    const found = errors.find((error) => error.field === field);
    return found && at(found.field, found.message);
  };
  const last = values.stops.length - 1;
  // The empty row before the last one is for an additional stop.
  const isMore = (row: number) => row === last - 1 && values.stops[row]?.stop === '';
  const nameOf = (row: number): string =>
    row === 0
      ? t('change.route.from')
      : row === last
        ? t('change.route.to')
        : isMore(row)
          ? t('change.route.more')
          : t('change.route.via', { number: row });
  return (
    <Stack as="section" labelledBy="route">
      <h2 id="route">{t('change.route.title')}</h2>
      <p>{t('change.route.intro')}</p>
      <form method="get" action={path(to.changeBooking())} noValidate>
        <Stack gap="l">
          <ErrorSummary
            title={message('forms.summary')}
            errors={errors.map(({ field, message: said }) => ({ text: at(field, said), fieldId: idOf(field) }))}
          />
          <input type="hidden" name="booking" value={bookingNumber} />
          {values.stops.map((stop, row) => {
            const choice = choices.find((one) => one.row === row);
            return (
              <Fieldset key={row} legend={nameOf(row)} hint={isMore(row) ? t('change.route.moreHint') : undefined}>
                <Columns least="narrow">
                  {choice ? (
                    <Select
                      id={`stop-${row}`}
                      name="stop"
                      label={t('change.route.which', { name: choice.typed })}
                      defaultValue={choice.typed}
                      // Submitted as it was typed, it is asked about again.
                      options={[
                        { value: choice.typed, label: t('change.route.choose') },
                        ...choice.options.map(({ id, name }) => ({ value: id, label: name })),
                      ]}
                    />
                  ) : (
                    <TextField
                      id={`stop-${row}`}
                      name="stop"
                      label={t('change.route.place')}
                      defaultValue={stop.stop}
                      error={errorOf(`stop-${row}`)}
                      maxLength={120}
                      autoComplete="off"
                    />
                  )}
                  <TextField
                    id={`street-${row}`}
                    name="street"
                    label={t('change.route.street')}
                    defaultValue={stop.street}
                    error={errorOf(`street-${row}`)}
                    maxLength={200}
                    autoComplete="off"
                  />
                  {hasReturn && isHomeEnd(row, values.stops.length) ? (
                    <TextField
                      id={`homeStreet-${row}`}
                      name="homeStreet"
                      label={t('change.route.homeStreet')}
                      optional={t('change.route.other')}
                      defaultValue={stop.homeStreet}
                      error={errorOf(`homeStreet-${row}`)}
                      maxLength={200}
                      autoComplete="off"
                    />
                  ) : null}
                  {row === 0 || row === last ? (
                    <input type="hidden" name="wait" value="0" />
                  ) : (
                    <NumberField
                      id={`wait-${row}`}
                      name="wait"
                      label={t('change.route.wait')}
                      suffix="min"
                      defaultValue={stop.wait}
                      error={errorOf(`wait-${row}`)}
                      width="full"
                    />
                  )}
                </Columns>
              </Fieldset>
            );
          })}
          <Columns>
            <DateTimeField
              name="departure"
              id="departure"
              label={t('change.preview.departure')}
              timeLabel={t('search:form.time')}
              defaultValue={values.departure}
              error={errorOf('departure')}
            />
            {hasReturn ? (
              <DateTimeField
                name="return"
                id="return"
                label={t('change.preview.return')}
                timeLabel={t('search:form.time')}
                defaultValue={values.return}
                error={errorOf('return')}
              />
            ) : null}
          </Columns>
          <Columns least="narrow">
            {(['adults', 'children', 'wheelchairs'] as const).map((name) => (
              <NumberField
                key={name}
                id={`route-${name}`}
                name={name}
                label={t(`search:form.${name}`)}
                defaultValue={values[name]}
                error={errorOf(name)}
                width="full"
              />
            ))}
          </Columns>
          <div>
            <Button>{t('change.route.submit')}</Button>
          </div>
        </Stack>
      </form>
    </Stack>
  );
}
