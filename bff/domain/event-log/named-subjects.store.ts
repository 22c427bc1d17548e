import { type Model, type ModelStatic, Op, type WhereOptions } from 'sequelize';
import {
  Applicant,
  Company,
  ContentPageText,
  Customer,
  DealOrganisation,
  DealUnit,
  Depot,
  DriverCostList,
  DrivingCostList,
  EventLogEntry,
  IntegrationUser,
  Order,
  Quote,
  QuoteRequestCompany,
  StartingPosition,
  Vehicle,
  VehicleCostList,
} from '@db/models';
import { containing } from '../shared/containing';
import type { EventSubject } from './event-log.store';
import { orderThings, things } from './order-things.store';

/** Of a kind of thing that a name finds, so many of the newest. */
const MOST_OF_A_KIND = 200;
/** So many of the newest that are gone are looked through. */
const MOST_REMOVED = 500;
/** Customers' newest orders, whose events are about them. */
const MOST_ORDERS = 50;
const PRICE_LISTS = ['vehicleCostList', 'drivingCostList', 'driverCostList'];

type Found = { id: number };
const ofKinds = (entities: readonly string[], rows: readonly Found[]): EventSubject[] =>
  entities.flatMap((entity) => things(entity, rows));

const idsOf = <Row extends Model & Found>(model: ModelStatic<Row>, where: WhereOptions<Row>): Promise<Found[]> =>
  model.findAll({ attributes: ['id'], where, order: [['id', 'DESC']], limit: MOST_OF_A_KIND });

const among = (name: string, rows: readonly Found[]): WhereOptions => ({ [name]: rows.map(({ id }) => id) });

/** Lists of prices that are gone: the log alone knows whose they were. */
async function ofRemovedLists(companies: readonly Found[]): Promise<EventSubject[]> {
  if (companies.length === 0) return [];
  const removed = await EventLogEntry.findAll({
    attributes: ['entity', 'entityId', 'data'],
    where: { entity: PRICE_LISTS, toState: 'deleted' },
    order: [['id', 'DESC']],
    limit: MOST_REMOVED,
  });
  const wasTheirs = (data: EventLogEntry['data']) =>
    companies.some(({ id }) => id === (data as { companyId?: unknown } | null)?.companyId);
  return removed.flatMap(({ entity, entityId, data }) =>
    entityId !== null && wasTheirs(data) ? [{ entity, entityId }] : [],
  );
}

/** A company, and what is called by its name: each company's part of a quote request, and its quote, too. */
async function ofCompanies(named: WhereOptions): Promise<EventSubject[]> {
  const companies = await idsOf(Company, named);
  const own = among('companyId', companies);
  const [vehicleLists, drivingLists, driverLists, requests, quotes, removed] = await Promise.all([
    idsOf(VehicleCostList, own),
    idsOf(DrivingCostList, own),
    idsOf(DriverCostList, own),
    idsOf(QuoteRequestCompany, own),
    idsOf(Quote, own),
    ofRemovedLists(companies),
  ]);
  return [
    ...ofKinds(['company', 'companyDetails', 'companyCommission', 'cancellationFees'], companies),
    ...ofKinds(['vehicleCostList'], vehicleLists),
    ...ofKinds(['drivingCostList'], drivingLists),
    ...ofKinds(['driverCostList'], driverLists),
    ...ofKinds(['quoteRequest'], requests),
    ...ofKinds(['quote'], quotes),
    ...removed,
  ];
}

/** Registration numbers are upper-case ASCII: comparing them with anything else is an error. */
async function ofVehicles(text: string): Promise<EventSubject[]> {
  const registrationNumber = text.replaceAll(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z0-9]+$/.test(registrationNumber)) return [];
  const vehicles = await idsOf(Vehicle, { registrationNumber });
  return [
    ...ofKinds(['vehicle'], vehicles),
    ...ofKinds(['startingPosition'], await idsOf(StartingPosition, among('vehicleId', vehicles))),
  ];
}

/** Customers, and what happened to their orders. */
async function ofCustomers(named: WhereOptions): Promise<EventSubject[]> {
  const customers = await idsOf(Customer, named);
  const orders = await Order.findAll({
    attributes: ['id'],
    where: among('customerId', customers),
    order: [['id', 'DESC']],
    limit: MOST_ORDERS,
  });
  return [...ofKinds(['customer'], customers), ...(await orderThings(orders))];
}

/** The things that are called so today, by all the words of the text in any order; `users`: the people who are. */
export async function subjectsNamed(text: string, users: readonly number[]): Promise<EventSubject[]> {
  const words = text.split(/\s+/).filter(Boolean);
  const has = (column: string): WhereOptions => ({
    [Op.and]: words.map((word) => ({ [column]: { [Op.like]: containing(word) } })),
  });
  const [organisations, units, applicants, depots, integrations, pages, ...others] = await Promise.all([
    idsOf(DealOrganisation, has('name')),
    idsOf(DealUnit, has('name')),
    idsOf(Applicant, has('name')),
    idsOf(Depot, has('name')),
    idsOf(IntegrationUser, has('name')),
    ContentPageText.findAll({ attributes: ['slug'], where: has('title'), limit: MOST_OF_A_KIND }),
    ofCompanies(has('name')),
    ofCustomers({ [Op.or]: [has('name'), has('companyName')] }),
    ofVehicles(text),
  ]);
  return [
    ...ofKinds(['dealOrganisation', 'dealOrganisationDetails'], organisations),
    ...ofKinds(['dealUnit', 'dealRight'], units),
    ...ofKinds(['applicant'], applicants),
    ...ofKinds(['depot'], depots),
    ...ofKinds(['integration'], integrations),
    ...[...new Set(pages.map(({ slug }) => slug))].map((entityKey) => ({ entityKey })),
    ...others.flat(),
    ...ofKinds(
      ['user', 'secondFactor', 'trafficController'],
      users.map((id) => ({ id })),
    ),
  ];
}
