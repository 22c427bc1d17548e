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
  begunFrom: null,
  isRenewed: false,
  search:
    'customer=3&tripType=day-trip&stop=Uppsala&stop=G%C3%A4vle&departure=2026-12-30T08%3A00&return=2026-12-30T18%3A00&adults=38&children=6',
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminMakeOffer: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/sales-system/make-offer?customer=3&offer=CEKkiOMQJh4iaiuiTZJjIMqlwTXSE7gyi3hfJ5rGcJ4nUUBj4Ie5YVgbsp8nWA3FbunfT-UxBXMsTuTi_ldetfqcpyLGXsMDsWd9ySR4qtoEZisnNLyUsDwEpvRb_n0IX1Xc80ciP9whZ-RgJDdLFR6yEefEOZT-u2NYRbJ70xWzyB2HRJsrubpOTTRHMFXN_9MdFOX92lY48gvquVy7RJgmGj7z9a7_RPO2Oj2527s7pSDh6Dn6Uvno7IuEPkLtI-Tx_-3sgTP-mxFefNf9vpgJi2TqL4Dh_YXVJpV3txLOqu5LF72Qs2hHUS6btH_oRRrnLR3Snk5RFld5Vg1ds8SmuaQwRQCyXFmE_BKGt8UJV4lQAeGoHzRafAkC8o6RSXBhQlH9WWR3aR40ffhttlr5aSxuwv7Uxc2dAHeLV_7jQajGL-wzK9s&search=customer%3D3%26tripType%3Dday-trip%26stop%3DUppsala%26stop%3DG%25C3%25A4vle%26departure%3D2026-12-30T08%253A00%26return%3D2026-12-30T18%253A00%26adults%3D38%26children%3D6',
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
        sendKey: '0d3b8461-71a7-4160-af34-40280cea7cdf',
      },
      price: {
        operatorPrice: 889858,
        customerPrice: 978844,
        tax: 58731,
        total: 1037575,
        expiresAt: 1795966312648,
        proposedPrice: 978844,
        far: null,
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
        sendKey: '8984cae3-6dd1-483f-81a7-3816304621ce',
      },
      price: {
        operatorPrice: 889858,
        customerPrice: 978844,
        tax: 58731,
        total: 1037575,
        expiresAt: 1795966312644,
        proposedPrice: 978844,
        far: null,
      },
    },
  },
};
