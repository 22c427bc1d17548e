import type { Translate } from '~/i18n/text-keys';
import { useTranslation } from '~/i18n/use-translation';
import { Columns } from '@ds/primitives/Columns/Columns';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { Fieldset } from '@ds/primitives/Fieldset/Fieldset';
import { NumberField } from '@ds/primitives/NumberField/NumberField';
import { PlaceField } from '@ds/primitives/PlaceField/PlaceField';
import { Select } from '@ds/primitives/Select/Select';
import { TextField } from '@ds/primitives/TextField/TextField';
import { useIsTextBrowser } from '@ds/support/text-browser';
import { usePath } from '~/http/paths';

/** A stop as the form has it: texts, as they were typed. */
export interface StopValues {
  stop: string;
  /** Of the place that was picked for it, if it was. */
  stopId?: string | undefined;
  street: string;
  /** Of the ends, if the bus also drives home. */
  homeStreet?: string | undefined;
  wait: string;
}

interface StopFieldsProps {
  stop: StopValues;
  row: number;
  /** All of them, in order. */
  stops: readonly StopValues[];
  /** Whether the way home begins or ends here. */
  isHomeEnd: boolean;
  errorOf: (field: string) => string | undefined;
  /** Places that share the typed name. */
  choice: { typed: string; options: readonly { id: string; name: string }[] } | undefined;
}

/** The empty row before the last one is for an additional stop. */
const isAdditionalStop = (stops: readonly Pick<StopValues, 'stop'>[], row: number): boolean =>
  row > 0 && row === stops.length - 2 && stops[row]?.stop === '';

/** What a stop is called, by its place in the trip. */
export function stopName(t: Translate<'booking'>, stops: readonly Pick<StopValues, 'stop'>[], row: number): string {
  if (isAdditionalStop(stops, row)) return t('change.route.more');
  if (row === 0) return t('change.route.from');
  return row === stops.length - 1 ? t('change.route.to') : t('change.route.via', { number: row });
}

/** One stop of a changed trip. What few change is behind its words: another address on the way home, and one more stop. */
export function StopFields({ stop, row, stops, isHomeEnd, errorOf, choice }: StopFieldsProps) {
  const { t } = useTranslation(['booking', 'search']);
  const path = usePath();
  const isRead = useIsTextBrowser();
  const last = stops.length - 1;
  const isAdditional = isAdditionalStop(stops, row);
  const name = stopName(t, stops, row);
  const errors = {
    place: errorOf(`stop-${row}`),
    street: errorOf(`street-${row}`),
    home: errorOf(`homeStreet-${row}`),
    wait: errorOf(`wait-${row}`),
  };
  const fields = (
    <Fieldset
      // Where nothing folds, the button above has said it.
      legend={isAdditional && isRead ? null : name}
      hideLegend={isAdditional}
      hint={isAdditional ? t('change.route.moreHint') : undefined}
    >
      <Columns>
        {choice ? (
          <>
            <input type="hidden" name="stop" value={choice.typed} />
            <Select
              id={`stop-${row}`}
              name="stopId"
              label={t('change.route.which', { name: choice.typed })}
              // Submitted without a choice, it is asked about again.
              options={[
                { value: '', label: t('change.route.choose') },
                ...choice.options.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </>
        ) : (
          <PlaceField
            id={`stop-${row}`}
            name="stop"
            label={t('change.route.place')}
            defaultValue={stop.stop}
            idName="stopId"
            defaultPlaceId={stop.stopId}
            error={errors.place}
            maxLength={120}
            required={!isAdditional}
            suggestUrl={path('/places.json')}
            texts={{ none: t('search:form.noPlaces'), count: t('search:form.placeCount') }}
          />
        )}
        <TextField
          id={`street-${row}`}
          name="street"
          label={t('change.route.street')}
          defaultValue={stop.street}
          error={errors.street}
          maxLength={200}
          autoComplete="off"
          required={!isAdditional}
        />
        {row === 0 || row === last ? (
          <input type="hidden" name="wait" value="0" />
        ) : (
          <NumberField
            id={`wait-${row}`}
            name="wait"
            label={t('change.route.wait')}
            suffix="min"
            defaultValue={stop.wait}
            error={errors.wait}
            width="full"
          />
        )}
      </Columns>
      {isHomeEnd ? (
        <Disclosure summary={t('change.route.homeStreet')} open={Boolean(stop.homeStreet || errors.home)}>
          <TextField
            id={`homeStreet-${row}`}
            name="homeStreet"
            label={t('change.route.street')}
            defaultValue={stop.homeStreet}
            error={errors.home}
            maxLength={200}
            autoComplete="off"
          />
        </Disclosure>
      ) : null}
    </Fieldset>
  );
  if (!isAdditional) return fields;
  const isBegun = stop.street !== '' || stop.wait !== '' || Boolean(errors.place || errors.street || errors.wait);
  return (
    <Disclosure summary={name} open={isBegun}>
      {fields}
    </Disclosure>
  );
}
