import Page, { type loader } from '~/areas/company/post-invoicing/details';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  deviation: {
    id: 1,
    status: 'createdByDriver',
    handling: 'notHandled',
    cause: 'Väntan på sällskapet',
    extraMetres: 0,
    extraMinutes: 45,
    price: null,
    comment: 'Sällskapet kom en trekvart sent till hemresan.',
    signature: 'Dana Förare',
    drawnSignature: null,
    reportedAt: new Date('2026-11-17T17:24:51.000Z'),
    journeyNumber: '61994703',
    bookingNumber: '46075792',
    companyId: 5,
    companyName: 'Demobuss Uppsala AB',
  },
  images: [],
  revision: '38f0firJ6zKB4yqrhMG4e4',
  saved: {
    cause: 'Väntan på sällskapet',
    extraMetres: '0',
    extraMinutes: '45',
    price: '',
    comment: 'Sällskapet kom en trekvart sent till hemresan.',
    signature: 'Dana Förare',
  },
  values: {
    cause: 'Väntan på sällskapet',
    extraMetres: '0',
    extraMinutes: '45',
    price: '',
    comment: 'Sällskapet kom en trekvart sent till hemresan.',
    signature: 'Dana Förare',
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyDeviation: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/post-invoicing/details/1',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Avvikelse, bokning 46075792' },
    en: { ...same, title: 'Deviation, booking 46075792' },
  },
};
