import { formatDateTime } from '@formats';
import { action, greeting, paragraph, type MailTemplate } from '../mail-content';

export const passwordReset: MailTemplate<'passwordReset'> = {
  sv: ({ name, url }, { brand }) => ({
    subject: `Välj ett nytt lösenord hos ${brand}`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        'Någon bad om ett nytt lösenord till ditt konto. Länken gäller i en timme och går att använda en gång.',
      ),
      action('Välj nytt lösenord', url),
      paragraph('Var det inte du? Då behöver du inte göra något: lösenordet är som förut.'),
    ],
  }),
  en: ({ name, url }, { brand }) => ({
    subject: `Choose a new password at ${brand}`,
    blocks: [
      greeting(name, 'en'),
      paragraph('Somebody asked for a new password for your account. The link works for an hour, and once.'),
      action('Choose a new password', url),
      paragraph('Was it not you? Then there is nothing to do: the password is as before.'),
    ],
  }),
};

export const welcome: MailTemplate<'welcome'> = {
  sv: ({ name, verifyUrl, homeUrl }, { brand }) => ({
    subject: `Välkommen till ${brand}`,
    blocks: [
      greeting(name, 'sv'),
      paragraph('Ditt konto är klart. Bekräfta att e-postadressen är din, så når kvitton och besked fram.'),
      action('Bekräfta e-postadressen', verifyUrl),
      paragraph('Länken gäller i sju dagar. Du kan boka redan nu.'),
      action('Sök buss', homeUrl),
    ],
  }),
  en: ({ name, verifyUrl, homeUrl }, { brand }) => ({
    subject: `Welcome to ${brand}`,
    blocks: [
      greeting(name, 'en'),
      paragraph('Your account is ready. Confirm that the email address is yours, so that receipts and news reach you.'),
      action('Confirm the email address', verifyUrl),
      paragraph('The link works for seven days. You can book right away.'),
      action('Search for a bus', homeUrl),
    ],
  }),
};

export const emailVerification: MailTemplate<'emailVerification'> = {
  sv: ({ name, url }) => ({
    subject: 'Bekräfta din e-postadress',
    blocks: [
      greeting(name, 'sv'),
      paragraph('Bekräfta att den här adressen är din. Länken gäller i sju dagar.'),
      action('Bekräfta e-postadressen', url),
      paragraph('Känner du inte till något konto? Då behöver du inte göra något.'),
    ],
  }),
  en: ({ name, url }) => ({
    subject: 'Confirm your email address',
    blocks: [
      greeting(name, 'en'),
      paragraph('Confirm that this address is yours. The link works for seven days.'),
      action('Confirm the email address', url),
      paragraph('Do you know of no account? Then there is nothing to do.'),
    ],
  }),
};

export const invitation: MailTemplate<'invitation'> = {
  sv: ({ name, companyName, isApproved, username, url, validUntil }, { brand }) => ({
    subject:
      companyName === null ? `Du har ett konto hos ${brand}` : `Du har ett konto för ${companyName} hos ${brand}`,
    blocks: [
      greeting(name, 'sv'),
      ...(isApproved && companyName !== null
        ? [paragraph(`${companyName} är godkänt och finns nu hos ${brand}. Välkommen!`)]
        : []),
      paragraph(
        companyName === null
          ? `Du har fått ett konto med användarnamnet ${username}. Välj ett lösenord för att börja.`
          : `Du har fått ett konto för ${companyName} med användarnamnet ${username}. Välj ett lösenord för att börja.`,
      ),
      action('Välj lösenord', url),
      paragraph(`Länken gäller till ${formatDateTime(validUntil)} och går att använda en gång.`),
    ],
  }),
  en: ({ name, companyName, isApproved, username, url, validUntil }, { brand }) => ({
    subject:
      companyName === null ? `You have an account at ${brand}` : `You have an account for ${companyName} at ${brand}`,
    blocks: [
      greeting(name, 'en'),
      ...(isApproved && companyName !== null
        ? [paragraph(`${companyName} has been approved and is now with ${brand}. Welcome!`)]
        : []),
      paragraph(
        companyName === null
          ? `You have been given an account with the username ${username}. Choose a password to begin.`
          : `You have been given an account for ${companyName} with the username ${username}. Choose a password to begin.`,
      ),
      action('Choose a password', url),
      paragraph(`The link works until ${formatDateTime(validUntil)}, and once.`),
    ],
  }),
};

export const passwordChanged: MailTemplate<'passwordChanged'> = {
  sv: ({ name, forgotUrl }, { brand, supportEmail }) => ({
    subject: `Lösenordet till ditt konto hos ${brand} är ändrat`,
    blocks: [
      greeting(name, 'sv'),
      paragraph('Ditt konto har fått ett nytt lösenord. Alla som var inloggade med det gamla är utloggade.'),
      paragraph(`Var det inte du? Välj genast ett nytt lösenord och skriv till ${supportEmail}.`),
      action('Välj nytt lösenord', forgotUrl),
    ],
  }),
  en: ({ name, forgotUrl }, { brand, supportEmail }) => ({
    subject: `The password of your account at ${brand} has been changed`,
    blocks: [
      greeting(name, 'en'),
      paragraph('Your account has a new password. Everyone who was logged in with the old one is logged out.'),
      paragraph(`Was it not you? Choose a new password at once, and write to ${supportEmail}.`),
      action('Choose a new password', forgotUrl),
    ],
  }),
};
