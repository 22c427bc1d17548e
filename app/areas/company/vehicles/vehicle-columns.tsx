import type { ListedVehicle, vehicleListSpec } from '@bff/areas/company';
import { BusIllustration } from '@ds/pictures/BusIllustration/BusIllustration';
import type { ListColumns } from '~/lists/columns';
import { to } from '~/to';
import { VehicleBadge } from './VehicleBadge';

/** A picture's width in the list, in pixels. */
const WIDTH = 80;

/** The columns of buses. */
export const vehicleColumns: ListColumns<ListedVehicle, typeof vehicleListSpec> = [
  {
    key: 'registrationNumber',
    label: 'fleet:vehicles.registrationNumber',
    sortBy: 'registrationNumber',
    rowHeader: true,
    file: ({ registrationNumber }) => registrationNumber,
    cell: ({ id, registrationNumber }, { path }) => <a href={path(to.editVehicle(id))}>{registrationNumber}</a>,
  },
  {
    key: 'picture',
    beside: true,
    decorates: true,
    label: 'fleet:vehicles.picture',
    // The row already names the bus, so the picture needs no text.
    cell: ({ picture, busType }) =>
      picture ? (
        <img
          src={picture.address}
          width={WIDTH}
          height={Math.round((WIDTH * picture.height) / picture.width)}
          alt=""
          loading="lazy"
          decoding="async"
        />
      ) : (
        // The drawing that its customers see.
        <BusIllustration kind={busType} width={WIDTH} bare />
      ),
  },
  { key: 'busType', label: 'fleet:vehicles.busType', file: ({ busType }, { t }) => t(`search:busType.${busType}`) },
  { key: 'model', label: 'fleet:vehicles.model', sortBy: 'model', file: ({ model }) => model },
  {
    key: 'modelYear',
    label: 'fleet:vehicles.modelYear',
    sortBy: 'modelYear',
    extra: true,
    // As text: a year has no thousands separator.
    file: ({ modelYear }) => (modelYear === null ? null : String(modelYear)),
  },
  { key: 'seats', label: 'fleet:vehicles.seats', sortBy: 'seats', align: 'end', file: ({ seats }) => seats },
  {
    key: 'maxPassengers',
    label: 'fleet:vehicles.maxPassengers',
    align: 'end',
    extra: true,
    file: ({ maxPassengers }) => maxPassengers,
  },
  {
    key: 'wheelchairPlaces',
    label: 'fleet:vehicles.wheelchairPlaces',
    align: 'end',
    extra: true,
    file: ({ wheelchairPlaces }) => wheelchairPlaces,
  },
  {
    key: 'fuelType',
    label: 'fleet:vehicles.fuelType',
    file: ({ fuelType }, { t }) => t(`search:fuelType.${fuelType}`),
  },
  { key: 'depot', label: 'fleet:vehicles.depot', sortBy: 'depot', file: ({ depotName }) => depotName },
  {
    key: 'status',
    label: 'fleet:vehicles.statusLabel',
    file: ({ status }, { t }) => t(`fleet:vehicles.status.${status}`),
    cell: ({ status }) => <VehicleBadge status={status} />,
  },
];
