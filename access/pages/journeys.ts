import { customersOwn, only, sent } from '../outcomes';
import type { PageRow } from '../rows';
import { aJourney, anEndedTrip } from '../testing/journey-subjects';

/** The sheet of a journey and its acts, in the area of its driver or of its company. */
const sheet = (area: string, owner: 'DRIVER' | 'COMPANY_ADMIN'): PageRow[] => {
  const see = only(owner);
  const may = sent(see);
  const route = `dashboard/${area}/journey/:id`;
  return [
    {
      route,
      subject: aJourney(owner),
      see,
      forms: {
        start: { may },
        finish: { may, subject: aJourney(owner, 'started') },
        startReturn: { may, subject: aJourney(owner, 'finished') },
        completeReturn: { may, subject: aJourney(owner, 'returnStarted') },
      },
    },
    { route: `${route}/terminate`, subject: aJourney(owner), see, forms: { '': { may } } },
  ];
};

export const rows: readonly PageRow[] = [
  { route: 'dashboard/driver', see: only('DRIVER') },
  ...sheet('driver', 'DRIVER'),
  ...sheet('company', 'COMPANY_ADMIN'),
  {
    route: 'journey/rate/:id',
    subject: anEndedTrip,
    see: customersOwn,
    forms: { '': { may: sent(customersOwn) } },
  },
];
