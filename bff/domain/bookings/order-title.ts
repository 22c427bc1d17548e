import type { Language } from '@bff/domain/shared/actor';
import { formatWhen } from '@formats';
import { orderIn } from './order-in-language';
import { readOrderDetails } from './order-details.store';

const CHANGE = {
  sv: (trip: string) => `Ändring av resan ${trip}`,
  en: (trip: string) => `Change of the trip ${trip}`,
} as const;

/** What the payment page says that the difference is for: the trip as it is booked, not as it is to become. */
export const changeTitleOf = async (orderNumber: string, language: Language): Promise<string> =>
  CHANGE[language](await titleOf(orderNumber, language));

/** `Uppsala – Gävle, ons 10 mars 2027 kl. 08:00`: what the payment page says that one pays for. */
export async function titleOf(orderNumber: string, language: Language): Promise<string> {
  const order = await readOrderDetails(orderNumber);
  if (!order) throw new Error(`order ${orderNumber} is gone`);
  const { stops, departure } = await orderIn(language, order);
  return `${stops[0]?.name ?? ''} – ${stops.at(-1)?.name ?? ''}, ${formatWhen(departure, language)}`;
}
