import { action, facts, greeting, type MailTemplate, paragraph, strangersName } from '../mail-content';

export const applicationReceived: MailTemplate<'applicationReceived'> = {
  sv: ({ name, companyName }, { brand }) => ({
    subject: `Vi har tagit emot er ansökan till ${brand}`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        `Tack för att ${strangersName(companyName) || 'ert bolag'} vill sälja sina bussresor hos ${brand}. Vi läser ansökan och svarar via e-post.`,
      ),
      paragraph('Har du inte ansökt? Svara på det här mejlet, så tar vi bort ansökan.'),
    ],
  }),
  en: ({ name, companyName }, { brand }) => ({
    subject: `We have received your application to ${brand}`,
    blocks: [
      greeting(name, 'en'),
      paragraph(
        `Thank you: ${strangersName(companyName) || 'your company'} has applied to sell its bus trips at ${brand}. We read the application and reply by email.`,
      ),
      paragraph('Did you not apply? Reply to this email, and we remove the application.'),
    ],
  }),
};

export const applicationDenied: MailTemplate<'applicationDenied'> = {
  sv: ({ name, companyName, reason }, { brand }) => ({
    subject: `Er ansökan till ${brand} är avslagen`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(`Vi kan tyvärr inte ta emot ${companyName} som bussbolag hos ${brand} den här gången.`),
      facts([['Skäl', reason]]),
      paragraph('Ni är välkomna att ansöka igen när skälet inte längre gäller.'),
    ],
  }),
  en: ({ name, companyName, reason }, { brand }) => ({
    subject: `Your application to ${brand} has been denied`,
    blocks: [
      greeting(name, 'en'),
      paragraph(`Unfortunately we cannot take on ${companyName} as a bus company at ${brand} this time.`),
      facts([['Reason', reason]]),
      paragraph('You are welcome to apply again when the reason no longer holds.'),
    ],
  }),
};

const statusTexts = {
  sv: {
    active: ['är aktivt', 'Era bussar syns i sökningar igen, och era användare kan logga in.'],
    suspended: [
      'är pausat',
      'Era bussar syns inte i sökningar tills vidare. Resor som är bokade gäller och ska köras; ni kan logga in som vanligt.',
    ],
    inactive: ['är inaktiverat', 'Era bussar syns inte i sökningar längre, och era användare kan inte logga in.'],
  },
  en: {
    active: ['is active', 'Your buses are shown in searches again, and your users can log in.'],
    suspended: [
      'is suspended',
      'Your buses are not shown in searches for now. Trips that are booked stand and are to be driven; you can log in as usual.',
    ],
    inactive: ['is deactivated', 'Your buses are not shown in searches any more, and your users cannot log in.'],
  },
} as const;

export const companyStatusChanged: MailTemplate<'companyStatusChanged'> = {
  sv: ({ companyName, status, reason }, { brand }) => ({
    subject: `${companyName} ${statusTexts.sv[status][0]} hos ${brand}`,
    blocks: [
      paragraph(statusTexts.sv[status][1]),
      facts([['Skäl', reason]]),
      paragraph('Svara på det här mejlet om något är fel.'),
    ],
  }),
  en: ({ companyName, status, reason }, { brand }) => ({
    subject: `${companyName} ${statusTexts.en[status][0]} at ${brand}`,
    blocks: [
      paragraph(statusTexts.en[status][1]),
      facts([['Reason', reason]]),
      paragraph('Reply to this email if something is wrong.'),
    ],
  }),
};

export const permitEnds: MailTemplate<'permitEnds'> = {
  sv: ({ companyName, trafficPermit, until, hasEnded, detailsUrl }, { brand }) => ({
    subject: hasEnded
      ? `Trafiktillståndet för ${companyName} har gått ut`
      : `Trafiktillståndet för ${companyName} går ut ${until}`,
    blocks: [
      paragraph(
        hasEnded
          ? `Enligt våra uppgifter har ert trafiktillstånd gått ut. Era bussar syns inte i sökningar hos ${brand} förrän det är förnyat.`
          : `Enligt våra uppgifter går ert trafiktillstånd snart ut. Resor som slutar efter den dagen säljs inte hos ${brand} förrän det är förnyat.`,
      ),
      facts([
        ['Tillstånd', trafficPermit || null],
        ['Sista dag', until],
      ]),
      paragraph('Har ni ett nytt tillstånd? Svara på det här mejlet med nummer och sista dag, så för vi in det.'),
      action('Visa bolagets uppgifter', detailsUrl),
    ],
  }),
  en: ({ companyName, trafficPermit, until, hasEnded, detailsUrl }, { brand }) => ({
    subject: hasEnded
      ? `The traffic permit of ${companyName} has ended`
      : `The traffic permit of ${companyName} ends ${until}`,
    blocks: [
      paragraph(
        hasEnded
          ? `As far as we know, your traffic permit has ended. Your buses are not shown in searches at ${brand} until it is renewed.`
          : `As far as we know, your traffic permit ends soon. Trips that end after that day are not sold at ${brand} until it is renewed.`,
      ),
      facts([
        ['Permit', trafficPermit || null],
        ['Last day', until],
      ]),
      paragraph('Do you have a new permit? Reply to this email with its number and last day, and we enter it.'),
      action('Show the company’s details', detailsUrl),
    ],
  }),
};
