// Traces: S1-024
import { screen } from '../../../screen';

const file = (name: string) => `areas/admin/cancellation-fees/${name}`;
const folder = 'dashboard/admin/configurations/cancellation-fees';
const facts = { area: 'admin', back: `${folder}/list` } as const;

export const cancellationFeeScreens = {
  cancellationFees: screen(`${folder}/list`, file('list.tsx'), { area: 'admin' }),
  createCancellationFees: screen(`${folder}/create`, file('create.tsx'), facts),
  editCancellationFees: screen(`${folder}/edit/:id`, file('edit.tsx'), facts),
  minimumCancellationFees: screen(`${folder}/minimum`, file('minimum.tsx'), facts),
};
