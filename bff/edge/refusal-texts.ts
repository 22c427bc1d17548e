import type { Language } from '@bff/domain/shared/actor';

/** What people read when a request never reaches the product: a title, and what they can do. */
export const refusalTexts = {
  400: {
    sv: ['Förfrågan kan inte läsas', 'Adressen eller formuläret gick inte att tolka.'],
    en: ['The request cannot be read', 'The address or the form could not be understood.'],
  },
  403: {
    sv: ['Förfrågan kom från en annan webbplats', 'Öppna sidan här och försök igen.'],
    en: ['The request came from another site', 'Open the page here and try again.'],
  },
  404: {
    sv: ['Sidan finns inte', 'Kontrollera adressen, eller börja om från startsidan.'],
    en: ['Page not found', 'Check the address, or start again from the home page.'],
  },
  405: {
    sv: ['Det går inte att göra så här', 'Gå tillbaka och använd knapparna på sidan.'],
    en: ['That cannot be done here', 'Go back and use the buttons on the page.'],
  },
  408: { sv: ['Det tog för lång tid', 'Försök igen.'], en: ['It took too long', 'Try again.'] },
  411: {
    sv: ['Formuläret kom inte fram helt', 'Gå tillbaka och skicka det från sidan.'],
    en: ['The form arrived incomplete', 'Go back and send it from the page.'],
  },
  413: {
    sv: ['Formuläret är för stort', 'Korta texten och försök igen.'],
    en: ['The form is too large', 'Shorten the text and try again.'],
  },
  415: {
    sv: ['Formuläret går inte att läsa', 'Gå tillbaka och skicka det från sidan.'],
    en: ['The form cannot be read', 'Go back and send it from the page.'],
  },
  429: {
    sv: ['För många förfrågningar', 'Vänta en stund och försök igen.'],
    en: ['Too many requests', 'Wait a moment and try again.'],
  },
  503: {
    sv: [
      'Tjänsten är inte tillgänglig just nu',
      'Inget har gått förlorat. Vänta en stund, gå tillbaka och försök igen.',
    ],
    en: ['The service is not available right now', 'Nothing has been lost. Wait a moment, go back and try again.'],
  },
} as const satisfies Record<number, Record<Language, readonly [string, string]>>;

export type RefusalStatus = keyof typeof refusalTexts;
