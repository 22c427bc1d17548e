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
  IntegrationUser,
  Quote,
  QuoteRequestCompany,
  StartingPosition,
  User,
  Vehicle,
  VehicleCostList,
} from '@db/models';
import { containing } from '../shared/containing';
import type { EventSubject } from './event-log.store';

/** Of a kind of thing that a name finds, so many of the newest. */
const MOST_OF_A_KIND = 200;

type Found = { id: number };
const things = (entities: readonly string[], rows: readonly Found[]): EventSubject[] =>
  entities.flatMap((entity) => rows.map(({ id: entityId }) => ({ entity, entityId })));

const idsOf = <Row extends Model & Found>(model: ModelStatic<Row>, where: WhereOptions<Row>): Promise<Found[]> =>
  model.findAll({ attributes: ['id'], where, order: [['id', 'DESC']], limit: MOST_OF_A_KIND });

const among = (name: string, rows: readonly Found[]): WhereOptions => ({ [name]: rows.map(({ id }) => id) });

/** A company, and what is called by its name: each company's part of a quote request, and its quote, too. */
async function ofCompanies(named: WhereOptions): Promise<EventSubject[]> {
  const companies = await idsOf(Company, named);
  const own = among('companyId', companies);
  const [vehicleLists, drivingLists, driverLists, requests, quotes] = await Promise.all([
    idsOf(VehicleCostList, own),
    idsOf(DrivingCostList, own),
    idsOf(DriverCostList, own),
    idsOf(QuoteRequestCompany, own),
    idsOf(Quote, own),
  ]);
  return [
    ...things(['company', 'companyDetails', 'companyCommission', 'cancellationFees'], companies),
    ...things(['vehicleCostList'], vehicleLists),
    ...things(['drivingCostList'], drivingLists),
    ...things(['driverCostList'], driverLists),
    ...things(['quoteRequest'], requests),
    ...things(['quote'], quotes),
  ];
}

/** Registration numbers are upper-case ASCII: comparing them with anything else is an error. */
async function ofVehicles(text: string): Promise<EventSubject[]> {
  const registrationNumber = text.replaceAll(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z0-9]+$/.test(registrationNumber)) return [];
  const vehicles = await idsOf(Vehicle, { registrationNumber });
  return [
    ...things(['vehicle'], vehicles),
    ...things(['startingPosition'], await idsOf(StartingPosition, among('vehicleId', vehicles))),
  ];
}

/** Usernames and addresses are ASCII too. */
async function ofUsers(text: string, named: WhereOptions): Promise<EventSubject[]> {
  const typed = text.toLowerCase();
  const login = /^[ -~]+$/.test(typed) ? [{ username: typed }, { email: typed }] : [];
  const users = await idsOf(User, { [Op.or]: [named, ...login] });
  return things(['user', 'secondFactor', 'trafficController'], users);
}

/** The things that are called so today, by all the words of the text in any order. */
export async function subjectsNamed(text: string): Promise<EventSubject[]> {
  const words = text.split(/\s+/).filter(Boolean);
  const has = (column: string): WhereOptions => ({
    [Op.and]: words.map((word) => ({ [column]: { [Op.like]: containing(word) } })),
  });
  const [customers, organisations, units, applicants, depots, integrations, pages, ...others] = await Promise.all([
    idsOf(Customer, { [Op.or]: [has('name'), has('companyName')] }),
    idsOf(DealOrganisation, has('name')),
    idsOf(DealUnit, has('name')),
    idsOf(Applicant, has('name')),
    idsOf(Depot, has('name')),
    idsOf(IntegrationUser, has('name')),
    ContentPageText.findAll({ attributes: ['slug'], where: has('title'), limit: MOST_OF_A_KIND }),
    ofCompanies(has('name')),
    ofVehicles(text),
    ofUsers(text, has('name')),
  ]);
  return [
    ...things(['customer'], customers),
    ...things(['dealOrganisation', 'dealOrganisationDetails'], organisations),
    ...things(['dealUnit', 'dealRight'], units),
    ...things(['applicant'], applicants),
    ...things(['depot'], depots),
    ...things(['integration'], integrations),
    ...[...new Set(pages.map(({ slug }) => slug))].map((entityKey) => ({ entityKey })),
    ...others.flat(),
  ];
}
