import { col, fn, literal, type ModelStatic, Op, type WhereOptions } from 'sequelize';
import { containing } from '@bff/domain/shared/containing';
import { isNumberText } from '@bff/domain/shared/numbers';
import {
  beginsWith,
  hasRegistration,
  meaning,
  onDay,
  type SaidAs,
  searchParams,
} from '@bff/domain/shared/searched-text';
import { Booking, Journey } from '@db/models';
import { CONFIRMED } from '@states/booking-states';
import { DRIVER, type JourneySummary, RULES, summaryOf, VEHICLE, WITH_STOPS } from './journey.store';

/** A journey as traffic controllers of several operators see it. */
export interface WatchedJourney extends JourneySummary {
  operatorName: string;
  /** On the way out, in driving order. */
  stops: WatchedStop[];
}

export interface WatchedStop {
  name: string;
  lat: number;
  lon: number;
  dwellSeconds: number;
  /** Planned; null at the first. */
  arrivalAt: Date | null;
}

const PLANNED = ['orderId', 'name', 'lat', 'lon', 'dwellSeconds', 'arrivalAt'];
const WITH_PLAN = { ...WITH_STOPS, include: [{ ...WITH_STOPS.include[0]!, attributes: PLANNED }] };
const OPERATOR = { association: 'company', required: true, attributes: ['name'] };

/** What is read of the journeys of an organisation's bookings. */
const watchedBy = (dealOrganisationId: number, where: WhereOptions, model: ModelStatic<Booking> = Booking) => [
  { ...RULES, model, where, include: [{ ...WITH_PLAN, where: { dealOrganisationId } }, VEHICLE, OPERATOR] },
  DRIVER,
];

const watchedOf = (journey: Journey): WatchedJourney => ({
  ...summaryOf(journey),
  operatorName: journey.booking!.company!.name,
  stops: journey.booking!.order!.stops!.map(({ name, lat, lon, dwellSeconds, arrivalAt }) => ({
    name,
    lat,
    lon,
    dwellSeconds,
    arrivalAt,
  })),
});

// Raw SQL, because a model's condition cannot ask whether another table has a row.
const hasStop = (word: `${SaidAs}${number}`) =>
  literal(
    `EXISTS (SELECT 1 FROM order_stops s WHERE s.order_id = \`booking\`.order_id AND (s.name LIKE :${word} OR s.street LIKE :${word}))`,
  );

const REGISTRATION = '$booking.vehicle.registration_number$';

/** What a text may mean of a watched journey: a number, a day, or words that its sheet says. */
function meantBy(text: string): WhereOptions {
  const hasWord = (word: string, param: `${SaidAs}${number}`): WhereOptions => ({
    [Op.or]: [
      hasStop(param),
      ...['booking.company.name', 'booking.order.contact_name', 'driver.name'].map((name) => ({
        [`$${name}$`]: { [Op.like]: containing(word) },
      })),
      ...hasRegistration(REGISTRATION, word),
    ],
  });
  return meaning(text, {
    said: ({ number, words }, as) => [
      ...(number === undefined
        ? []
        : ['number', '$booking.number$', '$booking.order.number$'].map((name) => ({ [name]: beginsWith(number) }))),
      ...(words.length > 0 ? [{ [Op.and]: words.map((word, index) => hasWord(word, `${as}${index}`)) }] : []),
    ],
    onDay: (day) => ['departure_at', 'return_at'].map((name) => ({ [`$booking.${name}$`]: onDay(day) })),
    // With its space it is two words, and a number plate may begin with a digit.
    also: hasRegistration(REGISTRATION, text),
  });
}

/** The journeys that an organisation has bought. */
export const watchedJourneyStore = {
  /** One of them, even if over or canceled, but not one that is only held. */
  async find(organisationId: number, number: string): Promise<WatchedJourney | undefined> {
    if (!isNumberText(number)) return undefined;
    const journey = await Journey.findOne({
      where: { number },
      include: watchedBy(organisationId, { status: [...CONFIRMED, 'canceled'] }),
      subQuery: false,
    });
    return journey ? watchedOf(journey) : undefined;
  },

  /** Those that are not over and whose trip ends after that; the first pick-up first. */
  async notOver(
    organisationId: number,
    { endAfter, limit }: { endAfter: Date; limit: number },
  ): Promise<WatchedJourney[]> {
    const journeys = await Journey.scope('notOver').findAll({
      include: watchedBy(organisationId, { plannedEndAt: { [Op.gt]: endAfter } }, Booking.scope('confirmed')),
      order: [
        ['booking', 'pickupAt', 'ASC'],
        ['id', 'ASC'],
      ],
      limit,
      subQuery: false,
    });
    return journeys.map(watchedOf);
  },

  /** Those, over or not, that a text may mean; those closest to that instant first. */
  async meantBy(
    organisationId: number,
    { text, around, limit }: { text: string; around: Date; limit: number },
  ): Promise<WatchedJourney[]> {
    const journeys = await Journey.findAll({
      where: meantBy(text),
      include: watchedBy(organisationId, { status: [...CONFIRMED, 'canceled'] }),
      order: [fn('ABS', fn('TIMESTAMPDIFF', literal('SECOND'), col('booking.pickup_at'), around)), 'id'],
      replacements: searchParams(text),
      limit,
      subQuery: false,
    });
    return journeys.map(watchedOf);
  },
};
