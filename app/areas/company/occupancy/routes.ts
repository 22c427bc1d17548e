// Traces: S2-081, S1-012
import { screen } from '../../../screen';

const file = (name: string) => `areas/company/occupancy/${name}`;
const folder = 'dashboard/company/vehicles/occupancy';

export const occupancyScreens = {
  occupancy: screen(folder, file('timeline.tsx'), { area: 'company' }),
  occupancyLive: screen(`${folder}/live`, file('live.ts'), { area: 'company' }),
  addLockout: screen(`${folder}/add`, file('add.tsx'), { area: 'company', back: folder }),
  editLockout: screen(`${folder}/edit/:id`, file('edit.tsx'), { area: 'company', back: folder }),
  removeLockout: screen(`${folder}/remove/:id`, file('remove.tsx'), { area: 'company', back: folder }),
};
