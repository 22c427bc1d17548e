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
});
export const SaleForm = schemaOf(saleFields);
