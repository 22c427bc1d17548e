import { screen } from '../../../../screen';

const file = (name: string) => `areas/customer/account/second-factor/${name}.tsx`;
const facts = { area: 'account', accountForm: true, back: 'user/second-factor' } as const;

export const secondFactorScreens = {
  secondFactor: screen('user/second-factor', file('overview'), { area: 'account' }),
  setUpSecondFactor: screen('user/second-factor/set-up', file('set-up'), facts),
  recoveryCodes: screen('user/second-factor/codes', file('codes'), facts),
  turnOffSecondFactor: screen('user/second-factor/off', file('off'), facts),
};
