import * as z from 'zod/mini';
import type { RoleSet } from '@bff/areas/accounts';
import { invited } from '#fields/account';
import { email, type Kind, oneOf, row } from '#fields/kinds';
import { defineFields, field, revision, type Rule, schemaOf } from '~/forms/fields';

/** The sets of roles that can be given; the page says which of them the actor may give. */
const ROLE_SETS = ['driver', 'companyAdmin', 'drivingCompanyAdmin', 'trafficController', 'systemAdmin'] as const satisfies readonly RoleSet[]; // prettier-ignore

/** Null: none, or the actor's own. */
const companyOrNone: Kind<number | null, number | null> = {
  ...row,
  schema: z.pipe(
    z.nullish(row.schema),
    z.transform((id: number | null | undefined) => id ?? null),
  ),
  body: z.nullable(row.body),
};

const person = {
  name: field(invited.name, 'users:name', { autoComplete: 'off' }),
  phone: field(invited.phone, 'users:phone', { hint: 'auth:contact.phoneHint' }),
};
const access = {
  roles: field(oneOf(ROLE_SETS), 'users:role.label', { texts: 'users:roleSet', hints: 'users:roleSetHint' }),
  companyId: field(companyOrNone, 'users:company', { hint: 'users:form.companyHint' }),
};

/** A user to be invited. */
export const newUserFields = defineFields({
  name: person.name,
  email: field(invited.email, 'users:email', { hint: 'users:create.emailHint', autoComplete: 'off' }),
  phone: person.phone,
  language: field(invited.language, 'users:language.label', { texts: 'users:language' }),
  ...access,
});

/** An existing user. Roles that are not in these sets are kept: then only the person is edited. */
export const personFields = defineFields({
  name: person.name,
  email: field(email, 'users:email', { hint: 'users:edit.emailHint', autoComplete: 'off' }),
  phone: person.phone,
});
export const userFields = defineFields({ ...personFields, ...access });

export const EditedPerson = schemaOf(defineFields({ ...personFields, revision }));

/** Those who choose among companies must choose one for its roles; others' is their own. */
const OF_COMPANY: readonly unknown[] = ['driver', 'companyAdmin', 'drivingCompanyAdmin'];
const hasCompany: Rule<typeof access> = ({ roles, companyId }, refuse) => {
  if (OF_COMPANY.includes(roles) && companyId === null) refuse('companyId', 'user.companyMissing');
};
const bothForms = <F extends typeof access>(fields: F) => ({
  chosen: schemaOf(fields, hasCompany),
  own: schemaOf(fields),
});
const [editForms, newForms] = [bothForms(defineFields({ ...userFields, revision })), bothForms(newUserFields)];

export const editedUserForm = (choosesCompany: boolean) => editForms[choosesCompany ? 'chosen' : 'own'];
export const newUserForm = (choosesCompany: boolean) => newForms[choosesCompany ? 'chosen' : 'own'];
