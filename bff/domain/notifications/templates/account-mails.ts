import { formatMoment } from '@formats';
import { action, greeting, paragraph, type MailTemplate } from '../mail-content';

export const passwordReset: MailTemplate<'passwordReset'> = {
  sv: ({ name, url }, { brand }) => ({
    headline: `Välj ett nytt lösenord hos ${brand}`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        'Någon har bett om ett nytt lösenord till ditt konto. Länken gäller i en timme och kan användas en gång.',
      ),
      action('Välj nytt lösenord', url),
      paragraph('Var det inte du? Då behöver du inte göra något: ditt lösenord är oförändrat.'),
    ],
  }),
  en: ({ name, url }, { brand }) => ({
    headline: `Choose a new ${brand} password`,
    blocks: [
      greeting(name, 'en'),
      paragraph(
        'Someone has asked for a new password for your account. The link is valid for one hour and can be used once.',
      ),
      action('Choose a new password', url),
      paragraph('If this was not you, you do not need to do anything: your password has not changed.'),
    ],
  }),
};

export const welcome: MailTemplate<'welcome'> = {
  sv: ({ name, verifyUrl, homeUrl }, { brand }) => ({
    headline: `Välkommen till ${brand}`,
    blocks: [
      greeting(name, 'sv'),
      paragraph('Ditt konto är klart. Bekräfta att e-postadressen är din, så att kvitton och besked når fram.'),
      action('Bekräfta e-postadressen', verifyUrl),
      paragraph(
        'Länken gäller i sju dagar. Du kan boka redan nu: sök, välj buss och betala med kort, eller begär offerter av bussbolagen. Bokningar och kvitton finns sedan på ditt konto.',
      ),
      action('Sök buss', homeUrl),
    ],
  }),
  en: ({ name, verifyUrl, homeUrl }, { brand }) => ({
    headline: `Welcome to ${brand}`,
    blocks: [
      greeting(name, 'en'),
      paragraph(
        'Your account is ready. Confirm that the email address is yours, so that receipts and messages reach you.',
      ),
      action('Confirm the email address', verifyUrl),
      paragraph(
        'The link is valid for seven days. You can book straight away: search, choose a bus and pay by card, or ask bus companies for quotes. Your bookings and receipts are then in your account.',
      ),
      action('Search for a bus', homeUrl),
    ],
  }),
};

export const emailVerification: MailTemplate<'emailVerification'> = {
  sv: ({ name, url }) => ({
    headline: 'Bekräfta din e-postadress',
    blocks: [
      greeting(name, 'sv'),
      paragraph('Bekräfta att den här adressen är din. Länken gäller i sju dagar.'),
      action('Bekräfta e-postadressen', url),
      paragraph('Har du inte skapat något konto? Då kan du bortse från det här mejlet.'),
    ],
  }),
  en: ({ name, url }) => ({
    headline: 'Confirm your email address',
    blocks: [
      greeting(name, 'en'),
      paragraph('Confirm that this address is yours. The link is valid for seven days.'),
      action('Confirm the email address', url),
      paragraph('If you have not created an account, you can ignore this email.'),
    ],
  }),
};

export const invitation: MailTemplate<'invitation'> = {
  sv: ({ name, companyName, isApproved, username, url, validUntil }, { brand }) => ({
    headline:
      companyName === null ? `Du har ett konto hos ${brand}` : `Du har ett konto för ${companyName} hos ${brand}`,
    blocks: [
      greeting(name, 'sv'),
      ...(isApproved && companyName !== null
        ? [paragraph(`${companyName} är godkänt och finns nu hos ${brand}. Välkommen!`)]
        : []),
      paragraph(
        companyName === null
          ? `Du har fått ett konto med användarnamnet ${username}. Välj ett lösenord för att komma igång.`
          : `Du har fått ett konto för ${companyName} med användarnamnet ${username}. Välj ett lösenord för att komma igång.`,
      ),
      action('Välj lösenord', url),
      paragraph(`Länken gäller till ${formatMoment(validUntil, 'sv')} och kan användas en gång.`),
    ],
  }),
  en: ({ name, companyName, isApproved, username, url, validUntil }, { brand }) => ({
    headline: companyName === null ? `You have a ${brand} account` : `You have a ${brand} account for ${companyName}`,
    blocks: [
      greeting(name, 'en'),
      ...(isApproved && companyName !== null
        ? [paragraph(`${companyName} has been approved and is now on ${brand}. Welcome!`)]
        : []),
      paragraph(
        companyName === null
          ? `You have been given an account with the username ${username}. Choose a password to get started.`
          : `You have been given an account for ${companyName} with the username ${username}. Choose a password to get started.`,
      ),
      action('Choose a password', url),
      paragraph(`The link is valid until ${formatMoment(validUntil, 'en')} and can be used once.`),
    ],
  }),
};

export const passwordChanged: MailTemplate<'passwordChanged'> = {
  sv: ({ name, forgotUrl }, { brand, supportEmail }) => ({
    headline: `Ditt lösenord hos ${brand} är ändrat`,
    blocks: [
      greeting(name, 'sv'),
      paragraph('Ditt konto har fått ett nytt lösenord. Alla som var inloggade med det gamla har loggats ut.'),
      paragraph(`Var det inte du? Välj genast ett nytt lösenord och skriv till ${supportEmail}.`),
      action('Välj nytt lösenord', forgotUrl),
    ],
  }),
  en: ({ name, forgotUrl }, { brand, supportEmail }) => ({
    headline: `Your ${brand} password has been changed`,
    blocks: [
      greeting(name, 'en'),
      paragraph('Your account has a new password. Everyone who was logged in with the old one has been logged out.'),
      paragraph(`If this was not you, choose a new password straight away, and write to ${supportEmail}.`),
      action('Choose a new password', forgotUrl),
    ],
  }),
};
