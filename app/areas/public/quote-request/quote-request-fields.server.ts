import { quoteRequest } from '#fields/quote';
import { defineFields, field, schemaOf } from '~/forms/fields';

export const quoteRequestFields = defineFields({
  companies: field(quoteRequest.companies, 'quotes:fields.companies'),
  message: field(quoteRequest.message, 'quotes:fields.message', { hint: 'quotes:hints.message' }),
  specialRequests: field(quoteRequest.specialRequests, 'quotes:fields.specialRequests', {
    hint: 'quotes:hints.specialRequests',
  }),
  sendKey: field(quoteRequest.sendKey, ''),
});
export const QuoteRequestForm = schemaOf(quoteRequestFields);
