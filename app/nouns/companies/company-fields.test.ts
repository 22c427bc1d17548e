import { expect, it } from 'vitest';
import { GIVEN_ROLES } from '@bff/areas/accounts';
import { CERTIFICATES } from '@bff/domain/companies';
import { userFields } from '../accounts/user-fields';
import { companyFields } from './company-fields';

it('offers the certificates that the domain knows', () =>
  expect(companyFields.certificates.options).toEqual([...CERTIFICATES]));

it('offers the roles that can be given', () => expect(userFields.roles.options).toEqual(Object.keys(GIVEN_ROLES)));
