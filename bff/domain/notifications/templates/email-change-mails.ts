import { action, greeting, oneLine, paragraph, type MailTemplate } from '../mail-content';

export const emailChange: MailTemplate<'emailChange'> = {
  sv: ({ name, url }, { brand }) => ({
    subject: `Bekräfta din nya e-postadress hos ${brand}`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        'Öppna länken för att börja använda den här adressen. Länken gäller i en timme och går att använda en gång.',
      ),
      action('Bekräfta den nya adressen', url),
      paragraph('Har du inte bett om detta? Då behöver du inte göra något: adressen ändras inte.'),
    ],
  }),
  en: ({ name, url }, { brand }) => ({
    subject: `Confirm your new email address at ${brand}`,
    blocks: [
      greeting(name, 'en'),
      paragraph('Open the link to start using this address. The link works for an hour, and once.'),
      action('Confirm the new address', url),
      paragraph('Did you not ask for this? Then there is nothing to do: the address is not changed.'),
    ],
  }),
};

export const emailChangeNotice: MailTemplate<'emailChangeNotice'> = {
  sv: ({ name, newEmail, profileUrl, forgotUrl }, { brand }) => ({
    subject: `Ny e-postadress begärd för ditt konto hos ${brand}`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        `Någon som är inloggad på ditt konto vill byta adress till ${oneLine(newEmail)}. Den här adressen gäller tills länken som vi skickade dit har öppnats.`,
      ),
      paragraph('Var det du? Då behöver du inte göra något här.'),
      paragraph('Var det inte du? Avbryt bytet i din profil och välj genast ett nytt lösenord.'),
      action('Avbryt bytet', profileUrl),
      action('Välj nytt lösenord', forgotUrl),
    ],
  }),
  en: ({ name, newEmail, profileUrl, forgotUrl }, { brand }) => ({
    subject: `New email address asked for at ${brand}`,
    blocks: [
      greeting(name, 'en'),
      paragraph(
        `Somebody who is logged in to your account wants to change its address to ${oneLine(newEmail)}. This address counts until the link that we sent there has been opened.`,
      ),
      paragraph('Was it you? Then there is nothing to do here.'),
      paragraph('Was it not you? Cancel the change in your profile, and choose a new password at once.'),
      action('Cancel the change', profileUrl),
      action('Choose a new password', forgotUrl),
    ],
  }),
};

export const emailChangeTaken: MailTemplate<'emailChangeTaken'> = {
  sv: ({ name, forgotUrl }, { brand }) => ({
    subject: `Din e-postadress hos ${brand}`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        'Någon ville använda den här adressen för ett annat konto. Det går inte, eftersom adressen redan hör till ditt konto.',
      ),
      paragraph('Var det du som har glömt att du redan har ett konto? Logga in på det, eller välj ett nytt lösenord.'),
      action('Välj nytt lösenord', forgotUrl),
      paragraph('Var det inte du? Då behöver du inte göra något.'),
    ],
  }),
  en: ({ name, forgotUrl }, { brand }) => ({
    subject: `Your email address at ${brand}`,
    blocks: [
      greeting(name, 'en'),
      paragraph(
        'Somebody wanted to use this address for another account. That is not possible, since it belongs to your account.',
      ),
      paragraph('Was it you, who had forgotten that you have an account? Log in to it, or choose a new password.'),
      action('Choose a new password', forgotUrl),
      paragraph('Was it not you? Then there is nothing to do.'),
    ],
  }),
};

export const emailChanged: MailTemplate<'emailChanged'> = {
  sv: ({ name, newEmail }, { brand, supportEmail }) => ({
    subject: `Din e-postadress hos ${brand} är bytt`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(`Ditt konto använder nu adressen ${oneLine(newEmail)}. Hit kommer inga fler mejl om kontot.`),
      paragraph(`Var det inte du? Skriv genast till ${supportEmail}.`),
    ],
  }),
  en: ({ name, newEmail }, { brand, supportEmail }) => ({
    subject: `Your email address at ${brand} has been changed`,
    blocks: [
      greeting(name, 'en'),
      paragraph(`Your account now uses the address ${oneLine(newEmail)}. No more emails about the account come here.`),
      paragraph(`Was it not you? Write to ${supportEmail} at once.`),
    ],
  }),
};
