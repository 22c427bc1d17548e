// Traces: S1-023, S2-184
import { screen } from '../../../screen';

const file = (name: string) => `areas/admin/external-integration/${name}`;
const folder = 'dashboard/admin/external-integration';
const facts = { area: 'admin', back: `${folder}/list` } as const;

export const externalIntegrationScreens = {
  integrations: screen(`${folder}/list`, file('list.tsx'), { area: 'admin' }),
  createIntegration: screen(`${folder}/create`, file('create.tsx'), facts),
  integrationCustomers: screen(`${folder}/customers`, file('customers.ts'), { area: 'admin', search: true }),
  editIntegration: screen(`${folder}/edit/:id`, file('edit.tsx'), facts),
  integrationDeliveries: screen(`${folder}/deliveries/:id`, file('deliveries.tsx'), facts),
  rotateIntegration: screen(`${folder}/rotate/:id`, file('rotate.tsx'), facts),
  cancelIntegration: screen(`${folder}/cancel/:id`, file('cancel.tsx'), facts),
};
