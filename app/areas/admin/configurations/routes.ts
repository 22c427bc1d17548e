import { screen } from '../../../screen';

const file = (name: string) => `areas/admin/configurations/${name}`;

export const configurationScreens = {
  generalSettings: screen('dashboard/admin/configurations/general-settings', file('general-settings.tsx'), {
    area: 'admin',
  }),
  editSetting: screen('dashboard/admin/configurations/general-settings/:key', file('edit-setting.tsx'), {
    area: 'admin',
    back: 'dashboard/admin/configurations/general-settings',
  }),
};
