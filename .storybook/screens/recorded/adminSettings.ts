import Page, { type loader } from '~/areas/admin/configurations/general-settings';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  groups: [
    {
      group: 'bookings',
      settings: [
        {
          key: 'minimumDaysBeforeDeparture',
          group: 'bookings',
          unit: 'days',
          value: '4',
          isDefault: true,
          default: '4',
          range: { least: '0', most: '365' },
          upcoming: [],
          version: 1,
          changed: null,
        },
        {
          key: 'directBookingLeadHours',
          group: 'bookings',
          unit: 'hours',
          value: '24',
          isDefault: true,
          default: '24',
          range: { least: '0', most: '8 760' },
          upcoming: [],
          version: 1,
          changed: null,
        },
        {
          key: 'holdMinutes',
          group: 'bookings',
          unit: 'minutes',
          value: '20',
          isDefault: true,
          default: '20',
          range: { least: '1', most: '1 440' },
          upcoming: [],
          version: 1,
          changed: null,
        },
      ],
    },
    {
      group: 'quotes',
      settings: [
        {
          key: 'quoteExpiryHours',
          group: 'quotes',
          unit: 'hours',
          value: '48',
          isDefault: true,
          default: '48',
          range: { least: '1', most: '8 760' },
          upcoming: [],
          version: 1,
          changed: null,
        },
        {
          key: 'quoteRequestExpiryHours',
          group: 'quotes',
          unit: 'hours',
          value: '48',
          isDefault: true,
          default: '48',
          range: { least: '1', most: '8 760' },
          upcoming: [],
          version: 1,
          changed: null,
        },
      ],
    },
    {
      group: 'trips',
      settings: [
        {
          key: 'pickupDistanceMetres',
          group: 'trips',
          unit: 'metres',
          value: '100',
          isDefault: true,
          default: '100',
          range: { least: '0', most: '2 000' },
          upcoming: [],
          version: 1,
          changed: null,
        },
        {
          key: 'preparationMinutes',
          group: 'trips',
          unit: 'minutes',
          value: '15',
          isDefault: true,
          default: '15',
          range: { least: '0', most: '480' },
          upcoming: [],
          version: 1,
          changed: null,
        },
        {
          key: 'turnaroundMinutes',
          group: 'trips',
          unit: 'minutes',
          value: '30',
          isDefault: true,
          default: '30',
          range: { least: '0', most: '1 440' },
          upcoming: [],
          version: 1,
          changed: null,
        },
      ],
    },
  ],
  canChange: false,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminSettings: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/configurations/general-settings',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Allmänna inställningar' },
    en: { ...same, title: 'General settings' },
  },
};
