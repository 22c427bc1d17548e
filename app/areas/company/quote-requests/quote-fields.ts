import { quote } from '#fields/quote';
import { defineFields, field, schemaOf } from '~/forms/fields';

export const quoteFields = defineFields({
  vehicleIds: field(quote.vehicleIds, 'quotes:fields.vehicleIds', { hint: 'quotes:hints.vehicleIds' }),
  twoDrivers: field(quote.twoDrivers, 'quotes:fields.twoDrivers', { hint: 'quotes:hints.twoDrivers' }),
  operatorPrice: field(quote.operatorPrice, 'quotes:fields.operatorPrice', {
    suffix: 'common:kronor',
    width: 'sm',
    hint: 'quotes:hints.operatorPrice',
  }),
  expiryHours: field(quote.expiryHours, 'quotes:fields.expiryHours', { width: 'xs', hint: 'quotes:hints.expiryHours' }),
  message: field(quote.message, 'quotes:fields.quoteMessage'),
  priceConfirmed: field(quote.priceConfirmed, 'quotes:fields.priceConfirmed'),
});
export const QuoteForm = schemaOf(quoteFields);
