import Page, { type loader } from '~/areas/admin/applicants/reply';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  lacks: ['number', 'until'],
  values: { adminName: 'Jonna Fjällström', adminEmail: 'ansokan1@demo.invalid' },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminApplicant: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/applicants/reply/1',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: {
      ...same,
      title: 'Ansökan från Demobuss Jämtland AB',
      applicant: {
        id: 1,
        status: 'received',
        name: 'Demobuss Jämtland AB',
        orgNumber: '5599950002',
        vatNumber: 'SE559995000201',
        contactName: 'Jonna Fjällström',
        contactEmail: 'ansokan1@demo.invalid',
        contactPhone: { number: '+46701740610', text: '070-174 06 10' },
        language: 'sv',
        city: 'Östersund',
        countries: ['Sverige', 'Norge'],
        info: 'Fem turistbussar i Östersund. Kör mycket till Trondheim och fjällen.',
        trafficPermit: '',
        trafficPermitUntil: null,
        companyId: null,
        decidedAt: null,
        decidedByName: null,
        denyReason: null,
        createdAt: new Date('2026-11-25T04:31:28.418Z'),
        today: '2026-11-25',
      },
    },
    en: {
      ...same,
      title: 'Application from Demobuss Jämtland AB',
      applicant: {
        id: 1,
        status: 'received',
        name: 'Demobuss Jämtland AB',
        orgNumber: '5599950002',
        vatNumber: 'SE559995000201',
        contactName: 'Jonna Fjällström',
        contactEmail: 'ansokan1@demo.invalid',
        contactPhone: { number: '+46701740610', text: '070-174 06 10' },
        language: 'sv',
        city: 'Östersund',
        countries: ['Sweden', 'Norway'],
        info: 'Fem turistbussar i Östersund. Kör mycket till Trondheim och fjällen.',
        trafficPermit: '',
        trafficPermitUntil: null,
        companyId: null,
        decidedAt: null,
        decidedByName: null,
        denyReason: null,
        createdAt: new Date('2026-11-25T04:31:28.418Z'),
        today: '2026-11-25',
      },
    },
  },
};
