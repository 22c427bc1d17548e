import Page, { type loader } from '~/areas/driver/terminate';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const driverTerminate: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/driver/journey/28049914/terminate',
  user: { id: 5, name: 'Dana Förare', roles: ['DRIVER'], home: '/dashboard/driver' },
  loaded: {
    sv: {
      title: 'Avbryta körningen?',
      confirm: {
        title: 'Avbryta körningen?',
        over: 'Uppsala – Mora',
        text: ['Körningen avslutas innan den är klar. Ditt bolag ser anledningen. Det går inte att ångra.'],
        fields: [
          { name: 'reason', label: 'Anledning', hint: 'Till exempel: motorhaveri utanför Tierp, ny buss är på väg.' },
        ],
        submit: 'Avbryt körningen',
        keep: 'Fortsätt köra',
        back: '/dashboard/driver/journey/28049914',
        backLabel: 'Uppsala – Mora',
        refusal: undefined,
        typed: {},
      },
    },
    en: {
      title: 'Cut the journey short?',
      confirm: {
        title: 'Cut the journey short?',
        over: 'Uppsala – Mora',
        text: ['The journey ends before it is complete. Your company sees the reason. This cannot be undone.'],
        fields: [
          {
            name: 'reason',
            label: 'Reason',
            hint: 'For example: engine failure outside Tierp, another bus is on its way.',
          },
        ],
        submit: 'Cut the journey short',
        keep: 'Keep driving',
        back: '/dashboard/driver/journey/28049914',
        backLabel: 'Uppsala – Mora',
        refusal: undefined,
        typed: {},
      },
    },
  },
};
