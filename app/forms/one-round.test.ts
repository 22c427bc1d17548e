import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dealFields, paysByInvoice } from '~/nouns/deal-organisations/deal-fields';
import { DriverReport } from '~/nouns/deviations/deviation-fields';
import { newUserForm } from '~/nouns/accounts/user-fields';
import { companyAdminFields, companyFields } from '~/nouns/companies/company-fields';
import { contactForm, newCustomerForm } from '~/nouns/customers/contact-fields';
import { IntegrationForm } from '../areas/admin/external-integration/integration-form';
import { CommissionForm } from '../areas/admin/transport-companies/commission-form.server';
import { saleFormOf } from '../areas/admin/sales-system/sale-fields';
import { NewVehicle } from '../areas/company/vehicles/vehicle-fields';
import { PassengersForm } from '../areas/customer/changes/change-fields.server';
import { registerForm } from '../areas/public/auth/register-form.server';
import { RegisterCompanyForm } from '../areas/public/auth/register-company-form.server';
import { defineFields, schemaOf } from './fields';
import './zod-messages';

/** Every message, by its field. */
const told = (schema: z.core.$ZodType, sent: Record<string, unknown>) =>
  Object.fromEntries(
    (z.safeParse(schema, sent).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

const NUMBERED = {
  'a new bus company': schemaOf(defineFields({ ...companyFields, ...companyAdminFields })),
  'an application': RegisterCompanyForm,
  'a new customer': newCustomerForm('CORPORATE'),
  'a customer': contactForm('CORPORATE'),
  'a registration': registerForm(true),
  'a contract customer': schemaOf(dealFields, paysByInvoice),
};

it.each(Object.entries(NUMBERED))('%s: a wrong organisation number is told with what is missing', (_, schema) => {
  for (const orgNumber of ['556036-0795', '559900-0056', '5560360794', 'abc'])
    expect(told(schema, { orgNumber, postcode: '123456789012345' }), orgNumber).toMatchObject({
      orgNumber: 'customer.orgNumber',
    });
  for (const orgNumber of ['556036-0793', '5560360793', 'SE556036079301'])
    expect(told(schema, { orgNumber })['orgNumber'], orgNumber).toBeUndefined();
  expect(Object.keys(told(schema, { orgNumber: '556036-0795' })).length).toBeGreaterThan(2);
});

it('tells a rule over several fields with what is wrong with others', () => {
  expect(told(NewVehicle, { seats: '50', maxPassengers: '40', wheelchairPlaces: '45' })).toMatchObject({
    registrationNumber: 'forms.required',
    maxPassengers: 'vehicle.maxPassengers,50',
    wheelchairPlaces: 'vehicle.wheelchairPlaces,40',
  });
  expect(told(NewVehicle, { seats: 'x', maxPassengers: '40', wheelchairPlaces: '2' })).not.toHaveProperty(
    'maxPassengers',
  );
  expect(told(IntegrationForm, { actsFor: 'company', version: '1' })).toMatchObject({
    name: 'forms.required',
    companyId: 'forms.required',
  });
  expect(told(DriverReport, { chosenCause: 'other', extraMetres: 'x' })).toMatchObject({
    signature: 'forms.required',
    cause: 'forms.required',
  });
  expect(told(saleFormOf(20_000), { customerPrice: '100', expiryHours: 'snart', language: 'sv' })).toMatchObject({
    customerPrice: 'quote.priceBelowOperators',
    expiryHours: 'forms.wholeNumber',
  });
  expect(told(saleFormOf(20_000), { customerPrice: '200' })).not.toHaveProperty('customerPrice');
  expect(told(CommissionForm, { which: 'own', percent: '140' })).toMatchObject({
    validFrom: 'forms.required',
    percent: expect.stringContaining('forms.') as string,
  });
  expect(told(newUserForm(true), { roles: 'driver' })).toMatchObject({
    email: 'forms.required',
    companyId: 'user.companyMissing',
  });
  expect(told(newUserForm(false), { roles: 'driver' })).not.toHaveProperty('companyId');
  expect(told(PassengersForm, { adults: '0', children: '0', wheelchairs: '0' })).toMatchObject({
    adults: 'forms.atLeast,1',
    revision: 'forms.required',
  });
  const invoiced = { paymentOptions: ['card'], collectiveInvoice: 'on' };
  expect(told(NUMBERED['a contract customer'], invoiced)).toMatchObject({
    name: 'forms.required',
    collectiveInvoice: 'dealOrganisation.collectiveInvoice',
  });
  const another = { username: 'anna@example.com', email: 'eva@example.com' };
  expect(told(registerForm(false), another)).toMatchObject({
    name: 'missing.yourName',
    username: 'user.usernameNotYours',
  });
});

const sources = (folder: URL): URL[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = new URL(entry.isDirectory() ? `${entry.name}/` : entry.name, folder);
    if (entry.isDirectory()) return sources(at);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [at] : [];
  });

/** From the name's bracket to the one that closes it. */
function callsOf(name: string, source: string): string[] {
  return [...source.matchAll(new RegExp(`\\b${name}(?:<[^(]*>)?\\(`, 'g'))].map(({ index, 0: { length } }) => {
    let [end, depth] = [index + length, 1];
    for (; depth > 0 && end < source.length; end++) depth += { '(': 1, ')': -1 }[source[end]!] ?? 0;
    return source.slice(index, end);
  });
}

it('has no form with a rule that waits until all fields are right', () => {
  const calls = [new URL('../', import.meta.url), new URL('../../fields/', import.meta.url)]
    .flatMap(sources)
    .flatMap((file) => callsOf('superRefine', readFileSync(file, 'utf8')));
  expect(calls.length).toBeGreaterThan(5);
  expect(calls.filter((call) => !/TOGETHER|when: /.test(call))).toEqual([]);
});
