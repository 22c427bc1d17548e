import { lockout } from '#fields/lockout';
import { defineFields, field, revision, schemaOf } from '~/forms/fields';

/** The fields of a lockout. Its period has a control of its own. */
const period = {
  startsAt: field(lockout.startsAt, 'fleet:occupancy.from'),
  endsAt: field(lockout.endsAt, 'fleet:occupancy.until'),
  comment: field(lockout.comment, 'fleet:occupancy.comment', {
    hint: 'fleet:occupancy.commentHint',
    autoComplete: 'off',
  }),
};

export const newLockoutFields = defineFields({
  /** The page lists the buses. */
  vehicleId: field(lockout.vehicleId, 'fleet:occupancy.vehicle'),
  ...period,
});
export const lockoutFields = defineFields(period);

export const NewLockout = schemaOf(newLockoutFields);
export const EditedLockout = schemaOf(defineFields({ ...lockoutFields, revision }));
