import Page, { type loader } from '~/areas/admin/external-integration/edit';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  title: 'Resebyrån mwwa7dhv',
  integration: {
    id: 1,
    name: 'Resebyrån mwwa7dhv',
    status: 'active',
    keyId: 'beX-xENE0dr9Y0Rjwk75nA',
    companyId: null,
    customerId: null,
    externalId: null,
    previousUntil: null,
    version: 1,
    companyName: null,
    customerName: null,
    customerUsername: null,
    lastUsedAt: null,
    createdAt: new Date('2026-11-25T15:31:45.789Z'),
  },
  operators: [
    { id: 66, name: 'Demobuss Alingsås AB', orgNumber: '5599000667' },
    { id: 71, name: 'Demobuss Boo AB', orgNumber: '5599000717' },
    { id: 38, name: 'Demobuss Borlänge AB', orgNumber: '5599000386' },
  ],
  webhook: { url: null, events: [] },
  revision: '8-jXTcN8_e2yVtDkHcuCrY',
  draft: null,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminEditIntegration: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/external-integration/edit/1',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: { sv: { ...same, now: 1795620712482 }, en: { ...same, now: 1795620712496 } },
};
