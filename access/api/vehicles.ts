import { outcomes } from '../outcomes';
import type { EndpointRow } from '../rows';
import { aLockedBus } from '../testing/subjects';

/** Operators' systems, which sign by scheme 2; users' signatures are not accepted here. */
const integrations = outcomes('unsigned', { integration: 'allowed' });

export const rows: readonly EndpointRow[] = [
  { endpoint: 'GET /vehicles', may: integrations },
  { endpoint: 'GET /vehicles/:id/occupancies', may: integrations, subject: aLockedBus },
  { endpoint: 'PUT /vehicles/:id/occupancies/:externalId', may: integrations, subject: aLockedBus },
  { endpoint: 'DELETE /vehicles/:id/occupancies/:externalId', may: integrations, subject: aLockedBus },
];
