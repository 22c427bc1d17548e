import type { customerListSpec } from '@bff/areas/customers';
import type { CustomerSummary } from '@bff/domain/customers';
import { instant, type ListColumns, mail, oneLine } from '~/lists/columns';
import { to } from '~/to';
import { orgNumberShown } from '~/lists/organisation-columns';

type Columns = ListColumns<CustomerSummary, typeof customerListSpec>;

const who = (addressOf: (path: (route: string) => string, id: number) => string): Columns[number] => ({
  key: 'who',
  label: 'customers:name',
  sortBy: 'name',
  rowHeader: true,
  cell: ({ id, companyName, name }, { path }) => (
    <a href={addressOf(path, id)}>{companyName ? `${companyName}, ${name}` : name}</a>
  ),
});

const facts: Columns = [
  {
    key: 'type',
    label: 'customers:type.label',
    file: ({ customerType }, { t }) => t(`customers:type.${customerType}`),
  },
  { key: 'companyName', label: 'customers:companyName', extra: true, file: ({ companyName }) => companyName },
  { key: 'orgNumber', label: 'customers:orgNumber', extra: true, ...orgNumberShown },
  { key: 'name', label: 'customers:name', extra: true, file: ({ name }) => name },
  { key: 'email', label: 'customers:email', ...mail(({ email }) => email) },
  { key: 'phone', label: 'customers:phone', ...oneLine(({ phone }) => phone) },
  { key: 'city', label: 'customers:city', extra: true, file: ({ city }) => city },
  { key: 'created', label: 'customers:created', sortBy: 'created', ...instant(({ created }) => created, 'date') },
];

/** The columns of customers. */
export const customerColumns: Columns = [who((path, id) => path(to.customer(id))), ...facts];

/** The columns of customers to sell a trip to. */
export const saleCustomerColumns: Columns = [
  who((path, id) => `${path(to.explainTrip())}?customer=${id}`),
  ...facts.filter(({ key }) => key !== 'created'),
];
