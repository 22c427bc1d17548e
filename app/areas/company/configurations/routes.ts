import { screen } from '../../../screen';

export const configurationScreens = {
  companyCancellationFees: screen(
    'dashboard/company/configurations/cancellation-fees/list',
    'areas/company/configurations/cancellation-fees.tsx',
    { area: 'company' },
  ),
};
