import { screen } from '../../../screen';

const file = (name: string) => `areas/company/notes/${name}`;
const folder = 'dashboard/company/notes';
const back = 'dashboard/company/booking/list';

export const companyNoteScreens = {
  addCompanyNote: screen(`${folder}/add`, file('add.tsx'), { area: 'company', back }),
  editCompanyNote: screen(`${folder}/edit/:id`, file('edit.tsx'), { area: 'company', back }),
  removeCompanyNote: screen(`${folder}/remove/:id`, file('remove.tsx'), { area: 'company', back }),
};
