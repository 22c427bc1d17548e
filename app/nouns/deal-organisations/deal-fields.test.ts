import { expect, it } from 'vitest';
import { DEAL_ROLES, MAX_PAYMENT_TERMS_DAYS, PAYMENT_OPTIONS } from '@bff/domain/deal-organisations';
import { parseTyped } from '@bff/domain/settings';
import { dealFields, rightFields } from './deal-fields';

it('offers the values that the domain knows', () => {
  expect(dealFields.paymentOptions.options).toEqual([...PAYMENT_OPTIONS]);
  expect(rightFields.role.options).toEqual([...DEAL_ROLES]);
});

it('has the limits that the domain has', () => {
  const days = (number: number) => dealFields.paymentTermsDays.schema.safeParse(String(number)).success;
  expect([days(MAX_PAYMENT_TERMS_DAYS), days(MAX_PAYMENT_TERMS_DAYS + 1)]).toEqual([true, false]);
});

it.each(['0', '1 000,50', '10000000000', '10000000000,01', '-1', 'tio', '1,005'])(
  'reads the credit limit «%s» as the setting for the highest one is read',
  (typed) => {
    const parsed = dealFields.creditLimit.schema.safeParse(typed);
    const asSetting = parseTyped('maximumCreditLimit', typed);
    // A setting's message names both limits.
    const { error = '' } = 'error' in asSetting ? asSetting : {};
    const message = /^forms\.at(Least|Most),/.test(parsed.error?.issues[0]?.message ?? '')
      ? /^forms\.between,/
      : /^forms\.decimal$/;
    if (parsed.success) expect(asSetting).toEqual({ stored: String(parsed.data) });
    else expect(error).toMatch(message);
  },
);
