// Traces: S2-099
import { screen } from '../../../screen';

const file = (name: string) => `areas/admin/accessibility/${name}`;
const folder = 'dashboard/admin/configurations/accessibility';
const facts = { area: 'admin', back: folder } as const;

export const accessibilityScreens = {
  accessibilityList: screen(folder, file('list.tsx'), { area: 'admin' }),
  addAccessibility: screen(`${folder}/add`, file('add.tsx'), facts),
  editAccessibility: screen(`${folder}/edit/:id`, file('edit.tsx'), facts),
  removeAccessibility: screen(`${folder}/remove/:id`, file('remove.tsx'), facts),
};
