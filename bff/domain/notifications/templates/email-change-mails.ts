import { action, greeting, oneLine, paragraph, type MailTemplate } from '../mail-content';

export const emailChange: MailTemplate<'emailChange'> = {
  sv: ({ name, url }, { brand }) => ({
    headline: `Bekräfta din nya e-postadress hos ${brand}`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        'Öppna länken för att börja använda den här adressen. Länken gäller i en timme och kan användas en gång.',
      ),
      action('Bekräfta den nya adressen', url),
      paragraph('Har du inte bett om detta? Då behöver du inte göra något: adressen ändras inte.'),
    ],
  }),
  en: ({ name, url }, { brand }) => ({
    headline: `Confirm your new email address for ${brand}`,
    blocks: [
      greeting(name, 'en'),
      paragraph('Open the link to start using this address. It is valid for one hour and can be used once.'),
      action('Confirm the new address', url),
      paragraph('If you did not ask for this, you do not need to do anything: the address will not be changed.'),
    ],
  }),
};

export const emailChangeNotice: MailTemplate<'emailChangeNotice'> = {
  sv: ({ name, newEmail, profileUrl, forgotUrl }, { brand }) => ({
    headline: `Någon vill byta e-postadress för ditt konto hos ${brand}`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        `Någon som är inloggad på ditt konto vill byta e-postadress till ${oneLine(newEmail)}. Den här adressen gäller tills länken vi skickade dit har öppnats.`,
      ),
      paragraph('Var det du? Då behöver du inte göra något här.'),
      paragraph('Var det inte du? Avbryt bytet i din profil och välj genast ett nytt lösenord.'),
      action('Avbryt bytet', profileUrl),
      action('Välj nytt lösenord', forgotUrl),
    ],
  }),
  en: ({ name, newEmail, profileUrl, forgotUrl }, { brand }) => ({
    headline: `A new email address was requested for your ${brand} account`,
    blocks: [
      greeting(name, 'en'),
      paragraph(
        `Someone who is logged in to your account wants to change its email address to ${oneLine(newEmail)}. Your current address stays in use until the link we sent to the new one has been opened.`,
      ),
      paragraph('If it was you, you do not need to do anything here.'),
      paragraph('If it was not you, cancel the change in your profile, and choose a new password straight away.'),
      action('Cancel the change', profileUrl),
      action('Choose a new password', forgotUrl),
    ],
  }),
};

export const emailChangeTaken: MailTemplate<'emailChangeTaken'> = {
  sv: ({ name, forgotUrl }, { brand }) => ({
    headline: `Någon ville använda din e-postadress hos ${brand}`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        'Någon ville använda den här adressen för ett annat konto. Det går inte, eftersom adressen redan hör till ditt konto.',
      ),
      paragraph(
        'Var det du, och hade glömt att du redan har ett konto? Logga in på det, eller välj ett nytt lösenord.',
      ),
      action('Välj nytt lösenord', forgotUrl),
      paragraph('Var det inte du? Då behöver du inte göra något.'),
    ],
  }),
  en: ({ name, forgotUrl }, { brand }) => ({
    headline: `Someone wanted to use your email address on ${brand}`,
    blocks: [
      greeting(name, 'en'),
      paragraph(
        'Someone tried to use this address for another account. That is not possible, because it belongs to your account.',
      ),
      paragraph('If it was you, and you had forgotten about your account, log in to it or choose a new password.'),
      action('Choose a new password', forgotUrl),
      paragraph('If it was not you, you do not need to do anything.'),
    ],
  }),
};

export const emailChanged: MailTemplate<'emailChanged'> = {
  sv: ({ name, newEmail }, { brand, supportEmail }) => ({
    headline: `Din e-postadress hos ${brand} är bytt`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(`Ditt konto använder nu adressen ${oneLine(newEmail)}. Hit skickar vi inga fler mejl om kontot.`),
      paragraph(`Var det inte du? Skriv genast till ${supportEmail}.`),
    ],
  }),
  en: ({ name, newEmail }, { brand, supportEmail }) => ({
    headline: `Your email address for ${brand} has been changed`,
    blocks: [
      greeting(name, 'en'),
      paragraph(
        `Your account now uses the address ${oneLine(newEmail)}. We will send no more emails about it to this one.`,
      ),
      paragraph(`If this was not you, write to ${supportEmail} straight away.`),
    ],
  }),
};
