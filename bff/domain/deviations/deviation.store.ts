import { imageAddress, type ShownImage } from '@bff/domain/images';
import { changeState, type StateChange } from '@bff/domain/shared/change-state.store';
import { logTransition } from '@bff/domain/shared/event-log.store';
import { byColumn, listPage, type Page, type PageWanted } from '@bff/domain/shared/list-page';
import { enforced } from '@bff/domain/shared/transitions';
import { beginsWith, type Days, hasRegistration, meaning, onDay, withinDays } from '@bff/domain/shared/searched-text';
import { containing } from '@bff/domain/shared/containing';
import { type Waiting, waiting } from '@bff/domain/shared/waiting.store';
import type { Actor } from '@bff/domain/shared/actor';
import { Deviation, DeviationImage } from '@db/models';
import { violates } from '@db/violates';
import { Op, type WhereOptions } from 'sequelize';
import { CONFIRMED } from '@states/booking-states';
import {
  type DeviationHandling,
  type DeviationStatus,
  deviationStates,
  handlingStates,
} from '@states/deviation-states';

/** What is reported, and editable until an invoice is requested. */
export interface DeviationDetails {
  cause: string;
  /** Driven beyond the plan. */
  extraMetres: number;
  /** On the road or waiting, beyond the plan. */
  extraMinutes: number;
  /** The operator's price for it, in öre; null until set. */
  price: number | null;
  comment: string | null;
  /** The typed name of whoever reported it. */
  signature: string;
}

export interface DeviationRow extends DeviationDetails {
  id: number;
  /** Drawn beside the typed name, as strokes; never changed. */
  drawnSignature: string | null;
  status: DeviationStatus;
  handling: DeviationHandling;
  reportedAt: Date;
  journeyNumber: string;
  bookingNumber: string;
  companyId: number;
  companyName: string;
}

/** A new report. */
interface ToldDeviation extends DeviationDetails {
  drawnSignature: string | null;
  status: DeviationStatus;
  imageIds: readonly number[];
}

/** What a figure of a report counts, as a filter of the list: on confirmed trips, except those found to be none. */
export const COUNTED_DEVIATIONS = ['inReport'] as const;

/** `from` and `until`: only on trips that depart on those days. */
export interface DeviationListQuery extends PageWanted, Days {
  /** Of one operator; otherwise all. */
  companyId: number | undefined;
  /** Of all, only this operator's. */
  operatorId?: number | undefined;
  counted?: (typeof COUNTED_DEVIATIONS)[number] | undefined;
  handling: DeviationHandling | undefined;
  status: DeviationStatus | undefined;
  /**
   * The digits that a booking's, order's or journey's number begins with, the day of the report, or words that all occur in the
   * registration number or, in the list of all, the operator's name.
   */
  text: string;
  oldestFirst: boolean;
}

const asked = (association: string) => ({ association, required: true, attributes: [] as string[] });
/** `further`: what of its booking is only searched for. */
const whose = (...further: readonly string[]) => ({
  association: 'journey',
  required: true,
  attributes: ['number'],
  include: [
    {
      association: 'booking',
      required: true,
      attributes: ['number', 'companyId'],
      include: [{ association: 'company', required: true, attributes: ['name'] }, ...further.map(asked)],
    },
  ],
});
const WHOSE = whose();

const NUMBERS = ['$journey.number$', '$journey.booking.number$', '$journey.booking.order.number$'];
const OPERATOR = '$journey.booking.company_id$';
const IN_REPORT: WhereOptions = {
  handling: { [Op.ne]: 'noDeviation' },
  '$journey.booking.status$': [...CONFIRMED],
};
const REGISTRATION = '$journey.booking.vehicle.registration_number$';

/** Everybody's are found by their operator too. */
function textCondition({ text, companyId }: Pick<DeviationListQuery, 'text' | 'companyId'>): WhereOptions[] {
  if (!text) return [];
  const hasWord = (word: string): WhereOptions => ({
    [Op.or]: [
      ...(companyId === undefined ? [{ '$journey.booking.company.name$': { [Op.like]: containing(word) } }] : []),
      ...hasRegistration(REGISTRATION, word),
    ],
  });
  return [
    meaning(text, {
      said: ({ number, words }) => [
        ...(number === undefined ? [] : NUMBERS.map((name) => ({ [name]: beginsWith(number) }))),
        ...(words.length > 0 ? [{ [Op.and]: words.map(hasWord) }] : []),
      ],
      onDay: (day) => [{ createdAt: onDay(day) }],
      // With its space it is two words, and a number plate may begin with a digit.
      also: hasRegistration(REGISTRATION, text),
    }),
  ];
}

function rowOf(row: Deviation): DeviationRow {
  const { number: journeyNumber, booking } = row.journey!;
  const { id, status, handling, cause, extraMetres, extraMinutes, price, comment, signature, drawnSignature } = row;
  return {
    id,
    status,
    handling,
    cause,
    extraMetres,
    extraMinutes,
    price,
    comment,
    signature,
    drawnSignature,
    reportedAt: row.createdAt,
    journeyNumber,
    bookingNumber: booking!.number,
    companyId: booking!.companyId,
    companyName: booking!.company!.name,
  };
}

const machine = { model: Deviation, states: enforced('deviation', deviationStates) };
const handlings = enforced('deviation', handlingStates);
const given = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

export const deviationStore = {
  async find(id: number): Promise<DeviationRow | undefined> {
    const row = await Deviation.findByPk(id, { include: WHOSE });
    return row ? rowOf(row) : undefined;
  },

  /** Locks the deviation's own row. */
  async lock(id: number): Promise<DeviationRow | undefined> {
    await Deviation.findByPk(id, { attributes: ['id'], lock: true });
    return deviationStore.find(id);
  },

  async idOf(journeyId: number, sendKey: string): Promise<number | undefined> {
    return (await Deviation.findOne({ attributes: ['id'], where: { journeyId, sendKey } }))?.id;
  },

  /** The newest report since then that says the same in the same words, with its number of pictures. */
  async findSame(
    journeyId: number,
    { cause, extraMetres, extraMinutes, price, comment, signature }: DeviationDetails,
    since: Date,
  ): Promise<{ id: number; isDrawn: boolean; images: number } | undefined> {
    const same = await Deviation.findOne({
      attributes: ['id', 'drawnSignature'],
      where: { journeyId, cause, extraMetres, extraMinutes, price, comment, signature, createdAt: { [Op.gte]: since } },
      order: [['id', 'DESC']],
    });
    if (!same) return undefined;
    const { id, drawnSignature } = same;
    return { id, isDrawn: drawnSignature !== null, images: await DeviationImage.count({ where: { deviationId: id } }) };
  },

  /** Undefined if the same form has been stored meanwhile. */
  async insert(journeyId: number, sendKey: string, { imageIds, ...told }: ToldDeviation): Promise<number | undefined> {
    try {
      const { id } = await Deviation.create({ journeyId, sendKey, ...told });
      await DeviationImage.bulkCreate(
        imageIds.map((imageId, place) => ({ deviationId: id, position: place + 1, imageId })),
      );
      return id;
    } catch (error) {
      if (violates(error, 'deviations_sent_once')) return undefined;
      throw error;
    }
  },

  async change(id: number, details: DeviationDetails): Promise<void> {
    await Deviation.update({ ...details }, { where: { id } });
  },

  /** The only place that sets its charging status. @throws DomainError `state.notAllowed` */
  move: (row: DeviationRow, to: DeviationStatus, change: StateChange<Deviation>): Promise<void> =>
    changeState(machine, row, to, change),

  /** The only place that sets its handling; its row is locked. @throws DomainError `state.notAllowed` */
  async moveHandling({ id, handling }: DeviationRow, to: DeviationHandling, by: Actor): Promise<void> {
    handlings.check(handling, to);
    await Deviation.update({ handling: to }, { where: { id } });
    await logTransition({ entity: 'deviation', entityId: id, from: handling, to, by });
  },

  /** Asking for an invoice and being done are one step: the schema has no other. @throws DomainError `state.notAllowed` */
  async moveToInvoice(row: DeviationRow, actor: Actor): Promise<void> {
    handlings.check(row.handling, 'done');
    await deviationStore.move(row, 'needsInvoice', { actor, set: { handling: 'done' } });
  },

  /** For pages, in order. */
  async images(deviationId: number): Promise<ShownImage[]> {
    const rows = await DeviationImage.findAll({
      where: { deviationId },
      include: [{ association: 'image', attributes: ['hash', 'type', 'width', 'height'], required: true }],
      order: [['position', 'ASC']],
    });
    return rows.map(({ image }) => ({
      address: imageAddress(image!),
      width: image!.width,
      height: image!.height,
    }));
  },

  list: ({
    companyId,
    operatorId,
    handling,
    status,
    counted,
    from,
    until,
    text,
    oldestFirst,
    ...page
  }: DeviationListQuery): Promise<Page<DeviationRow>> =>
    listPage(
      Deviation,
      {
        where: {
          [Op.and]: [
            given({ handling, status, [OPERATOR]: companyId }),
            given({ [OPERATOR]: operatorId }),
            ...(counted === undefined ? [] : [IN_REPORT]),
            ...withinDays('$journey.booking.departure_at$', { from, until }),
            ...textCondition({ text, companyId }),
          ],
        },
        include: text ? whose('order', 'vehicle') : WHOSE,
        order: byColumn('createdAt', !oldestFirst),
      },
      page,
      rowOf,
    ),

  /** Those of an operator that are not closed. */
  async waitingFor(companyId: number): Promise<Waiting> {
    const rows = await Deviation.findAll({
      attributes: ['id', 'createdAt'],
      where: { handling: ['notHandled', 'handled'], [OPERATOR]: companyId },
      include: { ...asked('journey'), include: [asked('booking')] },
      order: byColumn('createdAt', false),
    });
    return { count: rows.length, oldest: rows[0]?.createdAt ?? null };
  },

  /** Those that no operator has looked into, and those that an administrator is to charge for. */
  async waitingForAnybody(): Promise<{ notHandled: Waiting; toCharge: Waiting }> {
    const [notHandled, toCharge] = await Promise.all([
      waiting(Deviation, { handling: 'notHandled' }),
      waiting(Deviation, { status: 'needsInvoice' }),
    ]);
    return { notHandled, toCharge };
  },

  /** Of a booking, in the order reported. */
  async ofBooking(bookingId: number): Promise<DeviationRow[]> {
    const rows = await Deviation.findAll({
      where: { '$journey.booking_id$': bookingId },
      include: WHOSE,
      order: [['id', 'ASC']],
    });
    return rows.map(rowOf);
  },
};
