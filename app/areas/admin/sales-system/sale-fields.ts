import { sale } from '#fields/quote';
import { defineFields, field, schemaOf } from '~/forms/fields';

export const saleFields = defineFields({
  customerPrice: field(sale.customerPrice, 'sales:fields.customerPrice', {
    suffix: 'common:kronor',
    width: 'sm',
    hint: 'sales:hints.customerPrice',
  }),
  expiryHours: field(sale.expiryHours, 'sales:fields.expiryHours', { width: 'xs', hint: 'sales:hints.expiryHours' }),
  language: field(sale.language, 'sales:fields.language', { texts: 'sales:languages' }),
  message: field(sale.message, 'sales:fields.message'),
  sendKey: field(sale.sendKey, ''),
  priceConfirmed: field(sale.priceConfirmed, 'quotes:fields.priceConfirmed'),
});
/** What a price is worked out from: a price that is too low is answered with why. */
export const SaleForm = schemaOf(saleFields);

/** Of an offer whose company gets that much: as the domain has it, but told with what else is wrong. */
export const saleFormOf = (operatorPrice: number) =>
  schemaOf(saleFields, ({ customerPrice }, refuse) => {
    if (typeof customerPrice === 'number' && customerPrice < operatorPrice)
      refuse('customerPrice', 'quote.priceBelowOperators');
  });
