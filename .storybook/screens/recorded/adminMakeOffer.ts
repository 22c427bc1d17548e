import Page, { type loader } from '~/areas/admin/sales-system/make-offer';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  customer: { id: 3, name: 'Demo Skolan i Uppsala', email: 'corporate@demo.invalid' },
  offer: {
    trip: {
      type: 'day-trip',
      stops: [
        {
          place: { id: 'se-uppsala', name: 'Uppsala', country: 'SE', lat: 59.85882, lon: 17.63889 },
          dwellSeconds: 0,
        },
        { place: { id: 'se-gavle', name: 'Gävle', country: 'SE', lat: 60.67452, lon: 17.14174 }, dwellSeconds: 0 },
      ],
      departure: new Date('2026-12-28T07:00:00.000Z'),
      return: new Date('2026-12-28T17:00:00.000Z'),
      adults: 38,
      children: 6,
      wheelchairs: 0,
    },
    company: 'Demobuss Uppsala AB',
    buses: ['CWK61M Demo Touring S 45'],
    operatorPrice: 1043257,
    customerPrice: 1147583,
    total: 1216438,
  },
  isRenewed: false,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminMakeOffer: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/sales-system/make-offer?customer=3&offer=5eCTe9N8vqYlGGq_gRtiYV_H--KSwuchkIS-pHbSCZBYyDKAkEwmiqxai4Qj_-pvfawA0V7Bc3YrQahMp8l5g-k170fBfDF9rpfQDYgfEH-AUOcpnFoFRflSmKFmOE_ZD8HXVs9Bus_9mPA37rbMafaLLISj52eOvSPwRCGU0JwcxuUV2Lj8OHgehNHka0y6qjqbKheYZBIUP72f5a0dT8wLhvKJ4JdCDl5UGwJXb3leTmHNZ2kdWh4ioFJel-cprOl8ScuQPTY0zVgkbJ7HZ0vTIf5b_7-YYnVv2WpJT7L0u1kbmFzyqcndSYjYrcT8zVuWf6idvE3EsZDmEvsb8NzDo8b7y23aH-N3eFMArl-D1Zziq6TyCZhXFmzeK9DyZWEcWjhuZgZi2FeNjCbiGSZ1-Y61Zjmt',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: {
      ...same,
      title: 'Offert till Demo Skolan i Uppsala',
      values: {
        customerPrice: '11475,83',
        expiryHours: '48',
        language: 'sv',
        message: '',
        sendKey: '81448de2-18a9-4188-9825-834b28b91c89',
      },
    },
    en: {
      ...same,
      title: 'Offer to Demo Skolan i Uppsala',
      values: {
        customerPrice: '11475.83',
        expiryHours: '48',
        language: 'en',
        message: '',
        sendKey: 'b9902c42-461e-4ed0-bd09-b3ae6fbb9d08',
      },
    },
  },
};
