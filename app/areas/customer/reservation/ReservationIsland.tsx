import { useLocation } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import type { ReservationView } from '@bff/areas/customer';
import { formatDate, formatTime } from '@formats';
import type { FormReply } from '~/forms/parse-form.server';
import { useShownForm } from '~/forms/shown-form';
import { usePath } from '~/http/paths';
import { Island } from '~/islands/Island';
import { to } from '~/to';
import { ReservationForm, type ReservationFormProps, reservationLabels } from './ReservationForm';

interface ReservationIslandProps {
  reservation: ReservationView;
  /** Unsaved input: takes precedence over what is stored. */
  typed: Readonly<Record<string, string>>;
  reply: FormReply | undefined;
}

/** A reservation's form, hydrated when the page is idle. */
export function ReservationIsland({ reservation, typed, reply }: ReservationIslandProps) {
  const { t } = useTranslation('reservation');
  const path = usePath();
  const { pathname, search } = useLocation();
  const { contact, stops, legs } = reservation;
  const [out, home] = legs;
  /** The way home goes straight from the last stop to the first: said there, because nobody is asked for those addresses again. */
  const homeAt = (index: number) => {
    const isEnd = index === stops.length - 1;
    const at = isEnd ? home?.departure : index === 0 ? home?.stops.at(-1)?.arrival : undefined;
    if (!out || !at) return undefined;
    const isSameDay = formatDate(at) === formatDate(out.departure);
    return {
      does: isEnd ? ('pickUp' as const) : ('dropOff' as const),
      at: isSameDay ? t('form.at', { time: formatTime(at) }) : t('form.atMoment', { at }),
    };
  };
  const props: ReservationFormProps = {
    action: `${pathname}${search}`,
    termsUrl: path(to.contentPage('terms')),
    canExtend: reservation.canExtend,
    values: {
      unitId: reservation.unitId === null ? '' : String(reservation.unitId),
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
          [`homeStreet-${index}`, stop.homeStreet],
          [`stopType-${index}`, stop.stopType],
        ]),
      ),
      ...typed,
    },
    stops: stops.map(({ name, spot, departure, arrival }, index) => {
      const at = departure ?? arrival;
      return { name, spot, time: at ? formatTime(at) : undefined, home: homeAt(index) };
    }),
    units: reservation.units,
    seats: reservation.seats,
    total: reservation.total,
    until: formatTime(reservation.until),
    tiers: reservation.tiers,
  };
  const form = useShownForm(reply, { labels: reservationLabels(t, props.stops), values: props.values });
  return (
    <Island name="reservation" props={{ ...props, reply }}>
      <ReservationForm reservation={props} form={form} />
    </Island>
  );
}
