import type { Found } from '@bff/areas/quick-find';
import type { CommandState } from '@ds/patterns/CommandPalette/CommandPalette';
import { type FormatLocale, formatNearDay, formatTime } from '@formats';
import { messageTone } from '~/areas/admin/outgoing-messages/MessageBadge';
import { stateName } from '~/areas/admin/outgoing-messages/message-names';
import { officeRequestTones } from '~/areas/admin/parts/OfficeRequestBadge';
import { paymentTones, refundTones } from '~/areas/admin/parts/PaymentBadge';
import { vehicleTone } from '~/areas/company/vehicles/VehicleBadge';
import type { Translate } from '~/i18n/text-keys';
import { standingTones } from '~/nouns/accounts/UserStanding';
import { bookingTones } from '~/nouns/bookings/BookingStatus';
import { problemTone } from '~/nouns/bookings/ProblemBadge';
import { companyTones } from '~/nouns/companies/CompanyBadge';
import { dealTones } from '~/nouns/deal-organisations/DealBadge';
import { requestTones } from '~/nouns/quotes/QuoteRequestBadge';

type State = NonNullable<Found['state']>;

/** How something found stands, in the words and the colour of its list. Said here, because a palette opens where a section has other texts. */
export function foundState(state: State, t: Translate, locale: FormatLocale): CommandState | undefined {
  switch (state.of) {
    case 'trip':
      return tripState(state.stands, t, locale);
    case 'request': {
      const badge = { tone: officeRequestTones[state.status], text: t(`quotes:office.states.${state.status}`) };
      const also = [
        ...(state.orderNumber === null ? [] : [t('quotes:office.boughtIn', { number: state.orderNumber })]),
        ...(state.isOffered ? [t('quotes:office.offeredByUs')] : []),
      ];
      return also.length > 0 ? { ...badge, also: also.join(', ') } : badge;
    }
    case 'asked':
      return { tone: requestTones[state.status], text: t(`quotes:status.${state.status}`) };
    case 'payment':
      return { tone: paymentTones[state.status], text: t(`customers:payments.is.${state.status}`) };
    case 'refund':
      return {
        tone: state.status === 'replaced' ? 'neutral' : refundTones[state.status],
        text: t(`payments:is.${state.status}`),
      };
    case 'company':
      return { tone: companyTones[state.status], text: t(`companies:companies.status.${state.status}`) };
    case 'dealCustomer':
      return { tone: dealTones[state.status], text: t(`deals:status.${state.status}`) };
    case 'vehicle':
      return { tone: vehicleTone(state.status), text: t(`fleet:vehicles.status.${state.status}`) };
    case 'account':
      return { tone: standingTones[state.standing], text: t(`users:standings.${state.standing}`) };
    case 'message':
      return { tone: messageTone(state.message), text: stateName(t, state.message) };
  }
}

/** As `TripStatus`. */
function tripState(
  { problems: [problem, ...others], status, choiceUntil }: Extract<State, { of: 'trip' }>['stands'],
  t: Translate,
  locale: FormatLocale,
): CommandState | undefined {
  if (problem !== undefined) {
    const words = [
      ...(status ? [t(`booking:status.${status}`)] : []),
      ...others.map((one) => t(`bookings:problem.${one}`)),
    ];
    const badge = { tone: problemTone(problem), text: t(`bookings:problem.${problem}`) };
    return words.length > 0 ? { ...badge, also: words.join(', ') } : badge;
  }
  if (status === null) return undefined;
  const badge = { tone: bookingTones[status], text: t(`booking:status.${status}`) };
  if (!choiceUntil) return badge;
  const at = `${formatNearDay(choiceUntil, locale)} ${formatTime(choiceUntil)}`;
  return { ...badge, also: t('bookings:choiceUntil', { at }) };
}
