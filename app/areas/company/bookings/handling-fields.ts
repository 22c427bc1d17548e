import { assignment, busChange, firstAssignment } from '#fields/booking-handling';
import { defineFields, field, revision, schemaOf } from '~/forms/fields';

export const assignmentFields = defineFields({
  driverUserId: field(assignment.driverUserId, 'bookings:assign.driver', {
    control: 'radios',
    optional: null,
  }),
});
export const Assignment = schemaOf(defineFields({ ...assignmentFields, revision }));

/** A trip that nobody drives yet is given to somebody: there is nobody to take it from. */
export const firstAssignmentFields = defineFields({
  driverUserId: field(firstAssignment.driverUserId, 'bookings:assign.driver', { control: 'radios' }),
});
export const FirstAssignment = schemaOf(defineFields({ ...firstAssignmentFields, revision }));

export const busChangeFields = defineFields({
  vehicleId: field(busChange.vehicleId, 'bookings:swap.bus', { control: 'radios' }),
});
export const BusChange = schemaOf(defineFields({ ...busChangeFields, revision }));
