import { quoteChoice } from '#fields/quote';
import { defineFields, field, schemaOf } from '~/forms/fields';

/** The button that accepts one of the quotes. */
export const AcceptForm = schemaOf(defineFields({ quote: field(quoteChoice.quote, '') }));
export const rejectFields = defineFields({
  quote: field(quoteChoice.quote, ''),
  reason: field(quoteChoice.reason, 'quotes:fields.reason'),
});
export const RejectForm = schemaOf(rejectFields);
