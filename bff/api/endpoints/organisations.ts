// Traces: S7-028, S7-029, S7-030, S7-031, S7-032
import { z } from 'zod';
import {
  createDealOrganisation,
  customerUnits,
  dealOrganisationPolicy,
  type DealUnit,
  PLAIN_TERMS,
  unitsForPurchase,
} from '@bff/domain/deal-organisations';
import { readSettings } from '@bff/domain/settings';
import { person } from '#fields/customer';
import { dealOrganisation, dealUnit } from '#fields/deal-organisation';
import { bodiesOf } from '#fields/kinds';
import type { UserActor } from '@bff/domain/shared/actor';
import { endpoint } from '../endpoint/endpoint';
import { id, listQuery, listView } from './fields';
import { named } from '../endpoint/named';

const unitView = named(
  'Unit',
  z.object({
    id: z.int(),
    organisationId: z.int(),
    organisationName: z.string(),
    /** Null for the top unit. */
    parentId: z.int().nullable(),
    name: z.string(),
    costCenter: z.string(),
    active: z.boolean(),
  }),
) satisfies z.ZodType<DealUnit>;
const units = named('UnitList', z.object({ units: z.array(unitView) }));

const mayBuy = ({ actor }: { actor: UserActor }) => dealOrganisationPolicy.listForPurchase(actor);

const listing = (
  path: '/customerunit/all' | '/customerunit/all-active',
  said: { operationId: string; summary: Record<'sv' | 'en', string>; description: string },
) =>
  endpoint({
    method: 'GET',
    path,
    tag: 'organisations',
    ...said,
    auth: 'bearer',
    policy: ({ actor }) => dealOrganisationPolicy.list(actor),
    query: z.strictObject(listQuery(['name'])),
    output: named('UnitPage', z.object({ units: z.array(unitView), ...listView })),
    errors: [],
    handle: async ({ caller: { actor, organisationId }, query: { order, page, pageSize } }) => {
      const asked = {
        onlyActive: path === '/customerunit/all-active',
        descending: order === 'desc',
        limit: pageSize,
        offset: (page - 1) * pageSize,
      };
      const { rows: units, total } = await customerUnits(actor, asked, { organisationId });
      return { units, total, page, pageSize };
    },
  });

const body = bodiesOf(dealOrganisation);

export const organisationEndpoints = [
  endpoint({
    method: 'POST',
    path: '/dealcustomer/create',
    operationId: 'createDealOrganisation',
    description:
      'Creates an organisation that buys on agreed terms, and emails its first administrator an invitation. Requires a recent login.',
    tag: 'organisations',
    summary: {
      sv: 'Skapa en avtalskund med toppenhet och första administratör, som får en inbjudan via mejl',
      en: 'Create an organisation with its top unit and first administrator',
    },
    auth: 'bearer',
    policy: ({ actor }) => dealOrganisationPolicy.create(actor),
    recentLogin: true,
    rate: 'mail',
    idempotent: true,
    status: 201,
    input: named(
      'NewDealOrganisation',
      z.strictObject({
        name: body.name,
        /** Organisation or VAT number. */
        orgNumber: body.orgNumber,
        language: z._default(body.language, 'sv'),
        /** Who gets the mails; by default the first administrator. */
        contact: named('ContactPerson', z.strictObject(bodiesOf(person))).optional(),
        /** Öre. */
        creditLimit: z._default(body.creditLimit, PLAIN_TERMS.creditLimit),
        /** By default as in the general settings. */
        paymentTermsDays: z.optional(body.paymentTermsDays),
        paymentOptions: z._default(body.paymentOptions, () => [...PLAIN_TERMS.paymentOptions]),
        collectiveInvoice: z._default(body.collectiveInvoice, PLAIN_TERMS.collectiveInvoice),
        trainReplacement: z._default(body.trainReplacement, PLAIN_TERMS.trainReplacement),
        costCenter: dealUnit.costCenter.body,
        admin: named('FirstAdministrator', z.strictObject({ name: body.contactName, email: body.contactEmail })),
      }),
    ),
    output: named('CreatedDealOrganisation', z.object({ organisationId: z.int(), unitId: z.int() })),
    errors: [
      'auth.recentLoginRequired',
      'customer.orgNumber',
      'dealOrganisation.duplicateOrgNumber',
      'dealOrganisation.creditLimit',
      'dealOrganisation.collectiveInvoice',
      'user.duplicateEmail',
    ],
    handle: async ({ caller: { actor }, input: { costCenter, admin, contact, ...agreed } }) => {
      const settings = await readSettings();
      const paymentTermsDays = agreed.paymentTermsDays ?? settings.paymentTermsDays;
      const { name: contactName, email: contactEmail, phone: contactPhone } = contact ?? { ...admin, phone: '' };
      const details = { ...agreed, paymentTermsDays, contactName, contactEmail, contactPhone };
      return createDealOrganisation(actor, { details, costCenter, admin });
    },
  }),
  endpoint({
    method: 'GET',
    path: '/dealcustomer/units-for-purchase',
    operationId: 'listUnitsForPurchase',
    description: 'Lists the units of the caller’s organisation that the caller may buy for.',
    tag: 'organisations',
    summary: {
      sv: 'Enheter som man får köpa för i den egna organisationen',
      en: 'List own units to buy for',
    },
    auth: 'bearer',
    policy: mayBuy,
    output: units,
    errors: [],
    handle: async ({ caller: { actor, organisationId } }) => ({
      units: await unitsForPurchase(actor, undefined, { organisationId }),
    }),
  }),
  endpoint({
    method: 'GET',
    path: '/dealcustomer/units-for-purchase/:id',
    operationId: 'listUnitsForPurchaseOf',
    description: 'Same for a given organisation, for callers who act for several.',
    tag: 'organisations',
    summary: {
      sv: 'Enheter som man får köpa för i en organisation',
      en: 'List an organisation’s units to buy for',
    },
    auth: 'bearer',
    policy: mayBuy,
    params: z.strictObject({ id }),
    output: units,
    errors: ['dealOrganisation.notFound'],
    handle: async ({ caller: { actor, organisationId }, params }) => ({
      units: await unitsForPurchase(actor, params.id, { organisationId }),
    }),
  }),
  listing('/customerunit/all-active', {
    summary: { sv: 'Aktiva kundenheter', en: 'List active customer units' },
    operationId: 'listActiveUnits',
    description:
      'Lists units of organisations that can buy. A traffic controller sees those of the organisation in `X-Organization-Id`.',
  }),
  listing('/customerunit/all', {
    summary: { sv: 'Alla kundenheter', en: 'List all customer units' },
    operationId: 'listUnits',
    description: 'Lists units of organisations, including those that can no longer buy.',
  }),
];
