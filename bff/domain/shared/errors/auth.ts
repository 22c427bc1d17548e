// Traces: S8-002, S8-008, S8-009, S8-010, S8-011, S8-012, S8-013, S8-014, S8-015, S8-016, S8-017, S8-018, S8-080,
// S8-081, S8-082, S8-112, S8-113, S8-150, S8-241, S8-242, S8-243, S8-244, S8-245, S8-246, S8-247, S8-248, S8-249
import { type Catalogue, entry } from './entry';

/** Logging in, sessions, second factor, and request authentication. */
export const authErrors = {
  'auth.invalidCredentials': entry(
    101,
    401,
    'Fel användarnamn, e-postadress eller lösenord. Försök igen eller välj ett nytt lösenord.',
    'The username, email address or password is wrong. Try again, or choose a new password.',
  ),
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
    'För många försök. Vänta {0:wait} och försök igen.',
    'Too many attempts. Wait {0:wait} and try again.',
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
    'The authorization header is blank or the wrong size.',
  ),
  'auth.noScopes': entry(112, 401, 'Inloggningen saknar behörigheter.', 'The token has no scopes.'),
  'pepper.invalid': entry(
    113,
    400,
    'Förfrågans signatur saknas, är fel eller för gammal.',
    'The signature of the request is missing, wrong or outdated.',
  ),
  'signature.replayed': entry(114, 400, 'Förfrågan har redan tagits emot.', 'The request has already been received.'),
  'auth.integrationInvalid': entry(
    115,
    401,
    'Integrationen finns inte eller är avslutad.',
    'The integration does not exist or has ended.',
  ),
  'auth.tokenInvalid': entry(116, 401, 'Inloggningen kan inte läsas.', 'The token cannot be read.'),
  // A step-up as in RFC 9470: the client has to log in again.
  'auth.recentLoginRequired': entry(
    130,
    401,
    'Det här kräver att du nyss har loggat in. Logga in igen.',
    'This needs a recent login. Log in again.',
  ),
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
} as const satisfies Catalogue;
