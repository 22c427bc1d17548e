import { data } from '@remix-run/node';
import type * as z from 'zod/mini';
import { describePlace, type Place, type PlaceLanguage, resolvePicked } from '@bff/domain/places';
import { DomainError } from '@bff/domain/shared/errors';
import { textOf } from '#fields/schemas';
import { type FormReply, parseForm, readForm } from '~/forms/parse-form.server';
import { saveForm } from '~/forms/save-form.server';
import { localeOf } from '~/i18n/i18n';
import type { PlaceChoice } from './place-choice';

interface Placed {
  place: string;
  placeId: string;
}

type Refusal = ReturnType<typeof data<FormReply>>;

interface Saving<Value, Result, Done> {
  /** Whether the form needs a place at all, if not every one does. */
  isPlaced?: (value: Value) => boolean;
  run: (value: Value, place: Place | undefined) => Promise<Result>;
  done: (result: Result, value: Value) => Done | Promise<Done>;
}

/**
 * `saveForm` for a form with a place (`PlaceInput`): the text is looked up first. If it may mean several places, the form is shown again
 * with those to choose from, so that it works without scripts too.
 */
export async function savePlacedForm<Value extends Placed, Result, Done>(
  request: Request,
  schema: z.ZodMiniType<Value>,
  { isPlaced, run, done }: Saving<Value, Result, Done>,
) {
  const form = await readForm(request);
  const typed = await parseForm(form, schema);
  if (!typed.ok) return isPlaced ? typed.reply() : withUnknownPlace(form, typed.reply(), localeOf(request));
  const save = (place?: Place) => saveForm(request, schema, { form, run: (value) => run(value, place), done });
  if (isPlaced && !isPlaced(typed.value)) return save();
  const { place, reply, init } = await findPlace(request, typed);
  return place ? save(place) : data(reply, init);
}

/** A place that nobody knows is told together with what else is wrong. One that may mean several is asked about once the rest is right. */
async function withUnknownPlace(form: FormData, { data: reply, init }: Refusal, language: PlaceLanguage) {
  const [place, placeId] = [textOf(form.get('place')), textOf(form.get('placeId'))];
  const meant = place && !reply.error?.['place'] ? await resolvePicked(place, placeId, language) : undefined;
  if (!place || meant?.kind !== 'none') return data(reply, init ?? {});
  return data({ ...reply, error: { ...reply.error, place: [`place.notFound,${nameIn(place)}`] } }, init ?? {});
}

interface Asked {
  value: Placed;
  refused: (error: DomainError) => ReturnType<typeof data<FormReply>>;
}

/** The place that a form means; or the form again, with a choice of places if it may mean several. */
export async function findPlace(request: Request, { value, refused }: Asked) {
  const language = localeOf(request);
  const meant = await resolvePicked(value.place, value.placeId, language);
  if (meant.kind === 'one') return { place: meant.place };
  const isNone = meant.kind === 'none';
  const error = new DomainError(isNone ? 'place.notFound' : 'place.several', [nameIn(value.place)], 'place');
  const { data: reply, init } = refused(error);
  return {
    reply: isNone ? reply : { ...reply, places: meant.places.map((place) => choiceOf(place, meant.places, language)) },
    init: init ?? {},
  };
}

const nameIn = (text: string): string => text.split(/[,(]/)[0]!.trim();

const choiceOf = (place: Place, among: readonly Place[], language: PlaceLanguage): PlaceChoice => ({
  id: place.id,
  name: place.name,
  detail: describePlace(place, among, language),
});
