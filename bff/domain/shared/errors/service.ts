// Traces: S8-035, S8-065, S8-077, S8-079, S8-303, S8-304, S8-305, S8-306, S8-340, S8-341, S8-342, S8-343
import { type Catalogue, entry } from './entry';

/** Settings, content pages, images and the event log. */
export const serviceErrors = {
  'setting.notFound': entry(308, 404, 'Inställningen finns inte.', 'The setting was not found.'),
  'page.notFound': entry(310, 404, 'Sidan finns inte.', 'The page was not found.'),
  'event.notFound': entry(371, 404, 'Händelsen finns inte.', 'The event was not found.'),
  'setting.fromPast': entry(
    771,
    422,
    'Ett nytt värde kan tidigast gälla från i dag.',
    'A new value can apply from today at the earliest.',
  ),
  'page.slugTaken': entry(
    772,
    409,
    'Det finns redan en sida med den adressen.',
    'There is already a page with that address.',
  ),
  'page.reserved': entry(
    773,
    409,
    'Sidan hör till tjänsten. Den kan ändras men inte döljas eller tas bort.',
    'The page belongs to the service. It can be changed, but not hidden or removed.',
  ),
  'event.inUse': entry(
    1029,
    409,
    'Evenemanget kan inte tas bort: det används.',
    'The event cannot be removed: it is in use.',
  ),
  'image.tooLarge': entry(
    1049,
    413,
    'Bilden är för stor. Den får vara högst {0} MB.',
    'The image is too large. It may be no more than {0} MB.',
  ),
  'image.missing': entry(893, 422, 'Välj en bild.', 'Choose an image.'),
  'image.unsupportedType': entry(
    890,
    422,
    'Bilden ska vara en JPEG- eller PNG-fil.',
    'The image must be a JPEG or PNG file.',
  ),
  'image.damaged': entry(
    891,
    422,
    'Bilden går inte att läsa. Spara den på nytt och försök igen.',
    'The image cannot be read. Save it again and try once more.',
  ),
  'image.tooManyPixels': entry(
    892,
    422,
    'Bilden har för många bildpunkter. Den får ha högst {0} miljoner.',
    'The image has too many pixels. It may have no more than {0} million.',
  ),
} as const satisfies Catalogue;
