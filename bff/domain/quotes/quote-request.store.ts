import { col, fn, literal, Op, type WhereOptions } from 'sequelize';
import { changeState, type StateChange } from '@bff/domain/shared/change-state.store';
import type { Actor, Language } from '@bff/domain/shared/actor';
import { byColumn, listPage, type Page, type PageWanted } from '@bff/domain/shared/list-page';
import { searchParams } from '@bff/domain/shared/searched-text';
import { newNumber } from '@bff/domain/shared/numbers';
import { enforced } from '@bff/domain/shared/transitions';
import { type Waiting, waiting } from '@bff/domain/shared/waiting.store';
import type { TripRequest } from '@bff/domain/trips';
import { clock } from '@bff/platform/clock';
import { Company, Customer, QuoteRequest, QuoteRequestCompany } from '@db/models';
import { violates } from '@db/violates';
import {
  type AskedStatus,
  type OfficeRequestStatus,
  type QuoteRequestStatus,
  quoteRequestStates,
  type RequestStep,
  readRequestStatus,
  type ShownRequestStatus,
} from '@states/quote-states';
import { ASKED_DEADLINE, FIRST_AWAITED, REQUEST_DEADLINE } from './request-deadlines.store';
import {
  ANSWERS_DUE,
  askedWith,
  IN_STATE,
  ownedBy,
  readAs,
  type RequestOwner,
  saying,
  shownAs,
} from './quote-request-conditions.store';
import { type DueStep, stepAfter } from './request-steps';

/** A customer's request. */
export interface AskedTrip {
  trip: TripRequest;
  message: string | null;
  specialRequests: string | null;
}

/** A company that was asked, and its answer. */
export interface AskedCompany {
  id: number;
  companyId: number;
  companyName: string;
  companyPhone: string;
  status: QuoteRequestStatus;
  /** With its time: new and past its expiry is expired. */
  shown: ShownRequestStatus;
  /** As people read it; that a quote was withdrawn by its company only that company does. */
  reads: AskedStatus;
  message: string | null;
  expiresAt: Date;
  createdAt: Date;
}

export interface QuoteRequestRow extends AskedTrip {
  id: number;
  number: string;
  customerId: number;
  /** Who asked. */
  userId: number;
  /** The organisation that buys with the customer's record; null for a customer of their own. */
  organisationId: number | null;
  previousId: number | null;
  language: Language;
  createdAt: Date;
  /** The name, which a company may know before anything is agreed: of a company or an organisation, not of its contact. */
  customerName: string;
  /** For an organisation, the name and the address of whoever asked. */
  askerName: string;
  askerEmail: string;
  /** Empty for somebody who has not given one. */
  askerPhone: string;
  /** The administrator who sold the trip to a customer on the phone; null for a request that the customer sent. */
  seller: { name: string } | null;
  /** In the order in which they were chosen. */
  companies: AskedCompany[];
}

/** One company's part of a request, with the whole request: what it may know of it is up to the query. */
export interface CompanyRequest extends AskedCompany {
  request: Omit<QuoteRequestRow, 'companies'>;
  nextStep: RequestStep | null;
  nextStepAt: Date | null;
}

export interface RequestListQuery extends PageWanted {
  owner?: RequestOwner;
  state?: OfficeRequestStatus | undefined;
  /** Those with answers that are due (`ANSWERS_DUE`). */
  due?: boolean | undefined;
  companyId?: number;
  status?: ShownRequestStatus | undefined;
  /** The status as the company reads it. */
  reads?: AskedStatus | undefined;
  /** How its number or its order's begins, a day, or words in its places or its customer's name; `byContact`: or how to reach who asked. */
  text?: string;
  byContact?: boolean;
  oldestFirst: boolean;
  /** By their deadlines instead: those that wait for an answer, the soonest first, then the newest. `oldestFirst` is false: the other way round. */
  byDeadline?: boolean | undefined;
}

const CUSTOMER = ['name', 'email', 'phone', 'userId', 'organisationId', 'companyName'];
const ASKING = [
  { association: 'customer', required: true, attributes: CUSTOMER },
  { association: 'user', attributes: ['name', 'email', 'phone'] },
];
// Not required: a page of a list is cut before the associations are joined.
const COMPANIES = {
  association: 'companies',
  include: [{ association: 'company', attributes: ['name', 'contactPhone'] }],
};

const tripOf = (row: QuoteRequest): TripRequest => ({
  type: row.tripType,
  stops: row.stops as TripRequest['stops'],
  departure: row.departureAt,
  ...(row.returnAt ? { return: row.returnAt } : {}),
  adults: row.adults,
  children: row.children,
  wheelchairs: row.wheelchairs,
});

/** A customer of their own asks with their own account, so somebody else's is an administrator's. Unknown once the account is gone. */
function sellerOf({ customer, user, userId }: QuoteRequest): QuoteRequestRow['seller'] {
  if (!user || !customer || customer.organisationId !== null) return null;
  return customer.userId === null || customer.userId === userId ? null : { name: user.name };
}

const requestOf = (row: QuoteRequest): Omit<QuoteRequestRow, 'companies'> => ({
  id: row.id,
  number: row.number,
  customerId: row.customerId,
  userId: row.userId,
  organisationId: row.customer!.organisationId,
  previousId: row.previousId,
  language: row.language,
  trip: tripOf(row),
  message: row.message,
  specialRequests: row.specialRequests,
  createdAt: row.createdAt,
  customerName: row.customer!.companyName || row.customer!.name,
  askerName: (row.customer!.organisationId && row.user?.name) || row.customer!.name,
  askerEmail: (row.customer!.organisationId && row.user?.email) || row.customer!.email,
  askerPhone: (row.customer!.organisationId && row.user ? row.user.phone : row.customer!.phone) ?? '',
  seller: sellerOf(row),
});

function askedOf(row: QuoteRequestCompany, isSold: boolean): AskedCompany {
  const { id, companyId, status, message, expiresAt, createdAt } = row;
  const { name: companyName, contactPhone: companyPhone } = row.company!;
  const shown = status === 'new' && expiresAt <= clock.now() ? 'expired' : status;
  const reads = readRequestStatus(shown, { isClosed: row.closedAt !== null, isSold });
  return { id, companyId, companyName, companyPhone, status, shown, reads, message, expiresAt, createdAt };
}

function wholeOf(row: QuoteRequest): QuoteRequestRow {
  const [request, companies] = [requestOf(row), [...row.companies!].sort((a, b) => a.position - b.position)];
  return { ...request, companies: companies.map((company) => askedOf(company, request.seller !== null)) };
}

const companyRequestOf = (row: QuoteRequestCompany): CompanyRequest => {
  const request = requestOf(row.request!);
  const asked = askedOf(row, request.seller !== null);
  return {
    ...asked,
    request,
    reads: asked.shown === 'expired' && row.quotes!.length > 0 ? 'withdrawn' : asked.reads,
    nextStep: row.nextStep,
    nextStepAt: row.nextStepAt,
  };
};

// Only what was withdrawn is read of its quotes.
const WITHDRAWN = { status: 'rejected', rejectedBy: 'operator' };
const WITH_REQUEST = [
  { association: 'request', required: true, include: ASKING },
  { association: 'company', required: true, attributes: ['name', 'contactPhone'] },
  { association: 'quotes', separate: true, attributes: ['id', 'quoteRequestCompanyId'], where: WITHDRAWN },
];

const machine = { model: QuoteRequestCompany, states: enforced('quoteRequest', quoteRequestStates) };
/** The only place that sets a company's answer. @throws DomainError `state.notAllowed` */
const move = (row: CompanyRequest, to: QuoteRequestStatus, change: StateChange<QuoteRequestCompany>): Promise<void> =>
  changeState(machine, row, to, { ...change, set: { nextStep: null, nextStepAt: null, ...change.set } });
const MAX_TRIES = 6;
const ofRequest = (column: string) => (column.includes('.') ? column : `QuoteRequest.${column}`);

async function find(where: WhereOptions): Promise<QuoteRequestRow | undefined> {
  const [row] = await QuoteRequest.findAll({ where, include: [...ASKING, COMPANIES] });
  return row ? wholeOf(row) : undefined;
}

async function findAsked(id: number): Promise<CompanyRequest | undefined> {
  const row = await QuoteRequestCompany.findByPk(id, { include: WITH_REQUEST });
  return row ? companyRequestOf(row) : undefined;
}

async function insert(
  {
    trip,
    ...asked
  }: AskedTrip & Pick<QuoteRequestRow, 'customerId' | 'userId' | 'previousId' | 'language'> & { sendKey: string },
  companies: readonly ({ companyId: number; expiresAt: Date } & DueStep)[],
): Promise<{ number: string; ids: number[] } | undefined> {
  for (let tries = 1; ; tries++) {
    try {
      const number = newNumber();
      const { id } = await QuoteRequest.create({
        ...asked,
        number,
        tripType: trip.type,
        stops: trip.stops,
        departureAt: trip.departure,
        returnAt: trip.return ?? null,
        adults: trip.adults,
        children: trip.children,
        wheelchairs: trip.wheelchairs,
      });
      const ids: number[] = [];
      // One by one: the server does not promise in which order rows of one statement get their ids.
      for (const [place, company] of companies.entries())
        ids.push(
          (await QuoteRequestCompany.create({ ...company, quoteRequestId: id, position: place + 1, status: 'new' })).id,
        );
      return { number, ids };
    } catch (error) {
      if (violates(error, 'quote_requests_sent_once')) return undefined;
      if (tries === MAX_TRIES || !violates(error, 'quote_requests_number')) throw error;
    }
  }
}

export const quoteRequestStore = {
  find: (number: string): Promise<QuoteRequestRow | undefined> => find({ number }),
  byId: (id: number): Promise<QuoteRequestRow | undefined> => find({ id }),
  findAsked,

  /** The requests that continue any of these, the first first. */
  async after(ids: readonly number[]): Promise<Omit<QuoteRequestRow, 'companies'>[]> {
    const rows = await QuoteRequest.findAll({ where: { previousId: [...ids] }, include: ASKING, order: ['id'] });
    return rows.map(requestOf);
  },

  async numberOf(customerId: number, sendKey: string): Promise<string | undefined> {
    return (await QuoteRequest.findOne({ attributes: ['number'], where: { customerId, sendKey } }))?.number;
  },

  /** Whether the customer's account has no password yet: whoever is sold to by telephone is invited first. */
  async isInvited(customerId: number): Promise<boolean> {
    const include = { association: 'user', required: true, attributes: [], where: { passwordHash: null } };
    return (await Customer.count({ where: { id: customerId }, include })) > 0;
  },

  /** Locks the company's part of a request; the request is read with it. */
  async lockAsked(id: number): Promise<CompanyRequest | undefined> {
    await QuoteRequestCompany.findByPk(id, { attributes: ['id'], lock: true });
    return findAsked(id);
  },

  /** Locks the customer's own row, so that their requests run one at a time. */
  async lockCustomer(customerId: number): Promise<boolean> {
    return (await Customer.findByPk(customerId, { attributes: ['id'], lock: true })) !== null;
  },

  /** Undefined if the same form has been stored already. */
  insert,

  /** The companies with those ids that may be sold now, with their mail addresses. */
  async activeCompanies(
    ids: readonly number[],
  ): Promise<{ companyId: number; name: string; email: string; language: Language }[]> {
    const rows = await Company.scope('active').findAll({
      attributes: ['id', 'name', 'contactEmail', 'language'],
      where: { id: [...ids] },
    });
    return rows.map((row) => ({ companyId: row.id, name: row.name, email: row.contactEmail, language: row.language }));
  },

  move,

  /** Awaits the company's answer again, with what the clock has left to do until the same deadline. */
  askAgain: (row: CompanyRequest, actor: Actor): Promise<void> =>
    move(row, 'new', { actor, set: stepAfter(row, clock.now()) ?? {} }),

  /** Awaits no answer of a company that was never asked: what the office offered in its name is withdrawn. */
  askNoMore: (row: CompanyRequest, actor: Actor): Promise<void> =>
    move(row, 'new', { actor, code: 'quoteWithdrawn', set: { expiresAt: clock.now() } }),

  /** The clock's next step for it; undefined if there is none. */
  async setStep(id: number, step: DueStep | undefined): Promise<void> {
    await QuoteRequestCompany.update(
      { nextStep: step?.nextStep ?? null, nextStepAt: step?.nextStepAt ?? null },
      { where: { id } },
    );
  },

  /** Closes it for those who have not answered and still could; nobody is reminded or told of it. */
  async closeUnanswered(quoteRequestId: number, now: Date): Promise<void> {
    await QuoteRequestCompany.scope('unanswered').update(
      { expiresAt: now, closedAt: now, nextStep: null, nextStepAt: null },
      { where: { quoteRequestId, expiresAt: { [Op.gt]: now } } },
    );
  },

  /** Those for which the clock has something to do, oldest first. */
  async due(now: Date, limit: number): Promise<number[]> {
    const rows = await QuoteRequestCompany.findAll({
      attributes: ['id'],
      where: { nextStepAt: { [Op.lte]: now } },
      order: ['nextStepAt', 'id'],
      limit,
    });
    return rows.map(({ id }) => id);
  },

  /** The requests of one owner, or all. */
  list: ({
    owner,
    text,
    byContact = false,
    state,
    due,
    oldestFirst,
    byDeadline,
    ...page
  }: Omit<RequestListQuery, 'status'>): Promise<Page<QuoteRequestRow>> =>
    listPage(
      QuoteRequest,
      {
        where: {
          [Op.and]: [
            owner ? ownedBy(owner) : {},
            state === undefined ? {} : literal(IN_STATE[state]),
            due ? ANSWERS_DUE : {},
            saying(text, ofRequest, { byOrder: true, byContact }),
          ],
        },
        // Read apart: in a page cut by a subquery, nothing could be sorted by.
        include: [...ASKING, { ...COMPANIES, separate: true }],
        order: byColumn(byDeadline ? REQUEST_DEADLINE : 'createdAt', !oldestFirst),
        replacements: { ...askedWith(clock.now()), ...searchParams(text ?? '') },
      },
      page,
      wholeOf,
    ),

  /** How many have answers that are due, and when the first of those still awaited is too late. */
  async answersDue(now: Date): Promise<{ count: number; deadline: Date | null }> {
    const [found] = await QuoteRequest.findAll({
      attributes: [
        [fn('COUNT', col('QuoteRequest.id')), 'count'],
        [fn('MIN', literal(FIRST_AWAITED)), 'deadline'],
      ],
      where: ANSWERS_DUE,
      include: { association: 'customer', attributes: [], required: true },
      // All in one group: otherwise each row's key is read too.
      group: [fn('ISNULL', col('QuoteRequest.id'))],
      replacements: askedWith(now),
    });
    return { count: Number(found?.get('count') ?? 0), deadline: (found?.get('deadline') ?? null) as Date | null };
  },

  /** What one company was asked, or what all were. */
  listAsked: ({
    companyId,
    status,
    reads,
    text,
    oldestFirst,
    byDeadline,
    ...page
  }: RequestListQuery): Promise<Page<CompanyRequest>> =>
    listPage(
      QuoteRequestCompany,
      {
        where: {
          [Op.and]: [
            companyId === undefined ? {} : { companyId },
            shownAs(status),
            readAs(reads),
            // A company is told the customer's name only with the request.
            saying(text, (column) => (column.includes('.') ? `request->${column}` : `request.${column}`), {
              byName: companyId === undefined,
            }),
          ],
        },
        include: WITH_REQUEST,
        order: byColumn(byDeadline ? ASKED_DEADLINE : 'createdAt', !oldestFirst),
        replacements: { now: clock.now() },
      },
      page,
      companyRequestOf,
    ),

  waitingFor: (companyId: number): Promise<Waiting> => waiting(QuoteRequestCompany, { companyId, ...shownAs('new') }),
};
