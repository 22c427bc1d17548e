import { VEHICLE_VIEWS } from '@states/vehicle-views';
import { oneOf } from '#fields/kinds';
import { defineFields, field, revision, schemaOf } from '~/forms/fields';

/** Sent with the file: what it shows, and which pictures there were when it was chosen. */
export const pictureFields = defineFields({
  view: field(oneOf(VEHICLE_VIEWS), 'fleet:pictures.view', { control: 'select', texts: 'fleet:pictures.views' }),
});

export const PictureForm = schemaOf(defineFields({ ...pictureFields, revision }));
