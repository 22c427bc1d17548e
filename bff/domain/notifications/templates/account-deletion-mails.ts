import { formatDay, formatMoment } from '@formats';
import { action, greeting, paragraph, type MailTemplate } from '../mail-content';

export const accountDeletionQueued: MailTemplate<'accountDeletionQueued'> = {
  sv: ({ name, from, withdrawUrl }, { brand }) => ({
    headline: `Ditt konto hos ${brand} ska raderas`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        from === null
          ? 'Du har bett oss att radera ditt konto. Det sker automatiskt så snart en återbetalning till dig är framme.'
          : `Du har bett oss att radera ditt konto. Det kan ske tidigast ${formatDay(from, 'sv')}, och sker då automatiskt.`,
      ),
      paragraph(
        'Till dess kan du logga in och använda det du har köpt, men inte boka något nytt. Vi hör av oss igen några dagar innan.',
      ),
      action('Behåll kontot', withdrawUrl),
    ],
  }),
  en: ({ name, from, withdrawUrl }, { brand }) => ({
    headline: `Your ${brand} account is due to be deleted`,
    blocks: [
      greeting(name, 'en'),
      paragraph(
        from === null
          ? 'You have asked us to delete your account. It will be deleted automatically as soon as a refund has reached you.'
          : `You have asked us to delete your account. It will be deleted automatically, on ${formatDay(from, 'en')} at the earliest.`,
      ),
      paragraph(
        'Until then you can log in and use what you have bought, but you cannot make new bookings. We will write again a few days before.',
      ),
      action('Keep the account', withdrawUrl),
    ],
  }),
};

export const accountDeletionNear: MailTemplate<'accountDeletionNear'> = {
  sv: ({ name, at, withdrawUrl }, { brand }) => ({
    headline: `Ditt konto hos ${brand} raderas snart`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(`Som du har bett om raderas ditt konto ${formatMoment(at, 'sv')}. Det går inte att ångra efteråt.`),
      paragraph('Vill du ha en kopia av dina uppgifter, eller behålla kontot? Logga in före dess.'),
      action('Behåll kontot', withdrawUrl),
    ],
  }),
  en: ({ name, at, withdrawUrl }, { brand }) => ({
    headline: `Your ${brand} account will be deleted soon`,
    blocks: [
      greeting(name, 'en'),
      paragraph(`As you asked, your account will be deleted at ${formatMoment(at, 'en')}. This cannot be undone.`),
      paragraph('Would you like a copy of your data, or to keep the account? Log in before then.'),
      action('Keep the account', withdrawUrl),
    ],
  }),
};

export const accountDeletionWithdrawn: MailTemplate<'accountDeletionWithdrawn'> = {
  sv: ({ name }, { brand, supportEmail }) => ({
    headline: `Du behåller ditt konto hos ${brand}`,
    blocks: [
      greeting(name, 'sv'),
      paragraph('Ditt konto raderas inte. Allt är som förut, och du kan boka igen.'),
      paragraph(`Var det inte du som bad om det? Skriv till ${supportEmail}.`),
    ],
  }),
  en: ({ name }, { brand, supportEmail }) => ({
    headline: `You are keeping your ${brand} account`,
    blocks: [
      greeting(name, 'en'),
      paragraph('Your account will not be deleted. Everything is back to normal, and you can book again.'),
      paragraph(`If this was not you, write to ${supportEmail}.`),
    ],
  }),
};

export const accountDeleted: MailTemplate<'accountDeleted'> = {
  sv: ({ name }, { brand, supportEmail }) => ({
    headline: `Ditt konto hos ${brand} är raderat`,
    blocks: [
      greeting(name, 'sv'),
      paragraph('Ditt konto är raderat, och det går inte att logga in på det längre. Dina uppgifter är borttagna.'),
      paragraph(
        'Har du köpt något måste vi enligt bokföringslagen spara underlaget till och med det sjunde året efter köpet. Det lagras skilt från ditt namn.',
      ),
      paragraph(`Var det inte du som bad om det? Skriv till ${supportEmail}.`),
    ],
  }),
  en: ({ name }, { brand, supportEmail }) => ({
    headline: `Your ${brand} account has been deleted`,
    blocks: [
      greeting(name, 'en'),
      paragraph('Your account has been deleted, and you can no longer log in. Your details have been removed.'),
      paragraph(
        'If you have bought anything, the law requires us to keep the accounting records until the end of the seventh year after the purchase. They are stored separately from your name.',
      ),
      paragraph(`If this was not you, write to ${supportEmail}.`),
    ],
  }),
};
