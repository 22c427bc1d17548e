import Page, { type loader } from '~/areas/admin/external-integration/create';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  operators: [
    { id: 66, name: 'Demobuss Alingsås AB', orgNumber: '5599000667' },
    { id: 71, name: 'Demobuss Boo AB', orgNumber: '5599000717' },
    { id: 38, name: 'Demobuss Borlänge AB', orgNumber: '5599000386' },
  ],
  draft: {},
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminCreateIntegration: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/external-integration/create',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Ny integration', formKey: 'vsmSwj1V9fGsPpfku6OTCg' },
    en: { ...same, title: 'New integration', formKey: '3ibBlV58guYsoobAjXB9Kg' },
  },
};
