import { screen } from '../../../screen';
import { secondFactorScreens } from './second-factor/routes';

const file = (name: string) => `areas/customer/account/${name}`;

export const accountScreens = {
  profile: screen('user/profile', file('profile.tsx'), { area: 'account', accountForm: true }),
  confirmIdentity: screen('user/confirm', file('confirm.tsx'), { area: 'account', accountForm: true }),
  ...secondFactorScreens,
  dataExport: screen('user/export', file('export.tsx'), { area: 'account' }),
  dataExportFile: screen('user/export/data.json', file('export-file.ts'), { area: 'account' }),
  deleteAccount: screen('user/delete', file('delete-account.tsx'), { area: 'account', accountForm: true }),
  contactInfo: screen('settings/contact-info', file('contact-info.tsx'), { area: 'account' }),
};
