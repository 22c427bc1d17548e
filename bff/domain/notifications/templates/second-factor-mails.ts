import { action, greeting, paragraph, type MailTemplate } from '../mail-content';

export const secondFactorOn: MailTemplate<'secondFactorOn'> = {
  sv: ({ name, profileUrl, forgotUrl }, { brand }) => ({
    subject: `Tvåstegsinloggning är på hos ${brand}`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        'När du loggar in frågar vi nu efter en kod från din app också. Spara återställningskoderna på ett säkert ställe.',
      ),
      action('Se tvåstegsinloggningen', profileUrl),
      paragraph('Var det inte du? Välj genast ett nytt lösenord.'),
      action('Välj nytt lösenord', forgotUrl),
    ],
  }),
  en: ({ name, profileUrl, forgotUrl }, { brand }) => ({
    subject: `Two-step login is on at ${brand}`,
    blocks: [
      greeting(name, 'en'),
      paragraph(
        'When you log in we now ask for a code from your app as well. Keep the recovery codes in a safe place.',
      ),
      action('See two-step login', profileUrl),
      paragraph('Was it not you? Choose a new password at once.'),
      action('Choose a new password', forgotUrl),
    ],
  }),
};

export const secondFactorOff: MailTemplate<'secondFactorOff'> = {
  sv: ({ name, profileUrl, forgotUrl }, { brand, supportEmail }) => ({
    subject: `Tvåstegsinloggning är av hos ${brand}`,
    blocks: [
      greeting(name, 'sv'),
      paragraph('Lösenordet räcker nu för att logga in på ditt konto. Återställningskoderna gäller inte längre.'),
      action('Se tvåstegsinloggningen', profileUrl),
      paragraph(
        `Har varken du eller någon som du har bett om hjälp gjort det? Välj genast ett nytt lösenord och skriv till ${supportEmail}.`,
      ),
      action('Välj nytt lösenord', forgotUrl),
    ],
  }),
  en: ({ name, profileUrl, forgotUrl }, { brand, supportEmail }) => ({
    subject: `Two-step login is off at ${brand}`,
    blocks: [
      greeting(name, 'en'),
      paragraph('The password is now enough to log in to your account. The recovery codes no longer work.'),
      action('See two-step login', profileUrl),
      paragraph(
        `Was it neither you nor somebody you asked for help? Choose a new password at once, and write to ${supportEmail}.`,
      ),
      action('Choose a new password', forgotUrl),
    ],
  }),
};
