import { outcomes } from '../outcomes';
import type { EndpointRow } from '../rows';
import { aReport } from '../testing/deviation-subjects';
import { aJourney, aPosition } from '../testing/journey-subjects';

const drivers = outcomes('forbidden', { visitor: 'login', integration: 'unsigned', DRIVER: 'allowed' });
const empty = {};

export const rows: readonly EndpointRow[] = [
  { endpoint: 'GET /journeys', may: drivers },
  { endpoint: 'POST /journeys/:number/start', may: drivers, subject: aJourney('DRIVER'), body: empty },
  { endpoint: 'POST /journeys/:number/finish', may: drivers, subject: aJourney('DRIVER', 'started'), body: empty },
  {
    endpoint: 'POST /journeys/:number/start-return',
    may: drivers,
    subject: aJourney('DRIVER', 'finished'),
    body: empty,
  },
  {
    endpoint: 'POST /journeys/:number/complete-return',
    may: drivers,
    subject: aJourney('DRIVER', 'returnStarted'),
    body: empty,
  },
  { endpoint: 'POST /journeys/:number/terminate', may: drivers, subject: aJourney('DRIVER') },
  { endpoint: 'POST /journeys/:number/positions', may: drivers, subject: aPosition },
  { endpoint: 'POST /journeys/:number/deviations', may: drivers, subject: aReport('DRIVER') },
];
