import { screen } from '../../../screen';

const file = (name: string) => `areas/admin/content-pages/${name}`;
const back = 'dashboard/admin/content-pages/list';

export const contentPageScreens = {
  contentPages: screen('dashboard/admin/content-pages/list', file('list.tsx'), { area: 'admin' }),
  createContentPage: screen('dashboard/admin/content-pages/create', file('create.tsx'), { area: 'admin', back }),
  editContentPage: screen('dashboard/admin/content-pages/edit/:slug', file('edit.tsx'), { area: 'admin', back }),
  removeContentPage: screen('dashboard/admin/content-pages/remove/:slug', file('remove.tsx'), { area: 'admin', back }),
};
