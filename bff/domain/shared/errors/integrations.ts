// Traces: S8-183, S8-184, S8-185, S8-186, S8-300, S8-301, S8-302, S8-307, S8-308, S8-309, S8-330
import { type Catalogue, entry } from './entry';

/** Integrations, their webhooks, and outgoing messages. */
export const integrationsErrors = {
  'integration.notFound': entry(370, 404, 'Integrationen finns inte.', 'The integration was not found.'),
  'integration.alreadyMade': entry(
    774,
    409,
    'Integrationen är redan skapad. Hemligheten visas bara en gång: byt den om den inte sparades.',
    'The integration has already been created. Its secret is shown only once: replace it if it was not saved.',
  ),
  'integration.externalIdTaken': entry(
    775,
    409,
    'En annan aktiv integration har redan det externa id:t.',
    'Another active integration already has that external ID.',
  ),
  'webhook.addressInvalid': entry(
    841,
    422,
    'Adressen ska börja med https:// och gå till en allmän server, utan användarnamn och lösenord.',
    'The address must begin with https:// and point to a public server, without a username or password.',
  ),
  'webhook.needsEvents': entry(
    842,
    422,
    'Välj minst en händelse att skicka, eller ta bort adressen.',
    'Choose at least one event to send, or remove the address.',
  ),
  'webhook.notFound': entry(843, 404, 'Meddelandet finns inte.', 'The message was not found.'),
  'webhook.notFailed': entry(
    844,
    409,
    'Meddelandet har inte misslyckats och skickas därför inte igen.',
    'The message has not failed, so it is not sent again.',
  ),
  'message.notFound': entry(861, 404, 'Utskicket finns inte.', 'The outgoing message was not found.'),
  'message.ended': entry(
    862,
    409,
    'Utskicket är redan skickat eller avslutat.',
    'The message has already been sent or closed.',
  ),
  'message.beingSent': entry(
    863,
    409,
    'Utskicket skickas just nu. Vänta en minut och försök igen.',
    'The message is being sent right now. Wait a minute and try again.',
  ),
  'message.owed': entry(
    864,
    409,
    'Kunden ska ha pengarna, så utskicket kan inte stoppas. Öppna återbetalningen i stället.',
    'The customer is owed the money, so the message cannot be stopped. Open the refund instead.',
  ),
} as const satisfies Catalogue;
