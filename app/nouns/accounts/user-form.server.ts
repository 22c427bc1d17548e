import { z } from 'zod';
import { GIVEN_ROLES, type RoleSet } from '@bff/areas/accounts';
import { email, line, loginEmail, phone } from '~/forms/field-schemas';

const optionalPhone = phone.optional().default('');
const roles = z.enum(Object.keys(GIVEN_ROLES) as [RoleSet, ...RoleSet[]]).transform((set) => GIVEN_ROLES[set]);
const companyId = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .nullish()
  .transform((id) => id ?? null);

export const NewUserForm = z.object({
  name: line(200),
  email: loginEmail,
  phone: optionalPhone,
  language: z.enum(['sv', 'en']),
  roles,
  companyId,
});

const facts = { name: line(200), email, phone: optionalPhone, revision: z.string().max(40) };

/** Of somebody whose roles are given here, or of somebody whose roles are not. */
export const EditUserForm = z.object({ ...facts, roles, companyId });
export const EditPersonForm = z.object(facts);
