import { screen } from '../../../screen';

const file = (name: string) => `areas/admin/notes/${name}`;
const folder = 'dashboard/admin/notes';
const back = 'dashboard/admin/booking/list';

export const adminNoteScreens = {
  addAdminNote: screen(`${folder}/add`, file('add.tsx'), { area: 'admin', back }),
  editAdminNote: screen(`${folder}/edit/:id`, file('edit.tsx'), { area: 'admin', back }),
  removeAdminNote: screen(`${folder}/remove/:id`, file('remove.tsx'), { area: 'admin', back }),
};
