import { z } from 'zod';
import { reportDeviation } from '@bff/domain/deviations';
import {
  findJourney,
  journeyPolicy,
  journeysOfDriver,
  type JourneySummary,
  reportJourney,
  sharePosition,
} from '@bff/domain/journeys';
import type { UserActor } from '@bff/domain/shared/actor';
import { deviation } from '#fields/deviation';
import { bodiesOf } from '#fields/kinds';
import { type JourneyAct, journeyStates } from '@states/journey-states';
import { endpoint } from '../endpoint/endpoint';
import { instant, iso, isoOrNull, noInput, reasonGiven, time } from './fields';
import { named } from '../endpoint/named';

const byNumber = z.strictObject({ number: z.string().max(40) });
const mayDrive = ({ actor }: { actor: UserActor }) => journeyPolicy.list(actor);

const journeyStatus = named('JourneyStatus', z.enum(journeyStates.states));
/** Without its price. */
const journeyView = named(
  'Journey',
  z.object({
    number: z.string(),
    status: journeyStatus,
    isCanceled: z.boolean(),
    hasReturn: z.boolean(),
    pickup: time,
    departure: time,
    return: time.nullable(),
    from: z.string(),
    to: z.string(),
    passengers: z.int(),
    wheelchairs: z.int(),
    registrationNumber: z.string(),
  }),
);
const toView = (journey: JourneySummary): z.input<typeof journeyView> => ({
  number: journey.number,
  status: journey.status,
  isCanceled: journey.bookingStatus === 'canceled',
  hasReturn: journey.hasReturn,
  pickup: iso(journey.pickupAt),
  departure: iso(journey.departure),
  return: isoOrNull(journey.return),
  from: journey.from,
  to: journey.to,
  passengers: journey.passengers,
  wheelchairs: journey.wheelchairs,
  registrationNumber: journey.registrationNumber,
});

/** The most that a driver's device is shown. */
const LISTED = 100;

const ACTS = [
  [
    'start',
    'start',
    'startJourney',
    { sv: 'Starta körningen', en: 'Start the journey' },
    'The driver sets out: from now on the customer sees where the bus is.',
  ],
  [
    'finish',
    'finish',
    'finishJourney',
    { sv: 'Rapportera framkomst', en: 'Report the arrival' },
    'The bus has arrived; a round trip then waits for its return.',
  ],
  [
    'startReturn',
    'start-return',
    'startReturnJourney',
    { sv: 'Starta hemresan', en: 'Start the return' },
    'The bus sets out on the return of a round trip.',
  ],
  [
    'completeReturn',
    'complete-return',
    'completeReturnJourney',
    { sv: 'Avsluta körningen', en: 'Complete the journey' },
    'The return has arrived: the journey is complete.',
  ],
  [
    'terminate',
    'terminate',
    'terminateJourney',
    { sv: 'Avbryt körningen', en: 'Terminate the journey' },
    'The journey ends before its time; the reason is kept.',
  ],
] as const satisfies readonly (readonly [JourneyAct, string, string, { sv: string; en: string }, string])[];

const acts = ACTS.map(([act, path, operationId, summary, description]) =>
  endpoint({
    method: 'POST',
    path: `/journeys/:number/${path}`,
    operationId,
    description,
    tag: 'journeys',
    summary,
    auth: 'bearer',
    policy: mayDrive,
    params: byNumber,
    input: act === 'terminate' ? reasonGiven : noInput,
    output: named('JourneyState', z.object({ number: z.string(), status: journeyStatus })),
    errors: [
      'journey.notFound',
      'journey.tooEarly',
      'journey.notPaid',
      'booking.notActive',
      'driver.activeJourney',
      'state.notAllowed',
    ],
    handle: async ({ caller: { actor }, params: { number }, input }) => {
      await reportJourney(actor, { number, act, ...('reason' in input ? { reason: input.reason } : {}) });
      return { number, status: (await findJourney(actor, number)).status };
    },
  }),
);

const { cause, extraMetres, extraMinutes, comment, signature, drawnSignature } = bodiesOf(deviation);

export const journeyEndpoints = [
  endpoint({
    method: 'GET',
    path: '/journeys',
    operationId: 'listJourneys',
    description: 'Lists the driver’s assigned journeys from today on, the next one first.',
    tag: 'journeys',
    summary: { sv: 'Förarens körningar i dag och framöver', en: 'List the driver’s journeys, today and upcoming' },
    auth: 'bearer',
    policy: mayDrive,
    output: named('JourneyList', z.object({ journeys: z.array(journeyView) })),
    errors: [],
    handle: async ({ caller: { actor } }) => ({
      journeys: (await journeysOfDriver(actor, { isPast: false, limit: LISTED })).map(toView),
    }),
  }),
  ...acts,
  endpoint({
    method: 'POST',
    path: '/journeys/:number/positions',
    operationId: 'reportPosition',
    description:
      'Reports the position of the bus. Positions are accepted in any order while the journey is in progress; the newest one applies.',
    tag: 'journeys',
    summary: { sv: 'Var bussen är, medan körningen pågår', en: 'Report the position of the bus' },
    auth: 'bearer',
    policy: mayDrive,
    params: byNumber,
    input: named(
      'Position',
      z.strictObject({
        at: instant,
        lat: z.number().min(-90).max(90),
        lon: z.number().min(-180).max(180),
        accuracyMetres: z.int().min(0).max(1_000_000).optional(),
      }),
    ),
    output: z.null(),
    errors: ['journey.notFound', 'journey.notRunning'],
    handle: async ({ caller: { actor }, params, input: { accuracyMetres = null, ...position } }) => {
      await sharePosition(actor, params.number, { ...position, accuracyMetres });
      return null;
    },
  }),
  endpoint({
    method: 'POST',
    path: '/journeys/:number/deviations',
    operationId: 'reportDeviation',
    description:
      'Reports extra distance, extra time or any other deviation from the plan. Reports with the same `sendKey` are saved only once, so a device can retry until it gets an answer.',
    tag: 'journeys',
    summary: {
      sv: 'Vad som blev annorlunda än planerat; samma sendKey sparas en gång',
      en: 'Report a deviation from the plan',
    },
    auth: 'bearer',
    policy: mayDrive,
    params: byNumber,
    input: named(
      'DeviationReport',
      z.strictObject({
        sendKey: z.uuid(),
        cause,
        extraMetres,
        extraMinutes,
        comment: z._default(comment, null),
        signature,
        drawnSignature,
      }),
    ),
    output: named('DeviationReceipt', z.object({ sendKey: z.uuid() })),
    errors: ['journey.notFound', 'state.notAllowed'],
    handle: async ({ caller: { actor }, params: { number }, input }) => {
      await reportDeviation(actor, { number, ...input, price: null });
      return { sendKey: input.sendKey };
    },
  }),
];
