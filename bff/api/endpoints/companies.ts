// Traces: S7-014
import { z } from 'zod';
import { registerApplicant } from '@bff/domain/applicants';
import { endpoint } from '../endpoint/endpoint';
import { company, email, line, phone } from './fields';

export const companyEndpoints = [
  endpoint({
    method: 'POST',
    path: '/company/application/register',
    tag: 'company',
    summary: {
      sv: 'Ansök om att sälja ett bussbolags resor',
      en: 'Apply to sell a bus company’s trips',
    },
    auth: 'public',
    policy: 'anyone',
    rate: 'mail',
    idempotent: true,
    status: 201,
    input: z.strictObject({
      company,
      city: line(100),
      countries: z
        .array(z.string().regex(/^[A-Z]{2}$/))
        .min(1)
        .max(60),
      info: z.string().trim().max(2_000).nullable().default(null),
      contactName: line(200),
      contactEmail: email,
      contactPhone: phone,
      terms: z.literal(true),
    }),
    output: z.object({ status: z.literal('received') }),
    errors: ['customer.orgNumber', 'company.unknownCountry', 'company.duplicateOrgNumber'],
    handle: async ({ input, language, clientAddress }) => {
      const { company: applying, terms: _accepted, ...application } = input;
      await registerApplicant({ ...application, ...applying, language }, clientAddress);
      return { status: 'received' as const };
    },
  }),
];
