import { screen } from '../../../screen';

const file = (name: string) => `areas/admin/event-log/${name}`;

export const eventLogScreens = {
  eventLog: screen('dashboard/admin/event-log', file('list.tsx'), { area: 'admin' }),
  eventLogFile: screen('dashboard/admin/event-log.csv', file('list-file.ts'), { area: 'admin' }),
  event: screen('dashboard/admin/event-log/:id', file('details.tsx'), {
    area: 'admin',
    back: 'dashboard/admin/event-log',
  }),
};
