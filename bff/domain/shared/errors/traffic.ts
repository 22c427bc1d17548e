// Traces: S8-027, S8-037, S8-059, S8-064, S8-066, S8-074, S8-076, S8-615, S8-616, S8-617, S8-618, S8-619, S8-640, S8-641, S8-658, S8-699
import { type Catalogue, entry } from './entry';

/** Journeys, lines and timetables. */
export const trafficErrors = {
  'journey.notFound': entry(1011, 404, 'Körningen finns inte.', 'The journey was not found.'),
  'deviation.notFound': entry(1014, 404, 'Avvikelsen finns inte.', 'The incident was not found.'),
  'deviation.closed': entry(
    1082,
    409,
    'Avvikelsen kan inte ändras längre: den är färdigbehandlad.',
    'The incident can no longer be changed: it has been dealt with.',
  ),
  'deviation.notPriced': entry(
    1083,
    409,
    'Ange vad avvikelsen kostar innan du begär faktura.',
    'State what the incident costs before you request an invoice.',
  ),
  'errorCause.inUse': entry(
    1023,
    409,
    'Felorsaken kan inte tas bort: den används.',
    'The error cause cannot be removed: it is in use.',
  ),
  'line.inUse': entry(
    1028,
    409,
    'Linjen kan inte tas bort: en tidtabell använder den.',
    'The line cannot be removed: a timetable uses it.',
  ),
  'timetableDay.booked': entry(
    1030,
    409,
    'Dagen kan inte tas bort ur tidtabellen: den har en bokning.',
    'The day cannot be removed from the timetable: it has a booking.',
  ),
  'rating.alreadyGiven': entry(1046, 409, 'Resan är redan betygsatt.', 'The trip has already been rated.'),
  'rating.tooEarly': entry(
    1071,
    409,
    'Resan kan betygsättas när den är slut.',
    'The trip can be rated when it has ended.',
  ),
  'journey.notRunning': entry(
    1072,
    409,
    'Positionen delas bara medan körningen pågår.',
    'The position is shared only while the journey is running.',
  ),
  'missingBus.tooEarly': entry(
    1073,
    409,
    'Tidigast {0:moment} kan du meddela att bussen inte kom.',
    'From {0:moment} you can report that the bus did not arrive.',
  ),
  'missingBus.notNow': entry(
    1074,
    409,
    'Det går inte längre: resan har startat, är slut eller är avbokad.',
    'That is no longer possible: the trip has started, is over or is cancelled.',
  ),
  'missingBus.answeredBefore': entry(
    1075,
    409,
    'Ni har redan svarat en gång att bussen är på väg. Rapportera nu att körningen har startat.',
    'You have already replied once that the bus is on its way. Now report that the journey has started.',
  ),
  'journey.tooEarly': entry(
    1070,
    409,
    'Det är för tidigt att starta körningen. Den kan startas från {0:moment}.',
    'It is too early to start the journey. It can be started from {0:moment}.',
  ),
  'journey.notTakenBack': entry(
    1102,
    409,
    'Rapporten går inte att ångra längre. Beskriv felet i en avvikelse.',
    'The report can no longer be undone. Describe the mistake in an incident.',
  ),
  'journey.isReported': entry(
    1139,
    409,
    'Hur resan gick går bara att skriva in när ingen har rapporterat det och resan inte är avbokad.',
    'How the trip went can only be recorded when nobody has reported it and the trip is not cancelled.',
  ),
  'journey.notPaid': entry(
    1048,
    409,
    'Körningen kan inte starta: resan är inte betald.',
    'The journey cannot start: the trip has not been paid for.',
  ),
} as const satisfies Catalogue;
