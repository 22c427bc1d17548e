import { formatDay, noonOf } from '@formats';
import { action, facts, greeting, type MailTemplate, paragraph, strangersName } from '../mail-content';

export const applicationReceived: MailTemplate<'applicationReceived'> = {
  sv: ({ name, companyName }, { brand }) => ({
    headline: `Vi har tagit emot er ansökan till ${brand}`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        `Tack för att ${strangersName(companyName) || 'ert bolag'} vill sälja sina bussresor hos ${brand}. Vi läser ansökan och svarar via mejl.`,
      ),
      paragraph('Har du inte ansökt? Svara på det här mejlet så tar vi bort ansökan.'),
    ],
  }),
  en: ({ name, companyName }, { brand }) => ({
    headline: `We have received your application to ${brand}`,
    blocks: [
      greeting(name, 'en'),
      paragraph(
        `Thank you for applying to sell ${strangersName(companyName) || 'your company'}’s bus trips on ${brand}. We will read it and reply by email.`,
      ),
      paragraph('If you did not apply, reply to this email and we will remove the application.'),
    ],
  }),
};

export const applicationDenied: MailTemplate<'applicationDenied'> = {
  sv: ({ name, companyName, reason }, { brand }) => ({
    headline: `Er ansökan till ${brand} har avslagits`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(`Vi kan tyvärr inte ta emot ${companyName} som bussbolag hos ${brand} den här gången.`),
      facts([['Anledning', reason]]),
      paragraph('Ni är välkomna att ansöka igen när det är åtgärdat.'),
    ],
  }),
  en: ({ name, companyName, reason }, { brand }) => ({
    headline: `Your application to ${brand} has been declined`,
    blocks: [
      greeting(name, 'en'),
      paragraph(`Unfortunately, we cannot accept ${companyName} as a bus company on ${brand} this time.`),
      facts([['Reason', reason]]),
      paragraph('You are welcome to apply again once this has been resolved.'),
    ],
  }),
};

const statusTexts = {
  sv: {
    active: ['är aktivt', 'Era bussar syns i sökningar igen, och era användare kan logga in.'],
    suspended: [
      'är pausat',
      'Era bussar syns inte i sökningar tills vidare. Resor som redan är bokade gäller och ska köras. Ni kan logga in som vanligt.',
    ],
    inactive: ['är inaktiverat', 'Era bussar syns inte i sökningar längre, och era användare kan inte logga in.'],
  },
  en: {
    active: ['is active', 'Your buses appear in searches again, and your users can log in.'],
    suspended: [
      'is suspended',
      'Your buses do not appear in searches for now. Trips that are already booked must still be carried out. You can log in as usual.',
    ],
    inactive: ['is deactivated', 'Your buses no longer appear in searches, and your users cannot log in.'],
  },
} as const;

export const companyStatusChanged: MailTemplate<'companyStatusChanged'> = {
  sv: ({ companyName, status, reason }, { brand }) => ({
    headline: `${companyName} ${statusTexts.sv[status][0]} hos ${brand}`,
    blocks: [
      greeting('', 'sv'),
      paragraph(statusTexts.sv[status][1]),
      facts([['Anledning', reason]]),
      paragraph('Svara på det här mejlet om något är fel.'),
    ],
  }),
  en: ({ companyName, status, reason }, { brand }) => ({
    headline: `${companyName} ${statusTexts.en[status][0]} on ${brand}`,
    blocks: [
      greeting('', 'en'),
      paragraph(statusTexts.en[status][1]),
      facts([['Reason', reason]]),
      paragraph('Reply to this email if something is wrong.'),
    ],
  }),
};

export const permitEnds: MailTemplate<'permitEnds'> = {
  sv: ({ companyName, trafficPermit, until, hasEnded, detailsUrl }, { brand }) => ({
    headline: hasEnded
      ? `Trafiktillståndet för ${companyName} har gått ut`
      : `Trafiktillståndet för ${companyName} går ut ${formatDay(noonOf(until), 'sv')}`,
    blocks: [
      greeting('', 'sv'),
      paragraph(
        hasEnded
          ? `Enligt våra uppgifter har ert trafiktillstånd gått ut. Era bussar syns inte i sökningar hos ${brand} förrän det är förnyat.`
          : `Enligt våra uppgifter går ert trafiktillstånd snart ut. Resor som slutar efter den dagen säljs inte hos ${brand} förrän det är förnyat.`,
      ),
      facts([
        ['Tillstånd', trafficPermit || null],
        ['Sista dag', formatDay(noonOf(until), 'sv')],
      ]),
      paragraph(
        'Har ni ett nytt tillstånd? Svara på det här mejlet med nummer och sista giltighetsdag så för vi in det.',
      ),
      action('Visa bolagets uppgifter', detailsUrl),
    ],
  }),
  en: ({ companyName, trafficPermit, until, hasEnded, detailsUrl }, { brand }) => ({
    headline: hasEnded
      ? `${companyName}’s operator licence has expired`
      : `${companyName}’s operator licence expires on ${formatDay(noonOf(until), 'en')}`,
    blocks: [
      greeting('', 'en'),
      paragraph(
        hasEnded
          ? `According to our records, your operator licence has expired. Your buses will not appear in searches on ${brand} until it is renewed.`
          : `According to our records, your operator licence expires soon. Trips that end after that day are not sold on ${brand} until it is renewed.`,
      ),
      facts([
        ['Licence', trafficPermit || null],
        ['Last day', formatDay(noonOf(until), 'en')],
      ]),
      paragraph(
        'If you have a new licence, reply to this email with its number and last day of validity, and we will enter it.',
      ),
      action('View the company’s details', detailsUrl),
    ],
  }),
};
