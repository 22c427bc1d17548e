import { expect, it } from 'vitest';
import '~/forms/zod-messages';
import { applicationFields, RegisterCompanyForm } from './register-company-form.server';
import { registerForm } from './register-form.server';

const told = (form: typeof RegisterCompanyForm | ReturnType<typeof registerForm>, sent: Record<string, unknown>) =>
  Object.fromEntries((form.safeParse(sent).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

it('tells a wrong organisation number together with what is missing', () => {
  const wrong = { orgNumber: '559900-0668', name: '' };
  expect(told(RegisterCompanyForm, wrong)).toMatchObject({
    orgNumber: 'customer.orgNumber',
    name: 'forms.required',
    terms: 'booking.termsNotAccepted',
  });
  expect(told(registerForm(true), wrong)).toMatchObject({ orgNumber: 'customer.orgNumber', email: 'forms.required' });
  const right = { ...wrong, orgNumber: '559900-0667' };
  expect(told(RegisterCompanyForm, right)['orgNumber']).toBeUndefined();
});

it('asks for the countries last', () => expect(Object.keys(applicationFields).at(-1)).toBe('countries'));
