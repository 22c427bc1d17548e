import Page, { type loader } from '~/areas/admin/sales-system/make-offer';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  customer: { id: 3, name: 'Demo Skolan i Uppsala', email: 'corporate@demo.invalid' },
  offer: {
    trip: {
      type: 'day-trip',
      stops: [
        { place: { id: 'se-uppsala', name: 'Uppsala', country: 'SE', lat: 59.85882, lon: 17.63889 }, dwellSeconds: 0 },
        { place: { id: 'se-gavle', name: 'Gävle', country: 'SE', lat: 60.67452, lon: 17.14174 }, dwellSeconds: 0 },
      ],
      departure: new Date('2026-12-30T07:00:00.000Z'),
      return: new Date('2026-12-30T17:00:00.000Z'),
      adults: 38,
      children: 6,
      wheelchairs: 0,
    },
    company: 'Demobuss Uppsala AB',
    buses: ['CKC04C Demo Touring S 49'],
    operatorPrice: 889858,
    customerPrice: 978844,
    total: 1037575,
  },
  isRenewed: false,
  search:
    'customer=3&tripType=day-trip&stop=Uppsala&stop=G%C3%A4vle&departure=2026-12-30T08%3A00&return=2026-12-30T18%3A00&adults=38&children=6',
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminMakeOffer: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/sales-system/make-offer?customer=3&offer=Pr7rN-bpFVNtfcm5bYzvGZCBbZQjOI-CuuernK0MXnFlKNWMMjEyBamcz-bkB_FoshjdPC6U2IvhJvtT6jfJeYfAV6QZJVnF5gc9n6GZMsTgjsscDCec0RZPUHo7EOSaILWAA6Hse-pvvr3U9HF7e_rLMQSmXmWIoKByeC4oFgnHUycXYY6FGQxXWeL4d0J_ycJI0e_GBO8y3x9eAvrgRxYMJ_gluzMQMmjq1YzDWPawRFJW6e5sy8NlYSGCpMBahF1ImAaL_HC7Ohi7pnRqQiQ_OWdmqqJffRqPGaLn3y8HZKzuXKAZ0b-ftghRty8C1JqDHqzV7Wd0Qy6k3Cxa8xBzE1wMsM-s5TByQthYZQCbtvmzrvOCfZJOwjJgQ02J3zNh2Bxt9Hhkp5AJM3DcA0ZWYM-oo4kU3_x52nGkfLRqnz5JgEWYOQ&search=customer%3D3%26tripType%3Dday-trip%26stop%3DUppsala%26stop%3DG%25C3%25A4vle%26departure%3D2026-12-30T08%253A00%26return%3D2026-12-30T18%253A00%26adults%3D38%26children%3D6',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: {
      ...same,
      title: 'Offert till Demo Skolan i Uppsala',
      values: {
        customerPrice: '9788,44',
        expiryHours: '48',
        language: 'sv',
        message: '',
        sendKey: '850fd286-8e96-4198-a117-8bf66c17e834',
      },
    },
    en: {
      ...same,
      title: 'Quote for Demo Skolan i Uppsala',
      values: {
        customerPrice: '9788.44',
        expiryHours: '48',
        language: 'en',
        message: '',
        sendKey: 'a2d08468-b1c9-4caa-964b-5b5f608d2b5a',
      },
    },
  },
};
