import type { RoleSet } from '@bff/areas/accounts';
import { type z } from 'zod';
import { choice, defineFields, email, loginEmail, optionalPhone, revision, row, schemaOf, text } from '~/forms/fields';

/** The sets of roles that are given to people; which of them the actor may give the page says. */
const ROLE_SETS = ['driver', 'companyAdmin', 'drivingCompanyAdmin', 'trafficController', 'systemAdmin'] as const satisfies readonly RoleSet[]; // prettier-ignore

const company = row('users:company', { hint: 'users:form.companyHint' });
const person = {
  name: text('users:name', { autoComplete: 'off' }),
  phone: optionalPhone('users:phone', { hint: 'auth:contact.phoneHint' }),
};
const access = {
  roles: choice('users:role.label', ROLE_SETS, 'users:roleSet', { hints: 'users:roleSetHint' }),
  /** Null: none, or the actor's own. */
  companyId: {
    ...company,
    required: true,
    schema: company.schema.nullish().transform((id) => id ?? null) as z.ZodType<number | null>,
    body: company.body.nullable(),
  },
};

/** Somebody who is invited. */
export const newUserFields = defineFields({
  name: person.name,
  email: loginEmail('users:email', { hint: 'users:create.emailHint', autoComplete: 'off' }),
  phone: person.phone,
  language: choice('users:language.label', ['sv', 'en'], 'users:language'),
  ...access,
});

/** Somebody who is there. Roles that are not given here stay as they are: then only the person is edited. */
export const personFields = defineFields({
  name: person.name,
  email: email('users:email', { hint: 'users:edit.emailHint', autoComplete: 'off' }),
  phone: person.phone,
});
export const userFields = defineFields({ ...personFields, ...access });

export const EditedPerson = schemaOf(defineFields({ ...personFields, revision }));
export const EditedUser = schemaOf(defineFields({ ...userFields, revision }));
export const NewUser = schemaOf(newUserFields);
