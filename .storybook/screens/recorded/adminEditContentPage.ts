import Page, { type loader } from '~/areas/admin/content-pages/edit';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  page: {
    slug: 'cookies',
    status: 'published',
    isReserved: true,
    inFooter: false,
    version: 1,
    updated: new Date('2026-11-25T09:31:24.300Z'),
    revisions: [],
  },
  earlier: null,
  values: {
    titleSv: 'Kakor',
    markdownSv:
      'En kaka är en liten textfil som webbplatsen sparar i din webbläsare. Vi delar in dem i tre slag. Nödvändiga kakor finns alltid; de andra väljer du själv, och du kan ändra dig när du vill under _Inställningar för kakor_ längst ned på varje sida.\n\n## Nödvändiga\n\nDe behövs för att tjänsten ska fungera: att du är inloggad, att din bokning hålls ihop medan du fyller i den, att formulär är skyddade mot missbruk och att vi minns ditt val om kakor. De försvinner när du loggar ut eller efter den tid som inloggningen gäller.\n\n## Funktionella\n\nDe minns sådant som gör nästa besök enklare, till exempel din senaste sökning. Utan dem fungerar allt, men du får fylla i mer.\n\n## Marknadsföring\n\nSäger du ja här berättar vår server för vårt mätverktyg att någon har loggat in eller ut, på vilket språk och vilken timme. Vi skickar aldrig namn, användarnamn eller adress, utan en beteckning som byts varje månad och som bara vi kan räkna fram. Inga kakor sätts för det. Säger du nej, eller ändrar dig, skickas ingenting.\n\n## Utan skript\n\nWebbplatsen fungerar även om webbläsaren inte kör skript. Då används bara nödvändiga kakor.\n\nFrågor? Skriv till {{supportEmail}}.',
    titleEn: 'Cookies',
    markdownEn:
      'A cookie is a small text file that a website stores in your browser. We use three kinds. Necessary cookies are always there; the others are your choice, and you can change your mind at any time under _Cookie settings_ at the bottom of every page.\n\n## Necessary\n\nThe service needs them to work: they keep you logged in, hold your booking together while you fill it in, protect forms against misuse and remember your cookie choices. They disappear when you log out or your session ends.\n\n## Functional\n\nThey remember things that make your next visit easier, such as your latest search. Everything works without them, but you will have more to fill in.\n\n## Marketing\n\nIf you agree, our server tells our analytics service that somebody has logged in or out, in which language and at what hour. We never send a name, username or address, only a code that changes every month and that only we can trace. No cookies are set for this. If you say no, or change your mind, nothing is sent.\n\n## Without scripts\n\nThe website also works in browsers that do not run scripts. Only necessary cookies are used then.\n\nQuestions? Write to {{supportEmail}}.',
    published: 'on',
  },
  saved: {
    published: 'on',
    inFooter: undefined,
    titleSv: 'Kakor',
    markdownSv:
      'En kaka är en liten textfil som webbplatsen sparar i din webbläsare. Vi delar in dem i tre slag. Nödvändiga kakor finns alltid; de andra väljer du själv, och du kan ändra dig när du vill under _Inställningar för kakor_ längst ned på varje sida.\n\n## Nödvändiga\n\nDe behövs för att tjänsten ska fungera: att du är inloggad, att din bokning hålls ihop medan du fyller i den, att formulär är skyddade mot missbruk och att vi minns ditt val om kakor. De försvinner när du loggar ut eller efter den tid som inloggningen gäller.\n\n## Funktionella\n\nDe minns sådant som gör nästa besök enklare, till exempel din senaste sökning. Utan dem fungerar allt, men du får fylla i mer.\n\n## Marknadsföring\n\nSäger du ja här berättar vår server för vårt mätverktyg att någon har loggat in eller ut, på vilket språk och vilken timme. Vi skickar aldrig namn, användarnamn eller adress, utan en beteckning som byts varje månad och som bara vi kan räkna fram. Inga kakor sätts för det. Säger du nej, eller ändrar dig, skickas ingenting.\n\n## Utan skript\n\nWebbplatsen fungerar även om webbläsaren inte kör skript. Då används bara nödvändiga kakor.\n\nFrågor? Skriv till {{supportEmail}}.',
    titleEn: 'Cookies',
    markdownEn:
      'A cookie is a small text file that a website stores in your browser. We use three kinds. Necessary cookies are always there; the others are your choice, and you can change your mind at any time under _Cookie settings_ at the bottom of every page.\n\n## Necessary\n\nThe service needs them to work: they keep you logged in, hold your booking together while you fill it in, protect forms against misuse and remember your cookie choices. They disappear when you log out or your session ends.\n\n## Functional\n\nThey remember things that make your next visit easier, such as your latest search. Everything works without them, but you will have more to fill in.\n\n## Marketing\n\nIf you agree, our server tells our analytics service that somebody has logged in or out, in which language and at what hour. We never send a name, username or address, only a code that changes every month and that only we can trace. No cookies are set for this. If you say no, or change your mind, nothing is sent.\n\n## Without scripts\n\nThe website also works in browsers that do not run scripts. Only necessary cookies are used then.\n\nQuestions? Write to {{supportEmail}}.',
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminEditContentPage: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/content-pages/edit/cookies',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Kakor' },
    en: { ...same, title: 'Cookies' },
  },
};
