// Traces: S1-008
import { screen } from '../../../screen';

const file = (name: string) => `areas/company/vehicles/${name}`;
const folder = 'dashboard/company/vehicles';
const starts = `${folder}/starting-positions/:id` as const;
const pictures = `${folder}/pictures/:id` as const;
const back = `${folder}/list`;

export const vehicleScreens = {
  vehicles: screen(`${folder}/list`, file('list.tsx'), { area: 'company' }),
  vehiclesFile: screen(`${folder}/list.csv`, file('list-file.ts'), { area: 'company' }),
  fleetMap: screen(`${folder}/map`, file('map.tsx'), { area: 'company' }),
  addVehicle: screen(`${folder}/add`, file('add.tsx'), { area: 'company', back }),
  editVehicle: screen(`${folder}/edit/:id`, file('edit.tsx'), { area: 'company', back }),
  vehicleStatus: screen(`${folder}/status/:id`, file('status.tsx'), { area: 'company', back }),
  removeVehicle: screen(`${folder}/remove/:id`, file('remove.tsx'), { area: 'company', back }),
  vehiclePictures: screen(pictures, file('pictures.tsx'), { area: 'company', uploads: true, back }),
  removeVehiclePicture: screen(`${pictures}/remove/:view`, file('remove-picture.tsx'), { area: 'company', back }),
  startingPositions: screen(starts, file('starting-positions.tsx'), { area: 'company', back }),
  addStartingPosition: screen(`${starts}/add`, file('add-starting-position.tsx'), { area: 'company', back }),
  editStartingPosition: screen(`${starts}/edit/:position`, file('edit-starting-position.tsx'), {
    area: 'company',
    back,
  }),
  removeStartingPosition: screen(`${starts}/remove/:position`, file('remove-starting-position.tsx'), {
    area: 'company',
    back,
  }),
};
