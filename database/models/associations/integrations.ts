import { Booking } from '../booking';
import { Company } from '../company';
import { Customer } from '../customer';
import { IntegrationSubscription } from '../integration-subscription';
import { IntegrationUser } from '../integration-user';
import { WebhookDelivery } from '../webhook-delivery';

export function associateIntegrations(): void {
  IntegrationUser.belongsTo(Company, { as: 'company', foreignKey: 'companyId', constraints: false });
  IntegrationUser.belongsTo(Customer, { as: 'customer', foreignKey: 'customerId', constraints: false });
  IntegrationUser.hasMany(IntegrationSubscription, {
    as: 'subscriptions',
    foreignKey: 'integrationUserId',
    constraints: false,
  });
  WebhookDelivery.belongsTo(IntegrationUser, {
    as: 'integration',
    foreignKey: 'integrationUserId',
    constraints: false,
  });
  WebhookDelivery.belongsTo(Booking, { as: 'booking', foreignKey: 'bookingId', constraints: false });
}
