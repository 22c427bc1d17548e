// Traces: S1-010
import { screen } from '../../../screen';

const file = (name: string) => `areas/company/depots/${name}`;
const folder = 'dashboard/company/depots';
const back = `${folder}/list`;

export const depotScreens = {
  depots: screen(`${folder}/list`, file('list.tsx'), { area: 'company' }),
  depotsFile: screen(`${folder}/list.csv`, file('list-file.ts'), { area: 'company' }),
  addDepot: screen(`${folder}/add`, file('add.tsx'), { area: 'company', back }),
  editDepot: screen(`${folder}/edit/:id`, file('edit.tsx'), { area: 'company', back }),
  removeDepot: screen(`${folder}/remove/:id`, file('remove.tsx'), { area: 'company', back }),
};
