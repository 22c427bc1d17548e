import type { Analytics } from '@bff/integrations/analytics/port';
import type { Mailer } from '@bff/integrations/mail/port';
import type { PaymentProvider } from '@bff/integrations/payments/port';
import type { Router } from '@bff/integrations/router/port';
import type { WebhookSender } from '@bff/integrations/webhooks/port';

/** The domain's ports to the outside. The composition root (bff/compose.ts) provides the real ones; a test provides its own. */
export interface Services {
  /** Only when the installation has analytics. */
  analytics: Analytics;
  router: Router;
  payments: PaymentProvider;
  mailer: Mailer;
  webhooks: WebhookSender;
}

let provided: Partial<Services> = {};

export function provide(services: Partial<Services>): void {
  provided = { ...provided, ...services };
}

export function service<Name extends keyof Services>(name: Name): Services[Name] {
  const found = provided[name];
  if (!found) throw new Error(`no ${name} provided: compose the services first`);
  return found;
}
