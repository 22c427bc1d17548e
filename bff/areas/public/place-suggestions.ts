import { Hono } from 'hono';
import { suggestPlaces } from '@bff/domain/places';
import { isLanguage } from '@bff/edge/locale';

/** `GET /{locale}/places.json?q=upps`: suggestions for the place field. Public data, so it may be cached for a while. */
export const placeSuggestions = new Hono();

const MAX_QUERY = 80;
/** After a name that is near what was typed. */
const DID_YOU_MEAN = { sv: 'Menade du den?', en: 'Did you mean this?' } as const;

placeSuggestions.get('/:locale/places.json', async (c, next) => {
  const language = c.req.param('locale');
  if (!isLanguage(language)) return next();
  const text = (c.req.query('q') ?? '').slice(0, MAX_QUERY).trim();
  const places = text ? await suggestPlaces(text, { limit: 8, language }) : [];
  return c.json(
    places.map(({ place, text: label, detail, isNear }) => ({
      id: place.id,
      label,
      detail: isNear ? `${DID_YOU_MEAN[language]} ${detail}` : detail,
    })),
    200,
    { 'cache-control': 'public, max-age=3600' },
  );
});
