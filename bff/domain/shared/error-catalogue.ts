/**
 * Every message that the domain can answer with (specification section 8): key → number of the API's errorCode, HTTP status and both texts.
 * `{0}` and `{1}` are the params. One table, so that a page and the API say the same thing. Numbers are never reused.
 */
interface CatalogueEntry {
  errorCode: number;
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 423 | 429 | 503;
  sv: string;
  en: string;
}

const entry = (errorCode: number, status: CatalogueEntry['status'], sv: string, en: string): CatalogueEntry => ({
  errorCode,
  status,
  sv,
  en,
});

export const catalogue = {
  // Authentication
  'auth.invalidCredentials': entry(101, 401, 'Fel användarnamn eller lösenord.', 'The username or password is wrong.'),
  'auth.notLoggedIn': entry(102, 401, 'Du är inte inloggad.', 'You are not logged in.'),
  'auth.noPermission': entry(
    103,
    403,
    'Du har inte behörighet att göra detta.',
    'You do not have permission to do this.',
  ),
  'auth.accountLocked': entry(
    104,
    423,
    'Kontot är låst efter för många försök. Kontakta administratören.',
    'The account is locked after too many attempts. Contact the administrator.',
  ),
  'auth.passwordTokenExpired': entry(
    105,
    400,
    'Länken för att byta lösenord gäller inte längre. Begär en ny.',
    'The link to change the password is no longer valid. Ask for a new one.',
  ),
  'auth.tooManyTries': entry(
    106,
    429,
    'För många försök. Vänta {0} sekunder och försök igen.',
    'Too many attempts. Wait {0} seconds and try again.',
  ),
  'auth.wrongPassword': entry(107, 422, 'Lösenordet är fel.', 'The password is wrong.'),
  'auth.verificationTokenExpired': entry(
    108,
    400,
    'Länken för att bekräfta e-postadressen gäller inte längre. Begär en ny i din profil.',
    'The link to confirm the email address is no longer valid. Ask for a new one in your profile.',
  ),
  'auth.invitationExpired': entry(
    150,
    400,
    'Inbjudan gäller inte längre. Be den som bjöd in dig att skicka en ny.',
    'The invitation is no longer valid. Ask whoever invited you to send a new one.',
  ),
  'user.invitationAccepted': entry(
    151,
    409,
    'Användaren har redan valt ett lösenord, eller är avstängd.',
    'The user has already chosen a password, or is inactive.',
  ),
  'company.inactive': entry(
    152,
    403,
    'Företaget är inte längre aktivt, så dess användare kan inte logga in. Kontakta oss.',
    'The company is no longer active, so its users cannot log in. Contact us.',
  ),
  'auth.tokenExpired': entry(
    109,
    401,
    'Inloggningen har gått ut. Logga in igen.',
    'The login has expired. Log in again.',
  ),
  'auth.tokenRevoked': entry(
    110,
    401,
    'Inloggningen gäller inte längre. Logga in igen.',
    'The login is no longer valid. Log in again.',
  ),
  'auth.headerInvalid': entry(
    111,
    401,
    'Authorization-huvudet är tomt eller har fel storlek.',
    'The authorization header is blank or of the wrong size.',
  ),
  'auth.noScopes': entry(112, 401, 'Inloggningen saknar behörigheter.', 'The token has no scopes.'),
  'pepper.invalid': entry(
    113,
    400,
    'Förfrågans signatur saknas, är fel eller för gammal.',
    'The signature of the request is missing, wrong or outdated.',
  ),
  'signature.replayed': entry(
    114,
    400,
    'Förfrågan har redan tagits emot en gång.',
    'The request has already been received once.',
  ),
  'auth.integrationInvalid': entry(
    115,
    401,
    'Integrationen finns inte eller är avslutad.',
    'The integration is wrong or canceled.',
  ),
  'auth.tokenInvalid': entry(116, 401, 'Inloggningen kan inte läsas.', 'The token cannot be read.'),
  // A step-up as in RFC 9470: the client logs in again.
  'auth.recentLoginRequired': entry(
    130,
    401,
    'Det här kräver att du nyss har loggat in. Logga in igen.',
    'This needs a recent login. Log in again.',
  ),
  // The second factor
  'auth.secondFactorRequired': entry(
    131,
    401,
    'Kontot har tvåstegsinloggning. Skicka också koden.',
    'The account has two-step login. Send the code too.',
  ),
  'auth.codeInvalid': entry(
    132,
    422,
    'Koden stämmer inte, har redan använts eller är för gammal.',
    'The code is wrong, has been used already, or is too old.',
  ),
  'auth.secondFactorSetUp': entry(
    133,
    403,
    'Kontot måste ha tvåstegsinloggning. Logga in på webbplatsen och ställ in den.',
    'The account must have two-step login. Log in on the website and set it up.',
  ),
  'auth.secondStepExpired': entry(
    134,
    401,
    'Inloggningen tog för lång tid. Logga in igen.',
    'The login took too long. Log in again.',
  ),
  'auth.secondFactorOfferExpired': entry(
    135,
    409,
    'Sidan har varit öppen för länge. Läs in den nya QR-koden.',
    'The page has been open for too long. Scan the new QR code.',
  ),
  'auth.secondFactorOn': entry(136, 409, 'Tvåstegsinloggning är redan på.', 'Two-step login is already on.'),
  'auth.secondFactorOff': entry(137, 409, 'Tvåstegsinloggning är inte på.', 'Two-step login is not on.'),
  'auth.secondFactorObliged': entry(
    138,
    409,
    'Ditt konto måste ha tvåstegsinloggning, så den kan inte stängas av.',
    'Your account must have two-step login, so it cannot be turned off.',
  ),
  // Duplicates
  'user.duplicateEmail': entry(201, 409, 'E-postadressen används redan.', 'The email address is already in use.'),
  'user.duplicateUsername': entry(202, 409, 'Användarnamnet är upptaget.', 'The username is taken.'),
  // Accounts
  'company.duplicateOrgNumber': entry(
    250,
    409,
    'Ett företag med det organisationsnumret finns redan, eller har ansökt.',
    'A company with that organisation number is here already, or has applied.',
  ),
  'user.passwordRules': entry(
    203,
    422,
    'Lösenordet ska ha 8–128 tecken, minst en stor bokstav, en liten bokstav och en siffra.',
    'The password needs 8–128 characters with at least one uppercase letter, one lowercase letter and one digit.',
  ),
  'user.passwordCommon': entry(
    204,
    422,
    'Lösenordet är lätt att gissa: det är vanligt eller är ditt namn. Välj ett annat.',
    'The password is easy to guess: it is a common one or your own name. Choose another.',
  ),
  'customer.orgNumber': entry(
    206,
    422,
    'Skriv ett giltigt organisations- eller momsnummer med 10 siffror.',
    'Enter a valid organisation or VAT number of 10 digits.',
  ),
  'user.usernameNotYours': entry(
    205,
    422,
    'Ett användarnamn med @ måste vara din egen e-postadress.',
    'A username with @ must be your own email address.',
  ),
  'user.tripsUpcoming': entry(
    220,
    409,
    'Kontot kan inte raderas medan det finns kommande resor. Det går tidigast {0}.',
    'The account cannot be deleted while trips are upcoming. It can from {0} at the earliest.',
  ),
  'user.lastTripRecent': entry(
    221,
    409,
    'Kontot kan raderas först 14 dagar efter den senaste resan, det vill säga {0}.',
    'The account can be deleted 14 days after the last trip at the earliest, that is, {0}.',
  ),
  'user.refundsOpen': entry(
    222,
    409,
    'Kontot kan inte raderas medan en återbetalning är på väg. Försök igen om några dagar.',
    'The account cannot be deleted while a refund is on its way. Try again in a few days.',
  ),
  'user.emailUnchanged': entry(
    207,
    422,
    'Det är redan kontots e-postadress.',
    'That is already the account’s email address.',
  ),
  // People that others administer
  'user.self': entry(
    260,
    403,
    'Det går inte att göra med ditt eget konto. Dina egna uppgifter ändrar du i din profil.',
    'This cannot be done with your own account. Change your own details in your profile.',
  ),
  'user.roleNotGivable': entry(
    261,
    403,
    'Du kan inte ge den rollen. Avtalskunders användare läggs upp av deras egen organisation, och kunder under Kunder.',
    'You cannot give that role. Users of deal customers are added by their own organisation, and customers under Customers.',
  ),
  'user.rolesTogether': entry(
    262,
    422,
    'Bara förare och bolagsadministratör kan kombineras. Övriga roller står ensamma.',
    'Only driver and company administrator can be combined. The other roles stand alone.',
  ),
  'user.companyMissing': entry(
    263,
    422,
    'Välj vilket bussbolag användaren hör till.',
    'Choose the bus company that the user belongs to.',
  ),
  'user.lastCompanyAdmin': entry(
    264,
    409,
    'Bussbolaget måste ha minst en aktiv administratör. Lägg till en annan först.',
    'The bus company must keep at least one active administrator. Add another one first.',
  ),
  'user.lastOwner': entry(
    265,
    409,
    'Systemet måste ha minst en aktiv systemägare.',
    'The system must keep at least one active system owner.',
  ),
  'user.driverIsPlanned': entry(
    266,
    409,
    'Föraren är planerad på {0} resor som inte är avslutade. Byt förare på dem först.',
    'The driver is assigned to {0} trips that are not finished. Assign another driver first.',
  ),
  // Not found
  'booking.notFound': entry(301, 404, 'Bokningen finns inte.', 'The booking was not found.'),
  'booking.notActive': entry(302, 409, 'Bokningen är inte längre aktiv.', 'The booking is no longer active.'),
  'booking.alreadyConfirmed': entry(303, 409, 'Bokningen är redan bekräftad.', 'The booking is already confirmed.'),
  'applicant.notFound': entry(350, 404, 'Ansökan finns inte.', 'The application was not found.'),
  'company.notFound': entry(304, 404, 'Bussbolaget finns inte.', 'The bus company was not found.'),
  'customer.notFound': entry(305, 404, 'Kunden finns inte.', 'The customer was not found.'),
  'user.notFound': entry(306, 404, 'Användaren finns inte.', 'The user was not found.'),
  'payment.notFound': entry(307, 404, 'Betalningen finns inte.', 'The payment was not found.'),
  'setting.notFound': entry(308, 404, 'Inställningen finns inte.', 'The setting was not found.'),
  'place.notFound': entry(309, 404, 'Vi hittar ingen plats som heter {0}.', 'We cannot find a place called {0}.'),
  'page.notFound': entry(310, 404, 'Sidan finns inte.', 'The page was not found.'),
  'integration.notFound': entry(370, 404, 'Integrationen finns inte.', 'The integration was not found.'),
  'event.notFound': entry(371, 404, 'Händelsen finns inte.', 'The event was not found.'),
  'priceList.missing': entry(311, 409, 'Prislista saknas för bussen.', 'The bus has no price list.'),
  'dealOrganisation.notFound': entry(353, 404, 'Organisationen finns inte.', 'The organisation was not found.'),
  'dealUnit.notFound': entry(354, 404, 'Enheten finns inte.', 'The unit was not found.'),
  'vehicle.notFound': entry(351, 404, 'Bussen finns inte.', 'The bus was not found.'),
  'occupancy.notFound': entry(352, 404, 'Bussens spärr finns inte.', 'The occupancy of the bus was not found.'),
  // Booking rules
  'booking.passengersExceedSeats': entry(
    401,
    422,
    'Antalet passagerare är fler än bussens {0} platser.',
    'There are more passengers than the bus has seats ({0}).',
  ),
  'booking.occupied': entry(
    402,
    409,
    'Bussen är inte längre ledig den tiden.',
    'The bus is no longer free at that time.',
  ),
  'booking.departureTooSoon': entry(
    403,
    422,
    'Avresan måste vara minst {0} dagar fram i tiden.',
    'Departure must be at least {0} days from now.',
  ),
  'booking.departurePast': entry(404, 422, 'Avresan måste vara i framtiden.', 'Departure must be in the future.'),
  'booking.returnPast': entry(405, 422, 'Hemresan måste vara i framtiden.', 'Return must be in the future.'),
  'booking.returnBeforeDeparture': entry(
    406,
    422,
    'Avresan kan inte vara senare än hemresan.',
    'Departure cannot be later than return.',
  ),
  'booking.returnTooEarly': entry(
    407,
    422,
    'Bussen hinner inte fram före hemresan. Tidigaste hemresa är {0}.',
    'The bus cannot arrive before the return. The earliest possible return is {0}.',
  ),
  'booking.changeTooLate': entry(
    408,
    409,
    'Resan kan inte ändras mindre än {0} dagar före avresan. Kontakta {1}.',
    'The trip cannot be changed less than {0} days before departure. Contact {1}.',
  ),
  'booking.cannotBookNow': entry(
    409,
    409,
    'Bussen kan inte bokas så kort inpå. Den måste kunna lämna sin startplats minst {0} timmar från nu.',
    'The bus cannot be booked at this time. It must leave its starting position at least {0} hours from now.',
  ),
  'booking.tripTooLong': entry(
    410,
    422,
    'Resan är längre än tillåten körtid eller längsta resa.',
    'The trip exceeds the maximum trip or driving duration.',
  ),
  'booking.startTooFar': entry(
    411,
    422,
    'Bussens startplats måste ligga inom {0} km från resans start.',
    'The vehicle start must lie within {0} km of the start of the trip.',
  ),
  'booking.noRoute': entry(
    412,
    422,
    'Det går inte att köra buss mellan platserna.',
    'No bus route is possible between the locations.',
  ),
  'route.unavailable': entry(
    420,
    503,
    'Vägtjänsten svarar inte. Försök igen om en stund.',
    'The road service does not answer. Try again in a moment.',
  ),
  'booking.tooManyHolds': entry(
    413,
    409,
    'Du håller redan {0} bussar. Betala eller släpp en av dem först.',
    'You already hold {0} buses. Pay for or release one of them first.',
  ),
  'booking.holdExpired': entry(
    414,
    409,
    'Tiden för att slutföra bokningen har gått ut. Bussen är släppt.',
    'The time to complete the booking has run out. The bus has been released.',
  ),
  'booking.offerExpired': entry(
    415,
    409,
    'Erbjudandet gäller inte längre. Sök igen för ett aktuellt pris.',
    'The offer is no longer valid. Search again for a current price.',
  ),
  'booking.offerInvalid': entry(
    416,
    400,
    'Erbjudandet kan inte läsas. Sök igen.',
    'The offer cannot be read. Search again.',
  ),
  'booking.quoteOnly': entry(
    417,
    409,
    'Resan kan inte bokas direkt. Begär offert.',
    'The trip cannot be booked directly. Request a quote.',
  ),
  'booking.termsNotAccepted': entry(418, 422, 'Godkänn villkoren för att fortsätta.', 'Accept the terms to continue.'),
  'booking.detailsMissing': entry(
    419,
    409,
    'Fyll i bokningens uppgifter innan du betalar.',
    'Fill in the details of the booking before you pay.',
  ),
  'booking.dayTripOneDay': entry(
    421,
    422,
    'En dagstur går ut och hem samma dag. Välj tur och retur för flera dagar.',
    'A day trip leaves and returns on one day. Choose a round trip for several days.',
  ),
  'booking.tooManyDays': entry(422, 422, 'Resan får vara högst {0} dagar.', 'The trip may take at most {0} days.'),
  'booking.sameStop': entry(423, 422, 'Två stopp i rad är samma plats.', 'Two stops in a row are the same place.'),
  'booking.notConfirmed': entry(
    424,
    409,
    'Kalenderfilen finns när bokningen är betald och klar.',
    'The calendar file is there once the booking is paid and confirmed.',
  ),
  'occupancy.conflict': entry(
    451,
    409,
    'Bussen är redan bokad under den tiden.',
    'The time conflicts with another occupancy of the bus.',
  ),
  'occupancy.externalIdUsed': entry(
    452,
    409,
    'Spärren {0} gäller redan en annan buss.',
    'The lock {0} is already used for another bus.',
  ),
  // Cancellation
  'booking.cannotCancelStarted': entry(
    501,
    409,
    'Bokningen kan inte avbokas eftersom resan har startat.',
    'The booking cannot be cancelled because the trip has started.',
  ),
  'booking.cannotCancelCanceled': entry(502, 409, 'Bokningen är redan avbokad.', 'The booking is already cancelled.'),
  'booking.cannotCancelRemainder': entry(
    503,
    409,
    'De andra bussarna rymmer inte alla passagerare. Avboka hela köpet i stället.',
    'The other buses do not hold all passengers. Cancel the whole purchase instead.',
  ),
  'booking.feeChanged': entry(
    504,
    409,
    'Avbokningsavgiften har ändrats sedan sidan visades. Läs igenom och bekräfta igen.',
    'The cancellation fee has changed since the page was shown. Read it and confirm again.',
  ),
  'cancellation.hours': entry(
    505,
    422,
    'Antalet timmar ska vara mellan {0} och {1}.',
    'The number of hours must be between {0} and {1}.',
  ),
  'cancellation.percent': entry(
    506,
    422,
    'Avgiften ska vara mellan {0} och {1} procent.',
    'The fee must be between {0} and {1} percent.',
  ),
  'cancellation.sameHours': entry(
    507,
    422,
    'Det finns redan ett avgiftssteg för {0} timmar.',
    'There already is a fee for {0} hours.',
  ),
  'cancellation.percentRises': entry(
    508,
    422,
    'Avgiften får inte vara högre längre före avresan än nära den.',
    'The fee may not be higher long before departure than close to it.',
  ),
  'cancellation.aboveMinimum': entry(
    509,
    422,
    'Avgiften måste vara högre än den lägsta tillåtna, {0} procent vid {1} timmar.',
    'The fee must be above the lowest allowed, {0} percent at {1} hours.',
  ),
  // Payment
  'payment.closed': entry(601, 409, 'Betalningen är redan avslutad.', 'The payment is already closed.'),
  'payment.unavailable': entry(
    602,
    503,
    'Betaltjänsten svarar inte. Försök igen om en stund.',
    'The payment service does not answer. Try again in a moment.',
  ),
  'payment.cardOff': entry(603, 409, 'Kortbetalning är avstängd just nu.', 'Card payment is turned off at the moment.'),
  'payment.stillOpen': entry(
    604,
    409,
    'En betalning är redan öppen. Avsluta den först.',
    'A payment is already open. Finish it first.',
  ),
  'payment.noReceipt': entry(
    605,
    409,
    'Det finns inget kvitto: köpet är inte betalt.',
    'There is no receipt: the purchase has not been paid.',
  ),
  // Transitions and input
  'applicant.decided': entry(763, 409, 'Ansökan är redan avgjord.', 'The application has already been decided.'),
  'company.upcomingTrips': entry(
    760,
    409,
    'Företaget har resor till {0} och kan inte inaktiveras förrän de är slut.',
    'The company has trips until {0} and cannot be deactivated before they have ended.',
  ),
  'company.changedMeanwhile': entry(
    761,
    409,
    'Någon annan har ändrat företagets uppgifter medan du redigerade. Läs in sidan igen och gör om din ändring.',
    'Somebody else has changed the company’s details while you were editing. Load the page again and redo your change.',
  ),
  'company.unknownCountry': entry(
    762,
    422,
    'Välj minst ett land ur listan.',
    'Choose at least one country from the list.',
  ),
  'state.notAllowed': entry(
    701,
    409,
    'Det går inte att göra i det här läget ({0}).',
    'That is not possible in this state ({0}).',
  ),
  'setting.fromPast': entry(
    771,
    422,
    'Ett nytt värde kan tidigast gälla från i dag.',
    'A new value can count from today at the earliest.',
  ),
  'page.slugTaken': entry(772, 409, 'Det finns redan en sida med den adressen.', 'There is a page with that address.'),
  'page.reserved': entry(
    773,
    409,
    'Sidan hör till tjänsten. Den kan ändras men inte döljas eller tas bort.',
    'The page belongs to the service. It can be changed, but not hidden or removed.',
  ),
  'integration.alreadyMade': entry(
    774,
    409,
    'Integrationen är redan skapad. Hemligheten visas bara en gång: byt den om den inte sparades.',
    'The integration has already been created. Its secret is shown only once: replace it if it was not saved.',
  ),
  'integration.externalIdTaken': entry(
    775,
    409,
    'En annan aktiv integration har redan det externa id:t.',
    'Another active integration has that external id.',
  ),
  'input.invalid': entry(702, 400, 'Uppgifterna kan inte läsas.', 'The input cannot be read.'),
  'input.changedMeanwhile': entry(
    720,
    409,
    'Någon annan har ändrat uppgifterna medan du skrev. Jämför med det som är sparat nu och spara igen.',
    'Somebody else has changed this while you were typing. Compare with what is saved now, and save again.',
  ),
  'service.busy': entry(
    703,
    503,
    'Tjänsten är upptagen. Försök igen om en stund.',
    'The service is busy. Try again in a moment.',
  ),
  'request.methodNotAllowed': entry(704, 405, 'Metoden stöds inte här.', 'The method is not supported here.'),
  'request.unsupportedMediaType': entry(
    705,
    415,
    'Formatet stöds inte. Skicka JSON.',
    'Unsupported media type. Send JSON.',
  ),
  'request.tooLarge': entry(706, 413, 'Förfrågan är för stor.', 'The request is too large.'),
  'request.crossSite': entry(707, 403, 'Förfrågan kom från en annan webbplats.', 'The request came from another site.'),
  'request.tooMany': entry(
    708,
    429,
    'För många förfrågningar. Vänta {0} sekunder och försök igen.',
    'Too many requests. Wait {0} seconds and try again.',
  ),
  'idempotency.keyReused': entry(
    709,
    409,
    'Samma Idempotency-Key har använts för en annan förfrågan.',
    'The same Idempotency-Key was used for another request.',
  ),
  'idempotency.inProgress': entry(
    710,
    409,
    'Samma förfrågan behandlas redan. Försök igen om en stund.',
    'The same request is already being handled. Try again in a moment.',
  ),
  // Deal organisations
  'organisation.required': entry(
    900,
    400,
    'Ange i X-Organization-Id vilken organisation du agerar för.',
    'Say in X-Organization-Id which organisation you act for.',
  ),
  'dealOrganisation.duplicateOrgNumber': entry(
    901,
    409,
    'Det finns redan en organisation med det organisationsnumret.',
    'There already is an organisation with that organisation number.',
  ),
  'dealUnit.duplicateName': entry(
    902,
    409,
    'Det finns redan en enhet som heter {0} där.',
    'There already is a unit called {0} there.',
  ),
  'dealUnit.topStays': entry(903, 409, 'Toppenheten kan inte tas bort.', 'The top unit cannot be removed.'),
  'dealUnit.keepsAdmin': entry(
    904,
    409,
    'Toppenheten måste ha minst en administratör.',
    'The top unit must keep at least one administrator.',
  ),
  'dealUnit.inUse': entry(
    905,
    409,
    'Enheten kan inte tas bort: den har underenheter eller användare.',
    'The unit cannot be removed: it has units under it or users in it.',
  ),
  // Integrations
  'webhook.addressInvalid': entry(
    841,
    422,
    'Adressen ska börja med https:// och gå till en allmän server, utan användarnamn och lösenord.',
    'The address must begin with https:// and lead to a public server, without a username or password.',
  ),
  'webhook.needsEvents': entry(
    842,
    422,
    'Välj minst en händelse att skicka, eller ta bort adressen.',
    'Choose at least one event to send, or take the address away.',
  ),
  'webhook.notFound': entry(843, 404, 'Utskicket finns inte.', 'The delivery was not found.'),
  'webhook.notFailed': entry(
    844,
    409,
    'Utskicket har inte misslyckats och skickas inte om.',
    'The delivery has not failed and is not sent again.',
  ),
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorKey = keyof typeof catalogue;

/** The catalogue's text in one language, with its params filled in. */
export function errorText(key: ErrorKey, params: readonly (string | number)[], language: 'sv' | 'en'): string {
  return catalogue[key][language].replace(/\{(\d)\}/g, (_, index: string) => String(params[Number(index)] ?? ''));
}
