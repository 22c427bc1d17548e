import { Company } from '../company';
import { Customer } from '../customer';
import { Order } from '../order';
import { Quote } from '../quote';
import { QuoteRequest } from '../quote-request';
import { QuoteRequestCompany } from '../quote-request-company';
import { User } from '../user';

/** Names the foreign keys of the schema for `include`. */
export function associateQuotes(): void {
  QuoteRequest.belongsTo(Customer, { as: 'customer', foreignKey: 'customerId', constraints: false });
  QuoteRequest.belongsTo(User, { as: 'user', foreignKey: 'userId', constraints: false });
  QuoteRequest.hasMany(QuoteRequestCompany, { as: 'companies', foreignKey: 'quoteRequestId', constraints: false });
  QuoteRequestCompany.belongsTo(QuoteRequest, { as: 'request', foreignKey: 'quoteRequestId', constraints: false });
  Quote.belongsTo(QuoteRequest, { as: 'request', foreignKey: 'quoteRequestId', constraints: false });
  Quote.belongsTo(Company, { as: 'company', foreignKey: 'companyId', constraints: false });
  Quote.belongsTo(Order, { as: 'order', foreignKey: 'orderId', constraints: false });
  QuoteRequestCompany.hasMany(Quote, { as: 'quotes', foreignKey: 'quoteRequestCompanyId', constraints: false });
  QuoteRequestCompany.belongsTo(Company, { as: 'company', foreignKey: 'companyId', constraints: false });
}
