import { Op, type WhereOptions } from 'sequelize';
import type { OfferedBus } from '@bff/domain/offers';
import { changeState, type StateChange } from '@bff/domain/shared/change-state.store';
import { logTransition } from '@bff/domain/shared/event-log.store';
import type { Actor } from '@bff/domain/shared/actor';
import { enforced } from '@bff/domain/shared/transitions';
import { clock } from '@bff/platform/clock';
import { Quote, QuoteRequest, User, Vehicle } from '@db/models';
import { isConfirmed } from '@states/booking-states';
import {
  type OrderedStatus,
  type QuoteStatus,
  quoteStates,
  type RejectedBy,
  type ShownQuoteStatus,
} from '@states/quote-states';

/** A bus of a quote: what an offer stores of it, and when it is away. */
export interface QuotedBus extends OfferedBus {
  /** From leaving its starting position until it is back, with the turnaround buffer; milliseconds. */
  start: number;
  end: number;
  /** Road metres of the whole run, with positioning and the way home; unknown for the first quotes. */
  metres?: number;
}

/** A company's answer. Amounts in öre. */
export interface QuoteDetails {
  expiresAt: Date;
  countries: string[];
  buses: QuotedBus[];
  /** The list price; null if the lists gave none. */
  proposedPrice: number | null;
  operatorPrice: number;
  customerPrice: number;
  tax: number;
  total: number;
  message: string | null;
}

export interface QuoteRow extends QuoteDetails {
  id: number;
  quoteRequestId: number;
  quoteRequestCompanyId: number;
  companyId: number;
  status: QuoteStatus;
  /** With its time and who closed it: open and past its expiry is expired, rejected by its company is withdrawn. */
  shown: ShownQuoteStatus;
  /** In all its buses together. */
  drivers: number;
  rejectedBy: RejectedBy | null;
  rejectReason: string | null;
  /** Who withdrew it, if it is withdrawn: the office, or its company. */
  byOffice: boolean;
  orderId: number | null;
  orderNumber: string | null;
  /** Who made the order, and for which unit once that is chosen. */
  orderBy: { userId: number; unitId: number | null } | null;
  createdAt: Date;
}

/** What was made from a quote of a request. */
export interface OrderedOfRequest {
  number: string;
  stands: OrderedStatus;
  bookings: { number: string; companyId: number }[];
}

function shownOf({ status, expiresAt, rejectedBy }: Quote): ShownQuoteStatus {
  if (status === 'open' && expiresAt <= clock.now()) return 'expired';
  return status === 'rejected' && rejectedBy === 'operator' ? 'withdrawn' : status;
}

const quoteOf = (row: Quote): QuoteRow => ({
  id: row.id,
  quoteRequestId: row.quoteRequestId,
  quoteRequestCompanyId: row.quoteRequestCompanyId,
  companyId: row.companyId,
  status: row.status,
  shown: shownOf(row),
  drivers: (row.buses as QuotedBus[]).reduce((sum, bus) => sum + bus.drivers, 0),
  expiresAt: row.expiresAt,
  countries: row.countries.split(','),
  buses: row.buses as QuotedBus[],
  proposedPrice: row.proposedPrice,
  operatorPrice: row.operatorPrice,
  customerPrice: row.customerPrice,
  tax: row.tax,
  total: row.total,
  message: row.message,
  rejectedBy: row.rejectedBy,
  rejectReason: row.rejectReason,
  byOffice: row.withdrawnByOffice,
  orderId: row.orderId,
  orderNumber: row.order?.number ?? null,
  orderBy: row.order ? { userId: row.order.userId, unitId: row.order.dealUnitId } : null,
  createdAt: row.createdAt,
});

const ORDER = { association: 'order', attributes: ['number', 'userId', 'dealUnitId'] };
const machine = { model: Quote, states: enforced('quote', quoteStates) };

async function findAll(where: WhereOptions): Promise<QuoteRow[]> {
  const rows = await Quote.findAll({ where, include: [ORDER], order: ['id'] });
  return rows.map(quoteOf);
}

/** A company's last quote on what it was asked. */
type LastQuote = QuoteRow & { isFirst: boolean };

/** Each company's last: those before it are withdrawn. */
function lastOfEach(rows: readonly QuoteRow[]): LastQuote[] {
  const last = new Map<number, LastQuote>();
  for (const row of rows) {
    const { quoteRequestCompanyId: asked } = row;
    last.set(asked, { ...row, isFirst: !last.has(asked) });
  }
  return [...last.values()];
}

export const quoteStore = {
  async find(id: number): Promise<QuoteRow | undefined> {
    return (await findAll({ id }))[0];
  },

  /** With those that a later one of the same company has replaced. */
  allOfRequest: (quoteRequestId: number): Promise<QuoteRow[]> => findAll({ quoteRequestId }),

  /** The last of each company. */
  async ofRequests(ids: readonly number[]): Promise<LastQuote[]> {
    return lastOfEach(await findAll({ quoteRequestId: [...ids] }));
  },

  async ofCompany(companyId: number, askedIds: readonly number[]): Promise<LastQuote[]> {
    return lastOfEach(await findAll({ companyId, quoteRequestCompanyId: [...askedIds] }));
  },

  async ofAsked(quoteRequestCompanyId: number): Promise<LastQuote | undefined> {
    return lastOfEach(await findAll({ quoteRequestCompanyId }))[0];
  },

  async ofOrder(orderId: number): Promise<QuoteRow | undefined> {
    return (await findAll({ orderId }))[0];
  },

  /** What those who asked know a buyer by. */
  async buyerName(userId: number): Promise<string> {
    return (await User.findByPk(userId, { attributes: ['name'], rejectOnEmpty: true })).name;
  },

  /**
   * What was made from a quote of each request, by the request's id: bought once the quote is accepted, while a bus of it is confirmed. It is
   * one at most: no other quote can be chosen meanwhile.
   */
  async orderedOf(ids: readonly number[]): Promise<Map<number, OrderedOfRequest>> {
    const rows = await Quote.findAll({
      attributes: ['quoteRequestId', 'status'],
      where: { quoteRequestId: [...ids], status: ['inProgress', 'accepted'] },
      include: {
        association: 'order',
        attributes: ['number'],
        required: true,
        include: [{ association: 'bookings', attributes: ['number', 'companyId', 'status'] }],
      },
    });
    return new Map(
      rows.map(({ quoteRequestId, status: quote, order }) => {
        const { number, bookings = [] } = order!;
        const isBought = bookings.some(({ status }) => isConfirmed(status));
        const stands = quote === 'inProgress' ? 'paying' : isBought ? 'bought' : 'canceled';
        const made = bookings.map((booking) => ({ number: booking.number, companyId: booking.companyId }));
        return [quoteRequestId, { number, stands, bookings: made }];
      }),
    );
  },

  /** The request that an order was made from, and the part of it that the company was asked whose quote that was. */
  async sourceOf(orderId: number): Promise<{ number: string; companyId: number; askedId: number } | null> {
    const include = { association: 'request', attributes: ['number'], required: true };
    const attributes = ['companyId', 'quoteRequestCompanyId'];
    const quote = await Quote.findOne({ attributes, where: { orderId }, include });
    return quote && { number: quote.request!.number, companyId: quote.companyId, askedId: quote.quoteRequestCompanyId };
  },

  async requestOfOrder(orderId: number): Promise<number | undefined> {
    return (await Quote.findOne({ attributes: ['quoteRequestId'], where: { orderId } }))?.quoteRequestId;
  },

  /** Locks the request, and with it all of its quotes: every change of a quote takes this lock first. */
  async lockRequest(id: number): Promise<QuoteRow[]> {
    await QuoteRequest.findByPk(id, { attributes: ['id'], lock: true });
    return findAll({ quoteRequestId: id });
  },

  async insert(
    { countries, ...details }: QuoteDetails & Pick<QuoteRow, 'quoteRequestId' | 'quoteRequestCompanyId' | 'companyId'>,
    by: Actor,
  ): Promise<number> {
    const { id } = await Quote.create({ ...details, countries: countries.join(','), status: 'open' });
    await logTransition({ entity: 'quote', entityId: id, from: null, to: 'open', by });
    return id;
  },

  /** The only place that sets a quote's status. @throws DomainError `state.notAllowed` */
  move: (row: Pick<QuoteRow, 'id' | 'status'>, to: QuoteStatus, change: StateChange<Quote>): Promise<void> =>
    changeState(machine, row, to, change),

  /** Open quotes whose time is over, oldest first. */
  async overdue(now: Date, limit: number): Promise<{ id: number; quoteRequestId: number }[]> {
    const rows = await Quote.findAll({
      attributes: ['id', 'quoteRequestId'],
      where: { status: 'open', expiresAt: { [Op.lte]: now } },
      order: ['expiresAt', 'id'],
      limit,
    });
    return rows.map(({ id, quoteRequestId }) => ({ id, quoteRequestId }));
  },

  /** Registration numbers and names of buses, by id. */
  async busNames(
    ids: readonly number[],
  ): Promise<Map<number, Pick<Vehicle, 'registrationNumber' | 'busType' | 'model' | 'seats'>>> {
    const rows = await Vehicle.findAll({
      attributes: ['id', 'registrationNumber', 'busType', 'model', 'seats'],
      where: { id: [...ids] },
    });
    return new Map(
      rows.map(({ id, registrationNumber, busType, model, seats }) => [
        id,
        { registrationNumber, busType, model, seats },
      ]),
    );
  },
};
