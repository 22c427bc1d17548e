import { parseWithZod } from '@conform-to/zod/v4';
import { useTranslation } from '~/i18n/use-translation';
import type { FormReply } from '~/forms/parse-form.server';
import { shownForm } from '~/forms/shown-form';
import { useChecks } from '~/forms/use-checks';
import type { LiveForm } from '~/islands/live-form';
import { useErrorsInTitle } from '~/islands/use-errors-in-title';
import { LiveReservationErrors } from './LiveReservationErrors';
import { ReservationForm, type ReservationFormProps, reservationLabels } from './ReservationForm';
import { RESERVATION_FORM_ID } from './reservation-parts';
import { reservationSchema } from './reservation-schema';

interface LiveReservationProps extends ReservationFormProps {
  reply?: FormReply;
}

/** A reservation's form when hydrated: the server's schema validates it while it is filled in. */
function LiveReservationForm({ isAwake, reply, ...reservation }: LiveReservationProps & { isAwake: boolean }) {
  const { t } = useTranslation('reservation');
  const { errors, listed, refusals, ...life } = useChecks({
    id: RESERVATION_FORM_ID,
    reply,
    check: (typed) =>
      parseWithZod(typed, {
        schema: reservationSchema(reservation.stops.length, {
          isOfUnit: reservation.units !== null,
          seats: reservation.seats,
        }),
      }),
  });
  useErrorsInTitle(Object.keys(listed).length > 0);
  const form = shownForm(t, {
    reply,
    errors: isAwake ? errors : (reply?.error ?? {}),
    listed: isAwake ? listed : (reply?.error ?? {}),
    labels: reservationLabels(t, reservation.stops),
    values: reservation.values,
  });
  return (
    <>
      {isAwake ? <LiveReservationErrors {...form.summary} refusals={refusals} /> : null}
      <ReservationForm reservation={reservation} form={form} life={isAwake ? life : undefined} />
    </>
  );
}

/** What was typed since counts, not what the server refused; its errors stay listed. */
function typedInto({ reply, ...props }: LiveReservationProps, form: HTMLFormElement): LiveReservationProps {
  const typed = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const values = Object.fromEntries(typed);
  return { ...props, values, ...(reply ? { reply: { ...reply, initialValue: values } } : {}) };
}

export const liveReservation: LiveForm<LiveReservationProps> = { Form: LiveReservationForm, typedInto };
