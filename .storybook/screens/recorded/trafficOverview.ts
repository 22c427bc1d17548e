import Page, { type loader } from '~/areas/traffic/overview';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  served: [
    { id: 1, name: 'Demo Uppsala kommun' },
    { id: 2, name: 'Demotåg AB' },
  ],
  active: null,
  choices: {
    organisations: [
      { id: 1, name: 'Demo Uppsala kommun', onTheRoad: 0, late: 0, next: new Date('2026-12-18T07:00:00.000Z') },
      { id: 2, name: 'Demotåg AB', onTheRoad: 0, late: 0, next: new Date('2026-12-10T21:25:00.000Z') },
    ],
    nearest: [
      {
        number: '13074638',
        bookingNumber: '57366536',
        status: 'notStarted',
        from: 'Gävle',
        to: 'Uppsala',
        pickupAt: new Date('2026-12-10T21:25:00.000Z'),
        plannedEnd: new Date('2026-12-10T23:13:00.000Z'),
        passengers: 46,
        registrationNumber: 'CRZ42J',
        operatorName: 'Demobuss Uppsala AB',
        isActive: false,
        lateMinutes: 0,
        arrival: { at: new Date('2026-12-10T21:25:00.000Z'), place: 'Gävle', from: 'plan', lateMinutes: 0 },
        seenAt: null,
        organisation: { id: 2, name: 'Demotåg AB' },
      },
      {
        number: '43160506',
        bookingNumber: '47201330',
        status: 'notStarted',
        from: 'Uppsala',
        to: 'Norrtälje',
        pickupAt: new Date('2026-12-18T07:00:00.000Z'),
        plannedEnd: new Date('2026-12-18T15:12:00.000Z'),
        passengers: 36,
        registrationNumber: 'CWK61M',
        operatorName: 'Demobuss Uppsala AB',
        isActive: false,
        lateMinutes: 0,
        arrival: { at: new Date('2026-12-18T07:00:00.000Z'), place: 'Uppsala', from: 'plan', lateMinutes: 0 },
        seenAt: null,
        organisation: { id: 1, name: 'Demo Uppsala kommun' },
      },
      {
        number: '69076909',
        bookingNumber: '41658873',
        status: 'notStarted',
        from: 'Uppsala',
        to: 'Falun',
        pickupAt: new Date('2026-12-26T07:45:00.000Z'),
        plannedEnd: new Date('2026-12-27T17:30:00.000Z'),
        passengers: 30,
        registrationNumber: 'UAK06T',
        operatorName: 'Demobuss Östermalm AB',
        isActive: false,
        lateMinutes: 0,
        arrival: { at: new Date('2026-12-26T07:45:00.000Z'), place: 'Uppsala', from: 'plan', lateMinutes: 0 },
        seenAt: null,
        organisation: { id: 1, name: 'Demo Uppsala kommun' },
      },
    ],
  },
  units: [],
  traffic: null,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const trafficOverview: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/traffic',
  user: { id: 8, name: 'Tove Trafikledare', roles: ['TRAFFIC_CONTROLLER'], home: '/dashboard/traffic' },
  loaded: { sv: { ...same, title: 'Trafikledning' }, en: { ...same, title: 'Traffic control' } },
};
