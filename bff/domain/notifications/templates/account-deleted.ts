import { greeting, paragraph, type MailTemplate } from '../mail-content';

export const accountDeleted: MailTemplate<'accountDeleted'> = {
  sv: ({ name }, { brand, supportEmail }) => ({
    subject: `Ditt konto hos ${brand} är raderat`,
    blocks: [
      greeting(name, 'sv'),
      paragraph('Ditt konto är raderat, och det går inte att logga in på det längre. Dina uppgifter är borttagna.'),
      paragraph(
        'Har du köpt något sparar vi det som bokföringen kräver, skilt från ditt namn, till och med det sjunde året efter köpet.',
      ),
      paragraph(`Var det inte du som ville det? Skriv till ${supportEmail}.`),
    ],
  }),
  en: ({ name }, { brand, supportEmail }) => ({
    subject: `Your account at ${brand} has been deleted`,
    blocks: [
      greeting(name, 'en'),
      paragraph('Your account has been deleted, and can no longer be logged in to. Your details have been removed.'),
      paragraph(
        'If you have bought something, we keep what bookkeeping demands, apart from your name, through the seventh year after the purchase.',
      ),
      paragraph(`Was it not you who wanted this? Write to ${supportEmail}.`),
    ],
  }),
};
