import Page, { type loader } from '~/areas/admin/external-integration/rotate';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = { id: 3, name: 'Resebyrån mwwa7wtl', version: 1 } satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminRotateIntegration: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/external-integration/rotate/3',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Byt hemlighet för Resebyrån mwwa7wtl' },
    en: { ...same, title: 'Replace the secret for Resebyrån mwwa7wtl' },
  },
};
