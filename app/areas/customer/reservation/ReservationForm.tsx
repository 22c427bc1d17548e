import { useTranslation } from 'react-i18next';
import type { ReservationView } from '@bff/areas/customer';
import { Button } from '@ds/primitives/Button/Button';
import { Checkbox } from '@ds/primitives/Checkbox/Checkbox';
import { Columns } from '@ds/primitives/Columns/Columns';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Fieldset } from '@ds/primitives/Fieldset/Fieldset';
import { Money } from '@ds/primitives/Money/Money';
import { NumberField } from '@ds/primitives/NumberField/NumberField';
import { PhoneField } from '@ds/primitives/PhoneField/PhoneField';
import { RadioGroup } from '@ds/primitives/RadioGroup/RadioGroup';
import { Select } from '@ds/primitives/Select/Select';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextArea } from '@ds/primitives/TextArea/TextArea';
import { TextField } from '@ds/primitives/TextField/TextField';
import { formatTime } from '@formats';
import { PostForm } from '~/forms/PostForm';
import type { FormReply } from '~/forms/parse-form.server';
import { useShownForm } from '~/forms/shown-form';
import { usePath } from '~/http/paths';
import { CancellationTiers } from '~/nouns/bookings/CancellationTiers';

/** Contact, passengers, each stop's street and kind, wishes, terms, payment. */
export function ReservationForm({
  reservation,
  typed,
  reply,
}: {
  reservation: ReservationView;
  /** Typed before, not saved yet: wins over what is stored. */
  typed: Readonly<Record<string, string>>;
  reply: FormReply | undefined;
}) {
  const { t } = useTranslation('reservation');
  const path = usePath();
  const { contact, stops } = reservation;
  const labels = {
    contactName: t('form.name'),
    contactEmail: t('form.email'),
    contactPhone: t('form.phone'),
    adults: t('form.adults'),
    children: t('form.children'),
    ...Object.fromEntries(stops.map((stop, index) => [`street-${index}`, t('form.streetIn', { place: stop.name })])),
  };
  const form = useShownForm(reply, {
    labels,
    values: {
      contactName: contact.name,
      contactEmail: contact.email,
      contactPhone: contact.phone,
      adults: String(reservation.adults),
      children: String(reservation.children),
      comment: reservation.comment,
      specialRequests: reservation.specialRequests,
      terms: reservation.termsAccepted ? 'on' : undefined,
      ...Object.fromEntries(
        stops.flatMap((stop, index) => [
          [`street-${index}`, stop.street],
          [`stopType-${index}`, stop.stopType],
        ]),
      ),
      ...typed,
    },
  });
  const timeOf = (stop: (typeof stops)[number]) => stop.departure ?? stop.arrival;
  return (
    <PostForm data-submit-once="">
      <Stack gap="l">
        <ErrorSummary {...form.summary} />
        <Fieldset legend={t('form.contact')} level="section">
          <Stack>
            <TextField {...form.field('contactName')} label={labels.contactName} autoComplete="name" />
            <Columns>
              <TextField
                {...form.field('contactEmail')}
                type="email"
                label={labels.contactEmail}
                autoComplete="email"
              />
              <PhoneField {...form.field('contactPhone')} label={labels.contactPhone} hint={t('form.phoneHint')} />
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
            <NumberField {...form.field('adults')} label={labels.adults} width="full" />
            <NumberField {...form.field('children')} label={labels.children} width="full" />
          </Columns>
        </Fieldset>
        <Fieldset legend={t('form.stops')} level="section" hint={t('form.stopsHint')} id="stops">
          <Stack>
            {stops.map((stop, index) => {
              const at = timeOf(stop);
              return (
                <Columns key={index}>
                  <TextField
                    {...form.field(`street-${index}`)}
                    label={t('form.streetIn', { place: stop.name })}
                    hint={at ? t('form.stopTime', { time: formatTime(at) }) : undefined}
                    autoComplete="off"
                  />
                  <Select
                    {...form.field(`stopType-${index}`)}
                    label={t('form.stopTypeIn', { place: stop.name })}
                    options={(['pickUp', 'dropOff', 'both'] as const).map((value) => ({
                      value,
                      label: t(`stopType.${value}`),
                    }))}
                  />
                </Columns>
              );
            })}
          </Stack>
        </Fieldset>
        <Fieldset legend={t('form.wishes')} level="section">
          <Stack>
            <TextArea
              {...form.field('comment')}
              label={t('form.comment')}
              optional={t('form.optional')}
              rows={3}
              maxLength={2000}
            />
            <TextArea
              {...form.field('specialRequests')}
              label={t('form.specialRequests')}
              optional={t('form.optional')}
              hint={t('form.specialRequestsHint')}
              rows={3}
              maxLength={2000}
            />
          </Stack>
        </Fieldset>
        <RadioGroup
          name="paymentMethod"
          legend={t('form.payment')}
          defaultValue="card"
          options={[{ value: 'card', label: t('form.card'), hint: t('form.cardHint') }]}
        />
        <Fieldset legend={t('form.cancellation')} level="section">
          <Stack>
            <CancellationTiers tiers={reservation.tiers} />
            <p>{t('noWithdrawal')}</p>
            <Checkbox
              {...form.box('terms')}
              label={
                <>
                  {t('form.terms')} <a href={path('/page/terms')}>{t('form.termsLink')}</a>
                </>
              }
            />
          </Stack>
        </Fieldset>
        <Stack gap="s">
          <div>
            <Button name="intent" value="pay">
              {t('form.pay')} <Money ore={reservation.total} />
            </Button>
          </div>
          <p className="small muted">{t('form.next')}</p>
        </Stack>
        <Stack gap="s">
          <p className="small">{t('payLink.text')}</p>
          <div>
            <Button variant="secondary" size="small" name="intent" value="payLink">
              {t('payLink.send')}
            </Button>
          </div>
        </Stack>
      </Stack>
    </PostForm>
  );
}
