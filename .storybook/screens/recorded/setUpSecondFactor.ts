import Page, { type loader } from '~/areas/customer/account/second-factor/set-up';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const setUpSecondFactor: ScreenOf<Loaded> = {
  Page,
  path: '/user/second-factor/set-up',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  loaded: {
    sv: {
      title: 'Ställ in tvåstegsinloggning',
      shown: {
        offer:
          'uZDvB8FvfR3AKAx-4YeVoXcjaEqFyooOubiuHDl3JZMhSxHxVaomZ7Br78RjC9AC96ZLhXzDdR5nEsO1Phfc7eKdsucYqZwTaJGNEui93GcZy2y-jBZlViUMX_Gdp74ECmBjVKMNnVnb',
        secret: 'YK4CZHI4CJEKYTX4IUBGUU7QVKGWMI2V',
        uri: 'otpauth://totp/Bussplats:customer?issuer=Bussplats&secret=YK4CZHI4CJEKYTX4IUBGUU7QVKGWMI2V&algorithm=SHA1&digits=6&period=30',
      },
    },
    en: {
      title: 'Set up two-step login',
      shown: {
        offer:
          'f88xPhS3Badf5ieP4yNlDvu-gyoOdq6LYMLh8EDHfWSmViv7TzyljmnFm12DMaJ5J09WKAkgk5Lp5OtjSQvr0vtjqL5dQYFQ_6neYkmYIR3DJVkMQ51J8tErk1At2QbyjAIK9MEeAH8c',
        secret: 'QXZC7Q6QWJEH6LY5CE2PA6DKCINYH3OV',
        uri: 'otpauth://totp/Bussplats:customer?issuer=Bussplats&secret=QXZC7Q6QWJEH6LY5CE2PA6DKCINYH3OV&algorithm=SHA1&digits=6&period=30',
      },
    },
  },
};
