import Page, { type loader } from '~/areas/company/occupancy/remove';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyRemoveLockout: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/vehicles/occupancy/remove/9970',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: {
      title: 'Ta bort spärren för CKC04C?',
      confirm: {
        title: 'Ta bort spärren för CKC04C?',
        text: ['Bussen kan säljas igen från ons 3 februari 2027 kl. 08:00 till ons 3 februari 2027 kl. 17:00.'],
        submit: 'Ta bort',
        keep: 'Behåll',
        back: '/dashboard/company/vehicles/occupancy/edit/9970',
        backLabel: 'Spärr för CKC04C',
      },
    },
    en: {
      title: 'Remove the lockout for CKC04C?',
      confirm: {
        title: 'Remove the lockout for CKC04C?',
        text: ['The bus can be sold again from 08:00 on Wed 3 February 2027 until 17:00 on Wed 3 February 2027.'],
        submit: 'Remove',
        keep: 'Keep it',
        back: '/dashboard/company/vehicles/occupancy/edit/9970',
        backLabel: 'Lockout for CKC04C',
      },
    },
  },
};
