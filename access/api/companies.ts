import { all, open, PEOPLE } from '../outcomes';
import type { EndpointRow } from '../rows';
import { anApplication } from '../testing/company-subjects';

export const rows: readonly EndpointRow[] = [
  {
    endpoint: 'POST /company/application/register',
    may: open,
    subject: anApplication,
    others: all(PEOPLE, 'allowed'),
  },
];
