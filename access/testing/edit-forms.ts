import { PRICE_LIST_KINDS } from '@states/price-list-kinds';
import { createContentPage } from '@bff/domain/content';
import { createIntegration } from '@bff/domain/integration-users';
import { createCompany, createDealOrganisation, createUser } from '@db/factories';
import type { SubjectKind } from '../rows';
import { aProperty } from './accessibility-subjects';
import { aTripToChange } from './change-subjects';
import { aColleague, aTrafficController, aUnit } from './deal-subjects';
import { newDeviation } from './deviation-subjects';
import { aDepot, aLockout, aStart, aVehicle } from './fleet-subjects';
import { anUnreportedTrip } from './journey-subjects';
import { aCompanyNote, anOfficeNote } from './note-subjects';
import { createPerson, type Person } from './people';
import { keptList } from './price-list-subjects';

export interface EditForm {
  /** As in app/areas. */
  route: string;
  who: 'SYSTEM_OWNER' | 'DEAL_CUSTOMER_ADMIN' | 'PRIVATE_CUSTOMER' | 'COMPANY_ADMIN';
  /** A field that identifies the form on its page. */
  has: string;
  /** Its page; and what is typed there, if that has to be made first. */
  make: (editor: Person) => Promise<string | { path: string; first: string; second: string; shown: string }>;
  /** What the factory leaves empty and the form requires, or the button to press. */
  fill?: Readonly<Record<string, string>>;
  field: string;
  first: string;
  second: string;
}

const ADMIN = '/dashboard/admin';
let contentPages = 0;
let properties = 0;
let numbers = 15;
const anyUser = async () => (await createPerson('COMPANY_ADMIN')).actor!.userId;
const CONTACT = { contactEmail: 'kontakt@test.invalid', contactPhone: '+46701740605', paymentOptions: 'card' };

async function bookedTrip(editor: Person): Promise<string> {
  const { query } = await aTripToChange.make(editor);
  return `/booking/change-book?booking=${query!['booking']}`;
}

/** Every form for a record that several people may edit. */
export const EDIT_FORMS: Record<string, EditForm> = {
  'a company': {
    route: 'dashboard/admin/transport-companies/edit/:id',
    who: 'SYSTEM_OWNER',
    has: 'intent=save',
    make: async () => `${ADMIN}/transport-companies/edit/${(await createCompany({ city: 'Gävle' })).id}`,
    fill: { countries: 'SE' },
    field: 'city',
    first: 'Umeå',
    second: 'Luleå',
  },
  'a deviation': {
    route: 'dashboard/company/post-invoicing/details/:id',
    who: 'COMPANY_ADMIN',
    has: 'intent=save',
    make: async (editor) => `/dashboard/company/post-invoicing/details/${(await newDeviation(editor, 'handled')).id}`,
    field: 'cause',
    first: 'Omväg över Tierp',
    second: 'Väntan på sällskapet',
  },
  'an integration': {
    route: 'dashboard/admin/external-integration/edit/:id',
    who: 'SYSTEM_OWNER',
    has: 'intent=save',
    make: async ({ actor }) =>
      `${ADMIN}/external-integration/edit/${(await createIntegration(actor!, { name: 'Trafiksystem' })).id}`,
    field: 'name',
    first: 'Trafiksystem ett',
    second: 'Trafiksystem två',
  },
  'an integration’s webhook': {
    route: 'dashboard/admin/external-integration/edit/:id',
    who: 'SYSTEM_OWNER',
    has: 'intent=webhook',
    make: async ({ actor }) =>
      `${ADMIN}/external-integration/edit/${(await createIntegration(actor!, { name: 'Trafiksystem' })).id}`,
    fill: { events: 'booking.created' },
    field: 'url',
    first: 'https://ett.example/hooks',
    second: 'https://tva.example/hooks',
  },
  'a content page': {
    route: 'dashboard/admin/content-pages/edit/:slug',
    who: 'SYSTEM_OWNER',
    has: 'titleSv',
    make: async ({ actor }) => {
      const slug = `redigerad-${++contentPages}`;
      const texts = { sv: { title: 'Sida', markdown: 'Text' }, en: { title: 'Page', markdown: 'Text' } };
      await createContentPage(actor!, { slug, texts, published: false, inFooter: false });
      return `${ADMIN}/content-pages/edit/${slug}`;
    },
    fill: { intent: 'save' },
    field: 'titleSv',
    first: 'Sida ett',
    second: 'Sida två',
  },
  'a setting': {
    route: 'dashboard/admin/configurations/general-settings/:key',
    who: 'SYSTEM_OWNER',
    has: 'intent=save',
    // It exists once and keeps its value, and who leaves that as it is changes nothing.
    make: () => Promise.resolve(withNewNumbers(`${ADMIN}/configurations/general-settings/preparationMinutes`)),
    field: 'value',
    first: '',
    second: '',
  },
  'a company’s commission': {
    route: 'dashboard/admin/transport-companies/commission/:id',
    who: 'SYSTEM_OWNER',
    has: 'intent=save',
    make: async () => `${ADMIN}/transport-companies/commission/${(await createCompany()).id}`,
    field: 'percent',
    first: '7,25',
    second: '8,5',
  },
  'a company’s details, by itself': {
    route: 'dashboard/company/details/edit',
    who: 'COMPANY_ADMIN',
    has: 'version',
    make: () => Promise.resolve('/dashboard/company/details/edit'),
    // A factory's company has no town.
    fill: { city: 'Uppsala' },
    field: 'info',
    first: 'Fyra bussar',
    second: 'Fem bussar',
  },
  'a company’s cancellation fees, by itself': {
    route: 'dashboard/company/configurations/cancellation-fees/list',
    who: 'COMPANY_ADMIN',
    has: 'revision',
    make: () => Promise.resolve('/dashboard/company/configurations/cancellation-fees/list'),
    fill: { hours0: '48' },
    field: 'percent0',
    first: '91',
    second: '92',
  },
  'a company’s cancellation fees, by an administrator': {
    route: 'dashboard/admin/configurations/cancellation-fees/edit/:id',
    who: 'SYSTEM_OWNER',
    has: 'revision',
    make: async () => `${ADMIN}/configurations/cancellation-fees/edit/${(await createCompany()).id}`,
    fill: { hours0: '48' },
    field: 'percent0',
    first: '91',
    second: '92',
  },
  ...Object.fromEntries(
    PRICE_LIST_KINDS.flatMap((kind) =>
      (['basic', 'exception'] as const).map((scope): [string, EditForm] => [
        `a price list: ${scope}, ${kind}`,
        {
          route: `dashboard/company/${kind}-costs/${scope}-details/:id`,
          who: 'COMPANY_ADMIN',
          has: 'revision',
          make: async (editor) =>
            `/dashboard/company/${kind}-costs/${scope}-details/${(await keptList(editor, kind, scope)).id}`,
          field: 'name',
          first: 'Lista ett',
          second: 'Lista två',
        },
      ]),
    ),
  ),
  'the minimum of cancellation fees': {
    route: 'dashboard/admin/configurations/cancellation-fees/minimum',
    who: 'SYSTEM_OWNER',
    has: 'revision',
    make: () => Promise.resolve(withNewNumbers(`${ADMIN}/configurations/cancellation-fees/minimum`)),
    fill: { hours0: '24' },
    field: 'percent0',
    first: '',
    second: '',
  },
  'a property of the catalogue of accessibility': {
    route: 'dashboard/admin/configurations/accessibility/edit/:id',
    who: 'SYSTEM_OWNER',
    has: 'revision',
    // Names are unique.
    make: async (editor) => {
      const path = await at(`${ADMIN}/configurations/accessibility/edit`, aProperty, editor);
      const first = `Lift ${++properties} ett`;
      return { path, first, second: `Lift ${properties} två`, shown: first };
    },
    field: 'nameSv',
    first: 'Lift ett',
    second: 'Lift två',
  },
  'a deal organisation': {
    route: 'dashboard/admin/deal-customers/edit/:id',
    who: 'SYSTEM_OWNER',
    has: 'version',
    make: async () => `${ADMIN}/deal-customers/edit/${(await createDealOrganisation()).organisationId}`,
    fill: CONTACT,
    field: 'contactName',
    first: 'Anna Ett',
    second: 'Berit Två',
  },
  'a deal organisation’s contact': {
    route: 'dashboard/organisation/details/edit',
    who: 'DEAL_CUSTOMER_ADMIN',
    has: 'version',
    make: () => Promise.resolve('/dashboard/organisation/details/edit'),
    fill: CONTACT,
    field: 'contactName',
    first: 'Anna Ett',
    second: 'Berit Två',
  },
  'a user': {
    route: 'dashboard/admin/users/edit/:id',
    who: 'SYSTEM_OWNER',
    has: 'revision',
    make: async () => `${ADMIN}/users/edit/${await anyUser()}`,
    field: 'name',
    first: 'Anna Ett',
    second: 'Berit Två',
  },
  'a customer': {
    route: 'dashboard/admin/customers/edit/:id',
    who: 'SYSTEM_OWNER',
    has: 'revision',
    make: async () => `${ADMIN}/customers/edit/${(await createPerson('PRIVATE_CUSTOMER')).actor!.customerId}`,
    field: 'name',
    first: 'Anna Ett',
    second: 'Berit Två',
  },
  'a traffic controller’s organisations': {
    route: 'dashboard/admin/users/organisations/:id',
    who: 'SYSTEM_OWNER',
    has: 'revision',
    make: async (editor) => {
      const [ett, tva] = [await createDealOrganisation({ name: 'Ett kommun' }), await createDealOrganisation()];
      return {
        path: await at(`${ADMIN}/users/organisations`, aTrafficController, editor),
        first: String(ett.organisationId),
        second: String(tva.organisationId),
        shown: 'Ett kommun',
      };
    },
    field: 'organisations',
    first: '',
    second: '',
  },
  'a colleague at a bus company': {
    route: 'dashboard/company/users/edit/:id',
    who: 'COMPANY_ADMIN',
    has: 'revision',
    make: async ({ companyId }) =>
      `/dashboard/company/users/edit/${(await createUser({ roles: ['DRIVER'], companyId })).userId}`,
    field: 'name',
    first: 'Anna Ett',
    second: 'Berit Två',
  },
  'a depot': {
    route: 'dashboard/company/depots/edit/:id',
    who: 'COMPANY_ADMIN',
    has: 'revision',
    make: (editor) => at('/dashboard/company/depots/edit', aDepot, editor),
    field: 'street',
    first: 'Ettgatan 1',
    second: 'Tvågatan 2',
  },
  'how a trip went that nobody reported': {
    route: 'dashboard/admin/booking/outcome/:id',
    who: 'SYSTEM_OWNER',
    has: 'revision',
    make: async () => {
      const company = await createPerson('COMPANY_ADMIN');
      const path = await at(`${ADMIN}/booking/outcome`, anUnreportedTrip, company);
      return { path, first: 'Kunden', second: 'Chauffören', shown: 'enligt Kunden' };
    },
    fill: { outcome: 'driven' },
    field: 'source',
    first: '',
    second: '',
  },
  'a note of administrators': {
    route: 'dashboard/admin/notes/edit/:id',
    who: 'SYSTEM_OWNER',
    has: 'revision',
    make: (editor) => at('/dashboard/admin/notes/edit', anOfficeNote, editor),
    field: 'text',
    first: 'Ringde',
    second: 'Ringde igen',
  },
  'a note of a company': {
    route: 'dashboard/company/notes/edit/:id',
    who: 'COMPANY_ADMIN',
    has: 'revision',
    make: (editor) => at('/dashboard/company/notes/edit', aCompanyNote, editor),
    field: 'text',
    first: 'Ringde',
    second: 'Ringde igen',
  },
  'a temporary starting position': {
    route: 'dashboard/company/vehicles/starting-positions/:id/edit/:position',
    who: 'COMPANY_ADMIN',
    has: 'revision',
    make: async (editor) => {
      const { id, position } = (await aStart.make(editor)).params as { id: string; position: string };
      return `/dashboard/company/vehicles/starting-positions/${id}/edit/${position}`;
    },
    field: 'endsAt',
    first: '2090-02-02T10:00',
    second: '2090-02-03T10:00',
  },
  'a bus': {
    route: 'dashboard/company/vehicles/edit/:id',
    who: 'COMPANY_ADMIN',
    has: 'revision',
    make: (editor) => at('/dashboard/company/vehicles/edit', aVehicle, editor),
    field: 'model',
    first: 'Modell ett',
    second: 'Modell två',
  },
  'a colleague at a deal organisation': {
    route: 'dashboard/organisation/users/edit/:id',
    who: 'DEAL_CUSTOMER_ADMIN',
    has: 'revision',
    make: (editor) => at('/dashboard/organisation/users/edit', aColleague(), editor),
    field: 'name',
    first: 'Anna Ett',
    second: 'Berit Två',
  },
  'a unit of a deal organisation': {
    route: 'dashboard/organisation/manage/edit-unit/:id',
    who: 'DEAL_CUSTOMER_ADMIN',
    has: 'revision',
    make: (editor) => at('/dashboard/organisation/manage/edit-unit', aUnit, editor),
    field: 'name',
    first: 'Enhet ett',
    second: 'Enhet två',
  },
  'a customer’s own details': {
    route: 'settings/contact-info',
    who: 'PRIVATE_CUSTOMER',
    has: 'revision',
    make: () => Promise.resolve('/settings/contact-info'),
    field: 'city',
    first: 'Umeå',
    second: 'Luleå',
  },
  'how many ride along': {
    route: 'booking/change-book',
    who: 'PRIVATE_CUSTOMER',
    has: 'intent=passengers',
    make: (editor) => bookedTrip(editor),
    field: 'adults',
    first: '21',
    second: '22',
  },
  'a lockout': {
    route: 'dashboard/company/vehicles/occupancy/edit/:id',
    who: 'COMPANY_ADMIN',
    has: 'revision',
    make: (editor) => at('/dashboard/company/vehicles/occupancy/edit', aLockout, editor),
    field: 'comment',
    first: 'Service ett',
    second: 'Service två',
  },
};

/** A page, and two numbers that nobody has typed there before. */
function withNewNumbers(path: string) {
  numbers += 2;
  return { path, first: String(numbers), second: String(numbers + 1), shown: String(numbers) };
}

/** The page of a subject of the access matrix. */
const at = async (folder: string, kind: SubjectKind, owner: Person) =>
  `${folder}/${(await kind.make(owner)).params!['id']}`;
