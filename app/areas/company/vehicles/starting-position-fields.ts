import { startingPosition } from '#fields/starting-position';
import { defineFields, field, revision, schemaOf } from '~/forms/fields';

/** A temporary starting position. Its period and place have controls of their own. */
export const startFields = defineFields({
  startsAt: field(startingPosition.startsAt, 'fleet:starts.from'),
  endsAt: field(startingPosition.endsAt, 'fleet:starts.until'),
  depotId: field(startingPosition.depotId, 'fleet:starts.depot', { hint: 'fleet:starts.depotHint' }),
  place: field(startingPosition.place, 'fleet:starts.place'),
  placeId: field(startingPosition.placeId, ''),
});

export const NewStart = schemaOf(startFields);
export const EditedStart = schemaOf(defineFields({ ...startFields, revision }));
