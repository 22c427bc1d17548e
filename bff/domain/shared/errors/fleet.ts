// Traces: S8-022, S8-032, S8-034, S8-039, S8-060, S8-061, S8-062, S8-063, S8-075, S8-180, S8-181, S8-182, S8-350, S8-352, S8-353, S8-354, S8-355,
// S8-356, S8-357, S8-358, S8-359
import { type Catalogue, entry } from './entry';

/** Vehicles, drivers, and what they cost. */
export const fleetErrors = {
  'priceList.missing': entry(311, 409, 'Prislista saknas för bussen.', 'The bus has no price list.'),
  'vehicle.notFound': entry(351, 404, 'Bussen finns inte.', 'The bus was not found.'),
  'occupancy.notFound': entry(352, 404, 'Bussens spärr finns inte.', 'The occupancy of the bus was not found.'),
  'depot.notFound': entry(355, 404, 'Depån finns inte.', 'The depot was not found.'),
  'startingPosition.notFound': entry(
    356,
    404,
    'Den tillfälliga startplatsen finns inte.',
    'The temporary starting position was not found.',
  ),
  'startingPosition.overlap': entry(
    453,
    409,
    'Bussen har redan en annan startplats under den tiden: {0} till {1}.',
    'The bus already has another starting position at that time: {0} until {1}.',
  ),
  'startingPosition.order': entry(
    454,
    422,
    'Tiden till och med måste vara senare än tiden från.',
    'The time until must be later than the time from.',
  ),
  'startingPosition.past': entry(
    455,
    422,
    'Tiden är redan slut. Välj en som inte är över.',
    'The time is over already. Choose one that is not.',
  ),
  'startingPosition.nowhere': entry(
    456,
    422,
    'Välj en depå, eller skriv en annan plats.',
    'Choose a depot, or type another place.',
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
  'vehicle.duplicateRegistration': entry(
    1001,
    409,
    'Det finns redan en buss med det registreringsnumret.',
    'There already is a bus with that registration number.',
  ),
  'vehicle.duplicateExternalId': entry(
    1003,
    409,
    'En annan av era bussar har redan det id:t.',
    'Another one of your buses already has that id.',
  ),
  'vehicle.maxPassengers': entry(
    1004,
    422,
    'Högsta antal passagerare kan inte vara lägre än antalet sittplatser ({0}).',
    'The most passengers cannot be fewer than the seats ({0}).',
  ),
  'vehicle.wheelchairPlaces': entry(
    1005,
    422,
    'Rullstolsplatserna kan inte vara fler än högsta antal passagerare ({0}).',
    'The wheelchair places cannot be more than the most passengers ({0}).',
  ),
  'driver.notFound': entry(1012, 404, 'Föraren finns inte.', 'The driver was not found.'),
  'startPoint.inUse': entry(
    1024,
    409,
    'Startplatsen kan inte tas bort: bussar utgår från den.',
    'The start point cannot be removed: buses start from it.',
  ),
  'vehicle.activeBookings': entry(
    1025,
    409,
    'Bussen kan inte tas bort: den har aktiva bokningar.',
    'The bus cannot be removed: it has active bookings.',
  ),
  'vehicle.activeQuotes': entry(
    1026,
    409,
    'Bussen kan inte tas bort: den finns i aktiva offerter.',
    'The bus cannot be removed: it is in active quotes.',
  ),
  'vehicle.temporaryStarts': entry(
    1027,
    409,
    'Bussen kan inte tas bort: den har tillfälliga startplatser.',
    'The bus cannot be removed: it has temporary start points.',
  ),
  'driver.activeJourney': entry(
    1047,
    409,
    'Föraren har redan en pågående körning.',
    'The driver already has an active journey.',
  ),
} as const satisfies Catalogue;
