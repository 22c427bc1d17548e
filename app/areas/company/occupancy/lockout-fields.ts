import { lockout } from '#fields/lockout';
import { defineFields, field, revision, schemaOf } from '~/forms/fields';

/** A time that a bus is kept. Its period has a control of its own. */
const period = {
  startsAt: field(lockout.startsAt, 'fleet:occupancy.from'),
  endsAt: field(lockout.endsAt, 'fleet:occupancy.until'),
  comment: field(lockout.comment, 'fleet:occupancy.comment', {
    hint: 'fleet:occupancy.commentHint',
    autoComplete: 'off',
  }),
};

export const newLockoutFields = defineFields({
  /** Which ones there are the page says. */
  vehicleId: field(lockout.vehicleId, 'fleet:occupancy.vehicle'),
  ...period,
});
export const lockoutFields = defineFields(period);

export const NewLockout = schemaOf(newLockoutFields);
export const EditedLockout = schemaOf(defineFields({ ...lockoutFields, revision }));
