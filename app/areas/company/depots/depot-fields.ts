import { depot, placed } from '#fields/depot';
import { defineFields, field, revision, schemaOf } from '~/forms/fields';

/** A depot's name and address, in the page's order. */
export const depotFields = defineFields({
  name: field(depot.name, 'fleet:depots.name', { hint: 'fleet:depots.nameHint', autoComplete: 'off' }),
  street: field(depot.street, 'fleet:depots.street'),
  postcode: field(depot.postcode, 'fleet:depots.postcode', { width: 'sm' }),
  city: field(depot.city, 'fleet:depots.city'),
});

const whole = {
  ...depotFields,
  /** Rendered by `PlaceInput`. */
  place: field(placed.place, 'fleet:depots.place'),
  placeId: field(placed.placeId, ''),
};
/** The names in the error summary. */
export const labelledFields = defineFields(whole);
export const NewDepot = schemaOf(defineFields(whole));
export const EditedDepot = schemaOf(defineFields({ ...whole, revision }));
