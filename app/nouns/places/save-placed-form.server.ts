import { data } from '@remix-run/node';
import type * as z from 'zod/mini';
import { getPlace, type Place, type PlaceLanguage, type PlaceResolution, resolvePlace } from '@bff/domain/places';
import { DomainError } from '@bff/domain/shared/errors';
import { parseForm, readForm } from '~/forms/parse-form.server';
import { saveForm } from '~/forms/save-form.server';
import { localeOf } from '~/i18n/i18n';
import type { PlaceChoice } from './place-choice';

interface Placed {
  place: string;
  placeId: string;
}

interface Saving<Value, Result, Done> {
  /** Whether the form is about a place at all. */
  isPlaced?: (value: Value) => boolean;
  run: (value: Value, place: Place | undefined) => Promise<Result>;
  done: (result: Result, value: Value) => Done | Promise<Done>;
}

/**
 * `saveForm` for a form with a place (`PlaceInput`): the text is looked up first. Where several places are meant by it, the form is shown again
 * with these to choose from, so that it can be done without scripts too.
 */
export async function savePlacedForm<Value extends Placed, Result, Done>(
  request: Request,
  schema: z.ZodMiniType<Value>,
  { isPlaced = () => true, run, done }: Saving<Value, Result, Done>,
) {
  const form = await readForm(request);
  const typed = await parseForm(form, schema);
  if (!typed.ok) return typed.reply();
  const save = (place?: Place) => saveForm(request, schema, { form, run: (value) => run(value, place), done });
  if (!isPlaced(typed.value)) return save();
  const { place: text } = typed.value;
  const meant = await placeMeant(typed.value, localeOf(request));
  const name = nameIn(text);
  if (meant.kind === 'none') return typed.refused(new DomainError('place.notFound', [name], 'place'));
  if (meant.kind === 'one') return save(meant.place);
  const refused = typed.refused(new DomainError('place.several', [name], 'place'));
  return data({ ...refused.data, places: meant.places.map(choiceOf) }, refused.init ?? {});
}

const nameIn = (text: string): string => text.split(/[,(]/)[0]!.trim();

const choiceOf = ({ id, name, kind, municipality, county, country }: Place): PlaceChoice => ({
  ...{ id, name, kind },
  detail: [municipality, county, country].filter(Boolean).join(', '),
});

/** The place that was picked, unless another name was typed after that; else what the text means. */
async function placeMeant({ place, placeId }: Placed, language: PlaceLanguage): Promise<PlaceResolution> {
  const picked = placeId ? await getPlace(placeId, language) : undefined;
  const isStillNamed = picked?.name.toLocaleLowerCase('sv').startsWith(nameIn(place).toLocaleLowerCase('sv'));
  return picked && isStillNamed ? { kind: 'one', place: picked } : resolvePlace(place, language);
}
