import { screen } from '../../../screen';

export const configurationScreens = {
  companyAccessibility: screen(
    'dashboard/company/configurations/accessibility',
    'areas/company/configurations/accessibility.tsx',
    { area: 'company' },
  ),
  companyCancellationFees: screen(
    'dashboard/company/configurations/cancellation-fees/list',
    'areas/company/configurations/cancellation-fees.tsx',
    { area: 'company' },
  ),
};
