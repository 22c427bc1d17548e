import { formatDate, formatDateTime } from '@formats';
import { action, greeting, paragraph, type MailTemplate } from '../mail-content';

export const accountDeletionQueued: MailTemplate<'accountDeletionQueued'> = {
  sv: ({ name, from, withdrawUrl }, { brand }) => ({
    subject: `Ditt konto hos ${brand} raderas när det går`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        from === null
          ? 'Du vill att ditt konto raderas. Det väntar tills en återbetalning är framme. Sedan raderas kontot av sig självt.'
          : `Du vill att ditt konto raderas. Det går tidigast ${formatDate(from)}, och då sker det av sig självt.`,
      ),
      paragraph(
        'Till dess kan du logga in och använda det du har köpt, men inte boka något nytt. Vi skriver igen några dagar innan.',
      ),
      action('Behåll kontot', withdrawUrl),
    ],
  }),
  en: ({ name, from, withdrawUrl }, { brand }) => ({
    subject: `Your account at ${brand} will be deleted when possible`,
    blocks: [
      greeting(name, 'en'),
      paragraph(
        from === null
          ? 'You want your account to be deleted. It waits until a refund has arrived. Then the account is deleted by itself.'
          : `You want your account to be deleted. It can be from ${formatDate(from)}, and then it happens by itself.`,
      ),
      paragraph(
        'Until then you can log in and use what you have bought, but book nothing new. We write again a few days before.',
      ),
      action('Keep the account', withdrawUrl),
    ],
  }),
};

export const accountDeletionNear: MailTemplate<'accountDeletionNear'> = {
  sv: ({ name, at, withdrawUrl }, { brand }) => ({
    subject: `Ditt konto hos ${brand} raderas snart`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(`Ditt konto raderas ${formatDateTime(at)}, som du har bett om. Det går inte att få tillbaka.`),
      paragraph('Vill du ha en kopia av dina uppgifter, eller behålla kontot? Logga in före dess.'),
      action('Behåll kontot', withdrawUrl),
    ],
  }),
  en: ({ name, at, withdrawUrl }, { brand }) => ({
    subject: `Your account at ${brand} will be deleted soon`,
    blocks: [
      greeting(name, 'en'),
      paragraph(`Your account will be deleted ${formatDateTime(at)}, as you asked. It cannot be restored.`),
      paragraph('Do you want a copy of your data, or to keep the account? Log in before then.'),
      action('Keep the account', withdrawUrl),
    ],
  }),
};

export const accountDeletionWithdrawn: MailTemplate<'accountDeletionWithdrawn'> = {
  sv: ({ name }, { brand, supportEmail }) => ({
    subject: `Ditt konto hos ${brand} blir kvar`,
    blocks: [
      greeting(name, 'sv'),
      paragraph('Ditt konto raderas inte. Allt är som förut, och du kan boka igen.'),
      paragraph(`Var det inte du som ville det? Skriv till ${supportEmail}.`),
    ],
  }),
  en: ({ name }, { brand, supportEmail }) => ({
    subject: `Your account at ${brand} stays`,
    blocks: [
      greeting(name, 'en'),
      paragraph('Your account will not be deleted. Everything is as before, and you can book again.'),
      paragraph(`Was it not you who wanted this? Write to ${supportEmail}.`),
    ],
  }),
};

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
