import { makeQuote, operatorsToAsk, quoteChoices, requestQuotes } from '@bff/domain/quotes';
import { HOUR } from '@bff/domain/shared/time';
import type { TripRequest } from '@bff/domain/trips';
import { QuoteRequestCompany } from '@db/models';
import { customerNamed, staffNamed } from './demo-actors';
import { localTime, placeNamed } from './demo-trips';
import type { OrderStep } from './order-steps';

/** A request for quotes as its customer sends it. Days count from today, times are local. */
interface WantedQuote {
  by: string;
  language: 'sv' | 'en';
  via: readonly [string, string];
  departure: readonly [day: number, time: string];
  return: readonly [day: number, time: string];
  adults: number;
  message: string;
  hoursAgo: number;
  /** The demo account's company answers that much later; undefined: it has not yet. */
  answeredAfterHours?: number;
  /** Its words. */
  reply?: string;
}

const WANTED: readonly WantedQuote[] = [
  { by: 'private', language: 'sv', via: ['Uppsala', 'Sundsvall'], departure: [48, '08:00'], return: [50, '14:00'], adults: 41, message: 'Körläger. Vi har tolv notställ och en kontrabas.', hoursAgo: 20, answeredAfterHours: 5, reply: 'Notställen och kontrabasen får plats i bagageutrymmet, och vi bjuder på kaffe ombord.' },
  { by: 'corporate', language: 'en', via: ['Uppsala', 'Sandviken'], departure: [36, '07:30'], return: [36, '19:00'], adults: 44, message: 'Studiebesök på stålverket. Bussen får vänta innanför grindarna.', hoursAgo: 4 },
  { by: 'deal.booker', language: 'sv', via: ['Uppsala', 'Falun'], departure: [57, '07:45'], return: [58, '15:30'], adults: 38, message: 'Friluftsdagar för två klasser. Alla har skidor med sig.', hoursAgo: 9 },
  { by: 'deal.booker', language: 'sv', via: ['Uppsala', 'Borlänge'], departure: [43, '08:00'], return: [43, '17:00'], adults: 34, message: 'Studiebesök på Framtidsmuseet. Två av eleverna har rullator.', hoursAgo: 33, answeredAfterHours: 2, reply: 'Rullatorerna får plats i bagageutrymmet.' },
  { by: 'deal.user', language: 'sv', via: ['Uppsala', 'Eskilstuna'], departure: [51, '08:30'], return: [51, '16:00'], adults: 29, message: 'Studiebesök på Eskilstuna stadsmuseum. Två hopfällbara rullstolar följer med.', hoursAgo: 34, answeredAfterHours: 3, reply: 'Rullstolarna får plats i bagageutrymmet.' },
]; // prettier-ignore

/** The most that anybody is asked for. */
const MOST_ASKED = 3;
const part = (price: number, percent: number): number => Math.round((price * percent) / 100);

/** What is asked for and answered in the last day: a newcomer finds a quote to accept, and a request to answer. */
export function quoteSteps({ now, companyId }: { now: Date; companyId: number }): OrderStep[] {
  return WANTED.flatMap((wanted, index) => {
    const order = -1 - index;
    const askedAt = now.getTime() - wanted.hoursAgo * HOUR;
    let number = '';
    const steps: OrderStep[] = [
      {
        order,
        at: new Date(askedAt),
        take: async () => {
          number = await ask(wanted, now, companyId);
          return true;
        },
      },
    ];
    if (wanted.answeredAfterHours !== undefined)
      steps.push({
        order,
        at: new Date(askedAt + wanted.answeredAfterHours * HOUR),
        take: () => answer(wanted, number, companyId),
      });
    return steps;
  });
}

async function ask(wanted: WantedQuote, now: Date, companyId: number): Promise<string> {
  const stops = await Promise.all(wanted.via.map(async (name) => ({ place: await placeNamed(name), dwellSeconds: 0 })));
  const trip: TripRequest = {
    type: 'round-trip',
    stops,
    adults: wanted.adults,
    children: 0,
    wheelchairs: 0,
    departure: localTime(now, ...wanted.departure),
    return: localTime(now, ...wanted.return),
  };
  const others = (await operatorsToAsk(trip)).map((one) => one.companyId).filter((id) => id !== companyId);
  const { number } = await requestQuotes(await customerNamed(wanted.by, wanted.language), {
    trip,
    message: wanted.message,
    specialRequests: null,
    companyIds: [companyId, ...others].slice(0, MOST_ASKED),
    sendKey: crypto.randomUUID(),
  });
  return number;
}

/** For a little less than its lists would take, with the cheapest of its free buses that all fit in. False when it has none. */
async function answer({ adults, reply = '' }: WantedQuote, number: string, companyId: number): Promise<boolean> {
  const staff = await staffNamed('company');
  const asked = await QuoteRequestCompany.findOne({
    where: { companyId, '$request.number$': number },
    include: { association: 'request', attributes: [] },
    rejectOnEmpty: true,
  });
  const choices = (await quoteChoices(staff, asked.id)).flatMap(({ isFree, price, vehicle }) =>
    isFree && price !== undefined && vehicle.seats >= adults ? [{ vehicle, listPrice: price.operatorPrice }] : [],
  );
  const [bus] = choices.sort((a, b) => a.listPrice - b.listPrice);
  if (!bus) return false;
  await makeQuote(staff, asked.id, {
    vehicleIds: [bus.vehicle.vehicleId],
    operatorPrice: part(bus.listPrice, 96),
    message: reply || null,
  });
  return true;
}
