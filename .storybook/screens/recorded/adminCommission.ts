import Page, { type loader } from '~/areas/admin/transport-companies/commission-rates';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  query: {
    text: '',
    filters: {},
    sort: 'name',
    descending: false,
    plainSort: 'name',
    page: 1,
    rows: 20,
    plainRows: 20,
  },
  errors: {},
  choices: { kind: ['own', 'general'], status: ['active', 'suspended', 'inactive'] },
  look: { isDense: false, rows: 20, columns: undefined },
  list: {
    rows: [
      {
        id: 66,
        name: 'Demobuss Alingsås AB',
        orgNumber: '5599000667',
        status: 'active',
        basisPoints: null,
        nextChange: null,
      },
      {
        id: 71,
        name: 'Demobuss Boo AB',
        orgNumber: '5599000717',
        status: 'active',
        basisPoints: null,
        nextChange: null,
      },
      {
        id: 38,
        name: 'Demobuss Borlänge AB',
        orgNumber: '5599000386',
        status: 'active',
        basisPoints: null,
        nextChange: null,
      },
    ],
    total: 72,
    page: 1,
    pages: 4,
    pageSize: 20,
  },
  general: 1000,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminCommission: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/commission-rates',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Provisioner' },
    en: { ...same, title: 'Commission rates' },
  },
};
