// Traces: S8-104, S8-105, S8-106, S8-117, S8-118, S8-119, S8-120, S8-121, S8-122, S8-123, S8-197, S8-267, S8-310
import { type Catalogue, entry } from './entry';

/** Answers that any form or call can get. */
export const requestsErrors = {
  'state.notAllowed': entry(
    701,
    409,
    'Det går inte att göra i det här läget ({0}).',
    'That is not possible in this state ({0}).',
  ),
  'input.invalid': entry(702, 400, 'Uppgifterna kan inte läsas.', 'The details cannot be read.'),
  'input.changedMeanwhile': entry(
    720,
    409,
    'Någon annan har ändrat uppgifterna medan du skrev. Jämför med det som är sparat nu och spara igen.',
    'Someone else has changed this while you were typing. Compare with what is saved now, and save again.',
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
  'request.lengthRequired': entry(
    850,
    411,
    'Förfrågans längd saknas. Skicka Content-Length.',
    'The length of the request is missing. Send Content-Length.',
  ),
  'request.preconditionFailed': entry(
    870,
    412,
    'Uppgifterna har ändrats sedan de hämtades. Hämta dem igen och gör om ändringen.',
    'This has changed since it was fetched. Fetch it again and redo the change.',
  ),
  'request.tooLarge': entry(706, 413, 'Förfrågan är för stor.', 'The request is too large.'),
  'request.crossSite': entry(707, 403, 'Förfrågan kom från en annan webbplats.', 'The request came from another site.'),
  'request.tooMany': entry(
    708,
    429,
    'För många förfrågningar. Vänta {0:wait} och försök igen.',
    'Too many requests. Wait {0:wait} and try again.',
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
} as const satisfies Catalogue;
