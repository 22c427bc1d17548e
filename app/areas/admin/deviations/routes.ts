// Traces: S2-105, S2-106
import { screen } from '../../../screen';

const file = (name: string) => `areas/admin/deviations/${name}`;
const folder = 'dashboard/admin/deviation';
const back = `${folder}/list`;

export const deviationScreens = {
  deviations: screen(`${folder}/list`, file('list.tsx'), { area: 'admin' }),
  deviationsFile: screen(`${folder}/list.csv`, file('list-file.ts'), { area: 'admin' }),
  deviation: screen(`${folder}/details/:id`, file('details.tsx'), { area: 'admin', back }),
  rejectDeviation: screen(`${folder}/reject/:id`, file('reject.tsx'), { area: 'admin', back }),
};
