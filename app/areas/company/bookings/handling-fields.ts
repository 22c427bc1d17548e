import { assignment, busChange } from '#fields/booking-handling';
import { defineFields, field, revision, schemaOf } from '~/forms/fields';

export const assignmentFields = defineFields({
  driverUserId: field(assignment.driverUserId, 'bookings:assign.driver', {
    control: 'radios',
    optional: null,
  }),
});
export const Assignment = schemaOf(defineFields({ ...assignmentFields, revision }));

export const busChangeFields = defineFields({
  vehicleId: field(busChange.vehicleId, 'bookings:swap.bus', { control: 'radios' }),
});
export const BusChange = schemaOf(defineFields({ ...busChangeFields, revision }));
