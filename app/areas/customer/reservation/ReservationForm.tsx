import { STOP_TYPES } from '@states/trip-words';
import { endType } from '#fields/reservation';
import type { Translate } from '~/i18n/text-keys';
import type { ComponentPropsWithoutRef } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Checkbox } from '@ds/primitives/Checkbox/Checkbox';
import { CardMarks } from '@ds/pictures/CardMarks/CardMarks';
import { Columns } from '@ds/primitives/Columns/Columns';
import { Fieldset } from '@ds/primitives/Fieldset/Fieldset';
import { NumberField } from '@ds/primitives/NumberField/NumberField';
import { PhoneField } from '@ds/primitives/PhoneField/PhoneField';
import { Select } from '@ds/primitives/Select/Select';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextField } from '@ds/primitives/TextField/TextField';
import type { ShownForm } from '~/forms/shown-form';
import { CancellationTiers } from '~/nouns/bookings/CancellationTiers';
import type { CancellationTier } from '~/nouns/bookings/free-cancellation';
import { type HomeEnd, HomeStreet } from './HomeStreet';
import { PayBar } from './PayBar';
import { ReservationActs } from './ReservationActs';
import { RESERVATION_FORM_ID } from './reservation-parts';
import { Wishes } from './Wishes';

/** The form's props. Plain data, because the browser renders the form from the same. */
export interface ReservationFormProps {
  /** Where it posts to: the page's own address. */
  action: string;
  termsUrl: string;
  /** Ten minutes more can be had. */
  canExtend: boolean;
  /** The fields' initial values. */
  values: Readonly<Record<string, string | undefined>>;
  stops: readonly {
    name: string;
    spot: Spot;
    time: string | undefined;
    /** Set at the stops where the way home begins and ends. */
    home?: HomeEnd | undefined;
  }[];
  /** The units that the purchase may be for; null for a customer's own purchase. */
  units: readonly { id: number; name: string }[] | null;
  seats: number;
  total: number;
  /** Until when the buses are held, as a time of day. */
  until: string;
  tiers: readonly CancellationTier[];
}

/** What kind of place it is, if people meet at a terminal or an entrance of it instead of at a street address. */
type Spot = 'airport' | 'station' | null;

/** The fields' names, as their labels and for the error summary, in the page's order. */
export const reservationLabels = (t: Translate<'reservation'>, stops: readonly { name: string; spot: Spot }[]) => ({
  unitId: t('form.unit'),
  contactName: t('form.name'),
  contactEmail: t('form.email'),
  contactPhone: t('form.phone'),
  adults: t('form.adults'),
  children: t('form.children'),
  ...Object.fromEntries(
    stops.flatMap(({ name: place, spot }, index) => [
      [`street-${index}`, t(spot ? 'form.streetAt' : 'form.streetIn', { place })],
      [`homeStreet-${index}`, t(spot ? 'form.homeStreetAt' : 'form.homeStreetIn', { place })],
    ]),
  ),
});

/** Contact, passengers, each stop's street and kind, wishes, terms, payment. */
export function ReservationForm({
  reservation,
  form,
  life,
}: {
  reservation: ReservationFormProps;
  form: ShownForm;
  /** The event handlers of a hydrated form. */
  life?: ComponentPropsWithoutRef<'form'> | undefined;
}) {
  const { t } = useTranslation('reservation');
  const { action, termsUrl, stops } = reservation;
  const labels = reservationLabels(t, stops);
  return (
    <form method="post" action={action} id={RESERVATION_FORM_ID} noValidate data-submit-once="" {...life}>
      <Stack gap="l">
        {reservation.units ? (
          <Fieldset legend={t('form.buyer')} level="section">
            <Select
              {...form.field('unitId')}
              label={labels.unitId}
              hint={t('form.unitHint')}
              placeholder={t('form.unitChoose')}
              required
              options={reservation.units.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          </Fieldset>
        ) : null}
        <Fieldset legend={t('form.contact')} level="section">
          <Stack>
            <TextField {...form.field('contactName')} label={labels.contactName} autoComplete="name" required />
            <Columns>
              <TextField
                {...form.field('contactEmail')}
                type="email"
                label={labels.contactEmail}
                hint={t('form.emailHint')}
                autoComplete="email"
                required
              />
              <PhoneField
                {...form.field('contactPhone')}
                label={labels.contactPhone}
                hint={t('form.phoneHint')}
                required
              />
            </Columns>
          </Stack>
        </Fieldset>
        <Fieldset
          legend={t('form.passengers')}
          level="section"
          hint={t('form.seats', { count: reservation.seats })}
          id="passengers"
        >
          <Columns least="narrow">
            <NumberField {...form.field('adults')} label={labels.adults} width="full" required />
            <NumberField {...form.field('children')} label={labels.children} width="full" />
          </Columns>
        </Fieldset>
        <Fieldset legend={t('form.stops')} level="section" hint={t('form.stopsHint')} id="stops">
          <Stack>
            {stops.map(({ name, spot, time, home }, index) => (
              <Stack gap="s" key={index}>
                <Columns>
                  <TextField
                    {...form.field(`street-${index}`)}
                    label={t(spot ? 'form.streetAt' : 'form.streetIn', { place: name })}
                    hint={
                      [
                        time && t(`form.stopTime.${endType(index, stops.length) ?? 'between'}`, { time }),
                        spot && t(`form.spot.${spot}`),
                      ]
                        .filter(Boolean)
                        .join('. ') || undefined
                    }
                    // Where a trip begins is often the booker's own address. In a section of its own: filling in the name fills in no street.
                    autoComplete={index === 0 ? 'section-start address-line1' : 'off'}
                    required
                  />
                  {endType(index, stops.length) ? null : (
                    <Select
                      {...form.field(`stopType-${index}`)}
                      label={t(spot ? 'form.stopTypeAt' : 'form.stopTypeIn', { place: name })}
                      options={STOP_TYPES.map((value) => ({ value, label: t(`stopType.${value}`) }))}
                    />
                  )}
                </Columns>
                {home ? (
                  <HomeStreet {...home} {...form.field(`homeStreet-${index}`)} place={name} isSpot={spot !== null} />
                ) : null}
              </Stack>
            ))}
          </Stack>
        </Fieldset>
        <Wishes form={form} />
        {/* One way to pay is not a choice. */}
        <Fieldset legend={t('form.payment')} level="section">
          <p>{t('form.card')}</p>
          <CardMarks />
        </Fieldset>
        <Fieldset legend={t('form.cancellation')} level="section">
          <Stack>
            <CancellationTiers tiers={reservation.tiers} />
            <p>{t('noWithdrawal')}</p>
            <Checkbox
              {...form.box('terms')}
              label={t('form.terms')}
              // Not in the label: what is pressed there ticks the box.
              hint={<a href={termsUrl}>{t('form.termsLink')}</a>}
              required
            />
          </Stack>
        </Fieldset>
        <ReservationActs total={reservation.total} canExtend={reservation.canExtend} />
      </Stack>
      <PayBar total={reservation.total} until={reservation.until} />
    </form>
  );
}
