import Page, { type loader } from '~/areas/traffic/find';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = { text: 'uppsala' } satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const trafficFind: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/traffic/find?q=uppsala',
  user: { id: 8, name: 'Tove Trafikledare', roles: ['TRAFFIC_CONTROLLER'], home: '/dashboard/traffic' },
  loaded: {
    sv: {
      ...same,
      title: 'Snabbsök',
      records: [
        {
          title: 'Körningar hos andra organisationer',
          commands: [
            {
              href: '/sv/dashboard/traffic/journeys/21390844',
              label: '21390844',
              detail: 'Gävle – Uppsala, CRZ42J, 68236827, Demotåg AB, 10 dec 2026',
            },
            {
              href: '/sv/dashboard/traffic/journeys/70849013',
              label: '70849013',
              detail: 'Uppsala – Sala, CKC04C, 52801875, Demotåg AB, 17 nov 2026',
            },
            {
              href: '/sv/dashboard/traffic/journeys/57357352',
              label: '57357352',
              detail: 'Uppsala – Västerås, CRZ42J, 22497663, Demo Uppsala kommun, 16 nov 2026',
            },
            {
              href: '/sv/dashboard/traffic/journeys/17166919',
              label: '17166919',
              detail: 'Uppsala – Norrtälje, CWK61M, 85477065, Demo Uppsala kommun, 18 dec 2026',
            },
            {
              href: '/sv/dashboard/traffic/journeys/63440549',
              label: '63440549',
              detail: 'Uppsala – Stockholm, CWK61M, 99373680, Demo Uppsala kommun, 8 nov 2026',
            },
          ],
        },
        {
          title: 'Offertförfrågningar från andra organisationer',
          commands: [
            {
              href: '/sv/dashboard/traffic/quotes/39884366',
              label: '39884366',
              detail: 'Uppsala – Borlänge, Demo Uppsala kommun, 11 jan 2027',
            },
            {
              href: '/sv/dashboard/traffic/quotes/67196170',
              label: '67196170',
              detail: 'Uppsala – Eskilstuna, Demo Uppsala kommun, 19 jan 2027',
            },
            {
              href: '/sv/dashboard/traffic/quotes/48343529',
              label: '48343529',
              detail: 'Uppsala – Falun, Demo Uppsala kommun, 25 jan 2027',
            },
          ],
        },
      ],
      screens: [
        {
          title: 'Trafikledning',
          commands: [
            { href: '/sv/dashboard/traffic', label: 'Översikt' },
            { href: '/sv/dashboard/traffic/quotes', label: 'Offertförfrågningar' },
          ],
        },
      ],
    },
    en: {
      ...same,
      title: 'Quick find',
      records: [
        {
          title: 'Journeys of other organisations',
          commands: [
            {
              href: '/en/dashboard/traffic/journeys/21390844',
              label: '21390844',
              detail: 'Gävle – Uppsala, CRZ42J, 68236827, Demotåg AB, 10 Dec 2026',
            },
            {
              href: '/en/dashboard/traffic/journeys/70849013',
              label: '70849013',
              detail: 'Uppsala – Sala, CKC04C, 52801875, Demotåg AB, 17 Nov 2026',
            },
            {
              href: '/en/dashboard/traffic/journeys/57357352',
              label: '57357352',
              detail: 'Uppsala – Västerås, CRZ42J, 22497663, Demo Uppsala kommun, 16 Nov 2026',
            },
            {
              href: '/en/dashboard/traffic/journeys/17166919',
              label: '17166919',
              detail: 'Uppsala – Norrtälje, CWK61M, 85477065, Demo Uppsala kommun, 18 Dec 2026',
            },
            {
              href: '/en/dashboard/traffic/journeys/63440549',
              label: '63440549',
              detail: 'Uppsala – Stockholm, CWK61M, 99373680, Demo Uppsala kommun, 8 Nov 2026',
            },
          ],
        },
        {
          title: 'Quote requests from other organisations',
          commands: [
            {
              href: '/en/dashboard/traffic/quotes/39884366',
              label: '39884366',
              detail: 'Uppsala – Borlänge, Demo Uppsala kommun, 11 Jan 2027',
            },
            {
              href: '/en/dashboard/traffic/quotes/67196170',
              label: '67196170',
              detail: 'Uppsala – Eskilstuna, Demo Uppsala kommun, 19 Jan 2027',
            },
            {
              href: '/en/dashboard/traffic/quotes/48343529',
              label: '48343529',
              detail: 'Uppsala – Falun, Demo Uppsala kommun, 25 Jan 2027',
            },
          ],
        },
      ],
      screens: [
        {
          title: 'Traffic control',
          commands: [
            { href: '/en/dashboard/traffic', label: 'Overview' },
            { href: '/en/dashboard/traffic/quotes', label: 'Quote requests' },
          ],
        },
      ],
    },
  },
};
