// Traces: S8-019, S8-020, S8-031, S8-067, S8-068, S8-083, S8-084, S8-086, S8-151, S8-240, S8-250, S8-251, S8-252,
// S8-253, S8-260, S8-261, S8-262, S8-263, S8-264, S8-265, S8-266
import { type Catalogue, entry } from './entry';

/** Accounts, including those that others administer. */
export const usersErrors = {
  'user.invitationAccepted': entry(
    151,
    409,
    'Användaren har redan valt ett lösenord, eller är avstängd.',
    'The user has already chosen a password, or the account is closed.',
  ),
  'user.duplicateEmail': entry(201, 409, 'E-postadressen används redan.', 'The email address is already in use.'),
  'user.duplicateUsername': entry(202, 409, 'Användarnamnet är upptaget.', 'The username is taken.'),
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
  'user.usernameNotYours': entry(
    205,
    422,
    'Ett användarnamn med @ måste vara din egen e-postadress.',
    'A username with @ must be your own email address.',
  ),
  'user.tripsUpcoming': entry(
    220,
    409,
    'Kontot kan inte raderas så länge det finns kommande resor. Det går tidigast {0:moment}.',
    'The account cannot be deleted while there are upcoming trips. The earliest possible time is {0:moment}.',
  ),
  'user.lastTripRecent': entry(
    221,
    409,
    'Kontot kan raderas först 14 dagar efter den senaste resan, det vill säga {0:moment}.',
    'The account can be deleted 14 days after the last trip at the earliest, that is, at {0:moment}.',
  ),
  'user.refundsOpen': entry(
    222,
    409,
    'Kontot kan inte raderas medan en återbetalning är på väg. Försök igen om några dagar.',
    'The account cannot be deleted while a refund is on its way. Try again in a few days.',
  ),
  'user.deletionNotAsked': entry(
    223,
    409,
    'Kontot väntar inte på att raderas.',
    'The account is not waiting to be deleted.',
  ),
  'user.awaitsDeletion': entry(
    224,
    409,
    'Kontot ska raderas när det går, så du kan inte boka något nytt. Vill du boka väljer du i profilen att behålla kontot.',
    'The account will be deleted when possible, so you cannot make new bookings. If you want to book, choose to keep the account in your profile.',
  ),
  'user.sealNotFound': entry(
    225,
    404,
    'Det finns inga förseglade uppgifter om kunden.',
    'There is no sealed record of the customer.',
  ),
  'user.emailUnchanged': entry(
    207,
    422,
    'Det är redan kontots e-postadress.',
    'That is already the account’s email address.',
  ),
  'user.self': entry(
    260,
    403,
    'Det går inte att göra med ditt eget konto. Dina egna uppgifter ändrar du i din profil.',
    'This cannot be done with your own account. Change your own details in your profile.',
  ),
  'user.roleNotGivable': entry(
    261,
    403,
    'Du kan inte ge den rollen. Avtalskunders användare läggs till av deras egen organisation, och kunder under Kunder.',
    'You cannot give that role. Users of contract customers are added by their own organisation, and customers under Customers.',
  ),
  'user.rolesTogether': entry(
    262,
    422,
    'Bara förare och bolagsadministratör kan kombineras. Övriga roller kan inte kombineras.',
    'Only driver and company administrator can be combined. Other roles cannot be combined.',
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
  'user.notFound': entry(306, 404, 'Användaren finns inte.', 'The user was not found.'),
} as const satisfies Catalogue;
