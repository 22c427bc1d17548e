import Page, { type loader } from '~/areas/admin/prices/choose';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  companies: [
    { value: '66', label: 'Demobuss Alingsås AB' },
    { value: '71', label: 'Demobuss Boo AB' },
    { value: '38', label: 'Demobuss Borlänge AB' },
    { value: '21', label: 'Demobuss Borås AB' },
    { value: '29', label: 'Demobuss Bromma AB' },
    { value: '24', label: 'Demobuss Eskilstuna AB' },
    { value: '70', label: 'Demobuss Falkenberg AB' },
    { value: '43', label: 'Demobuss Falun AB' },
    { value: '20', label: 'Demobuss Gävle AB' },
    { value: '2', label: 'Demobuss Göteborg AB' },
    { value: '26', label: 'Demobuss Halmstad AB' },
    { value: '19', label: 'Demobuss Haninge AB' },
    { value: '11', label: 'Demobuss Helsingborg AB' },
    { value: '14', label: 'Demobuss Huddinge AB' },
    { value: '72', label: 'Demobuss Jakobsberg AB' },
    { value: '12', label: 'Demobuss Jönköping AB' },
    { value: '42', label: 'Demobuss Kalmar AB' },
    { value: '63', label: 'Demobuss Karlskoga AB' },
    { value: '46', label: 'Demobuss Karlskrona AB' },
    { value: '28', label: 'Demobuss Karlstad AB' },
    { value: '41', label: 'Demobuss Kristianstad AB' },
    { value: '23', label: 'Demobuss Kungsholmen AB' },
    { value: '69', label: 'Demobuss Kungälv AB' },
    { value: '54', label: 'Demobuss Landskrona AB' },
    { value: '65', label: 'Demobuss Lerum AB' },
    { value: '37', label: 'Demobuss Lidingö AB' },
    { value: '10', label: 'Demobuss Linköping AB' },
    { value: '36', label: 'Demobuss Luleå AB' },
    { value: '15', label: 'Demobuss Lund AB' },
    { value: '60', label: 'Demobuss Majorna AB' },
    { value: '3', label: 'Demobuss Malmö AB' },
    { value: '57', label: 'Demobuss Motala AB' },
    { value: '64', label: 'Demobuss Märsta AB' },
    { value: '30', label: 'Demobuss Mölndal AB' },
    { value: '67', label: 'Demobuss Nacka AB' },
    { value: '13', label: 'Demobuss Norrköping AB' },
    { value: '55', label: 'Demobuss Nyköping AB' },
    { value: '61', label: 'Demobuss Partille AB' },
    { value: '68', label: 'Demobuss Sandviken AB' },
    { value: '48', label: 'Demobuss Skellefteå AB' },
  ],
  company: '',
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminAddPrice: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/prices/add',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Tillfälliga prislistor' },
    en: { ...same, title: 'Temporary price lists' },
  },
};
