import { action, greeting, paragraph, type MailTemplate } from '../mail-content';

export const secondFactorOn: MailTemplate<'secondFactorOn'> = {
  sv: ({ name, profileUrl, forgotUrl }, { brand }) => ({
    headline: `Tvåstegsinloggningen hos ${brand} är påslagen`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        'När du loggar in frågar vi nu även efter en kod från din app. Förvara återställningskoderna på ett säkert ställe.',
      ),
      action('Se tvåstegsinloggningen', profileUrl),
      paragraph('Var det inte du? Välj genast ett nytt lösenord.'),
      action('Välj nytt lösenord', forgotUrl),
    ],
  }),
  en: ({ name, profileUrl, forgotUrl }, { brand }) => ({
    headline: `Two-step login is on for your ${brand} account`,
    blocks: [
      greeting(name, 'en'),
      paragraph('When you log in, we now also ask for a code from your app. Keep the recovery codes in a safe place.'),
      action('See two-step login', profileUrl),
      paragraph('If this was not you, choose a new password straight away.'),
      action('Choose a new password', forgotUrl),
    ],
  }),
};

export const secondFactorOff: MailTemplate<'secondFactorOff'> = {
  sv: ({ name, profileUrl, forgotUrl }, { brand, supportEmail }) => ({
    headline: `Tvåstegsinloggningen hos ${brand} är avstängd`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        'Det räcker nu med lösenordet för att logga in på ditt konto. Återställningskoderna gäller inte längre.',
      ),
      action('Se tvåstegsinloggningen', profileUrl),
      paragraph(
        `Var det varken du eller någon som du har bett om hjälp? Välj genast ett nytt lösenord och skriv till ${supportEmail}.`,
      ),
      action('Välj nytt lösenord', forgotUrl),
    ],
  }),
  en: ({ name, profileUrl, forgotUrl }, { brand, supportEmail }) => ({
    headline: `Two-step login is off for your ${brand} account`,
    blocks: [
      greeting(name, 'en'),
      paragraph('Your password is now enough to log in to your account. The recovery codes no longer work.'),
      action('See two-step login', profileUrl),
      paragraph(
        `If this was neither you nor someone you asked for help, choose a new password straight away, and write to ${supportEmail}.`,
      ),
      action('Choose a new password', forgotUrl),
    ],
  }),
};
