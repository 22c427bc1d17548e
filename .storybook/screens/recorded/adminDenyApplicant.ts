import Page, { type loader } from '~/areas/admin/applicants/deny';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminDenyApplicant: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/applicants/deny/1',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: {
      title: 'Avslå ansökan från Demobuss Jämtland AB',
      confirm: {
        title: 'Avslå ansökan från Demobuss Jämtland AB',
        text: [],
        fields: [
          {
            name: 'reason',
            label: 'Anledning',
            hint: 'Skickas till ansokan1@demo.invalid på bolagets språk, med dina ord.',
          },
        ],
        submit: 'Avslå ansökan',
        keep: 'Tillbaka utan att avslå',
        back: '/dashboard/admin/applicants/reply/1',
        backLabel: 'Demobuss Jämtland AB',
        isDone: false,
        typed: {},
      },
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
      title: 'Deny the application from Demobuss Jämtland AB',
      confirm: {
        title: 'Deny the application from Demobuss Jämtland AB',
        text: [],
        fields: [
          {
            name: 'reason',
            label: 'Reason',
            hint: 'Sent to ansokan1@demo.invalid in the company’s language, in your words.',
          },
        ],
        submit: 'Deny the application',
        keep: 'Go back without denying',
        back: '/dashboard/admin/applicants/reply/1',
        backLabel: 'Demobuss Jämtland AB',
        isDone: false,
        typed: {},
      },
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
