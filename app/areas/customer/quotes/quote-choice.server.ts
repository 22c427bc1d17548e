import { quoteChoice } from '#fields/quote';
import { defineFields, field, schemaOf } from '~/forms/fields';

/** A press on «accept» of one of the quotes. */
export const AcceptForm = schemaOf(defineFields({ quote: field(quoteChoice.quote, '') }));
export const rejectFields = defineFields({
  quote: field(quoteChoice.quote, ''),
  reason: field(quoteChoice.reason, 'quotes:fields.reason'),
});
export const RejectForm = schemaOf(rejectFields);
