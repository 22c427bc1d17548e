import Page, { type loader } from '~/areas/traffic/act-for-owner';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const trafficActForOwner: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/traffic/act-for?journey=21390844',
  user: { id: 8, name: 'Tove Trafikledare', roles: ['TRAFFIC_CONTROLLER'], home: '/dashboard/traffic' },
  loaded: {
    sv: {
      title: 'Tillhör Demotåg AB',
      confirm: {
        title: 'Tillhör Demotåg AB',
        text: [
          'Körningen gäller Demotåg AB. Byt organisation för att se den.',
          'Du har inte valt vilken organisation du arbetar för.',
        ],
        submit: 'Arbeta för Demotåg AB',
        isHarmless: true,
        keep: 'Till översikten',
        back: '/dashboard/traffic',
        backLabel: 'Trafikledning',
      },
    },
    en: {
      title: 'Belongs to Demotåg AB',
      confirm: {
        title: 'Belongs to Demotåg AB',
        text: [
          'The journey is for Demotåg AB. Switch organisation to see it.',
          'You have not chosen which organisation you are working for.',
        ],
        submit: 'Work for Demotåg AB',
        isHarmless: true,
        keep: 'To the overview',
        back: '/dashboard/traffic',
        backLabel: 'Traffic control',
      },
    },
  },
};
