import Page, { type loader } from '~/areas/admin/external-integration/create';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminCreateIntegration = recorded<typeof loader>({
  Page,
  path: '/dashboard/admin/external-integration/create',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  same: {
    operators: [
      { id: 66, name: 'Demobuss Alingsås AB', orgNumber: '5599000667' },
      { id: 71, name: 'Demobuss Boo AB', orgNumber: '5599000717' },
      { id: 38, name: 'Demobuss Borlänge AB', orgNumber: '5599000386' },
    ],
    draft: {},
  },
  sv: { title: 'Ny integration', formKey: 'OMTKNPj6qMu9unC6Jj1aWQ' },
  en: { title: 'New integration', formKey: 'K6vucDCW8yQpZKPwtpWeMA' },
});
