// Traces: S7-014
import { z } from 'zod';
import { registerApplicant } from '@bff/domain/applicants';
import { application as applicationFields } from '#fields/company';
import { bodiesOf } from '#fields/kinds';
import { endpoint } from '../endpoint/endpoint';
import { company } from './fields';
import { named } from '../endpoint/named';

const { name: _name, orgNumber: _number, ...rest } = bodiesOf(applicationFields);

export const companyEndpoints = [
  endpoint({
    method: 'POST',
    path: '/company/application/register',
    operationId: 'applyAsCompany',
    description: 'Sends a bus company’s application to sell trips here. An administrator replies by email.',
    tag: 'company',
    summary: {
      sv: 'Ansök om att sälja ett bussbolags resor',
      en: 'Apply as a bus company',
    },
    auth: 'public',
    policy: 'anyone',
    rate: 'mail',
    idempotent: true,
    status: 201,
    input: named(
      'CompanyApplication',
      z.strictObject({
        company,
        ...rest,
        terms: z.literal(true),
      }),
    ),
    output: named('ApplicationReceived', z.object({ status: z.literal('received') })),
    errors: ['customer.orgNumber', 'company.unknownCountry', 'company.duplicateOrgNumber'],
    handle: async ({ input, language, clientAddress }) => {
      const { company: applying, terms: _accepted, ...application } = input;
      await registerApplicant({ ...application, ...applying, language }, clientAddress);
      return { status: 'received' as const };
    },
  }),
];
