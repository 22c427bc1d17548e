import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import type { PriceListKind } from '@states/price-list-kinds';
import {
  addPriceList,
  editPriceList,
  type OwnScope,
  priceListSubjects,
  removePriceList,
  seePriceList,
} from '@bff/domain/pricing';
import type { UserActor } from '@bff/domain/shared/actor';
import { DomainError } from '@bff/domain/shared/errors';
import { toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { asSent } from '~/forms/as-sent';
import type { FormValues } from '~/forms/fields';
import { readForm } from '~/forms/parse-form.server';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { rowId } from '~/http/row-id';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { confirmationSchema } from '~/screens/confirmation';
import { confirmation } from '~/screens/confirmation.server';
import { companyOf } from '../company-of.server';
import { exampleOf, savedFlash, showExample, usualTrip } from '~/nouns/price-lists/example.server';
import { priceListForm } from '~/nouns/price-lists/price-list-form';
import { addressOf, listOf } from './price-list-place';
import { plainUnits, priceListValues } from '~/nouns/price-lists/price-list-values';

interface Which {
  kind: PriceListKind;
  scope: OwnScope;
}

const exampleIn = (request: Request, actor: UserActor, which: Which, id: number | null) => ({
  ...which,
  id,
  companyId: companyOf(actor),
  locale: localeOf(request),
});

/** What a form of that kind needs besides its values: whom an exception can be for, and the example for the form's prices. */
async function formParts(request: Request, actor: UserActor, which: Which, values: FormValues, id: number | null) {
  const { kind, scope } = which;
  const subjects = scope === 'exception' ? await priceListSubjects(actor, kind, companyOf(actor)) : [];
  const example = await exampleOf(actor, exampleIn(request, actor, which, id), asSent(values));
  return { subjects, values, example };
}

/** A new list starts today, with an example trip from the company's home town. */
export async function loadNewPriceList({ request }: LoaderFunctionArgs, which: Which) {
  const { kind, scope } = which;
  const actor = await requireActor(request);
  const t = translator(request);
  const values: FormValues = {
    name: scope === 'basic' ? t('prices:basicName') : '',
    validFrom: toLocalDate(clock.now()),
    validTo: '',
    subjects: [],
    ...plainUnits(kind),
    ...(await usualTrip(actor, companyOf(actor), localeOf(request))),
  };
  const parts = await formParts(request, actor, which, await withDraft(request, values), null);
  return data({ title: t(`prices:add.${scope}.${kind}`), id: null, revision: '', saved: {}, ...parts });
}

export async function addNewPriceList({ request }: ActionFunctionArgs, which: Which) {
  const { kind, scope } = which;
  const actor = await requireActor(request);
  const companyId = companyOf(actor);
  const form = await readForm(request);
  if (form.has('example')) return showExample(actor, exampleIn(request, actor, which, null), form);
  return saveForm(request, priceListForm(kind, scope), {
    form,
    run: ({ list, unitsConfirmed }) => addPriceList(actor, { kind, scope, companyId, list, unitsConfirmed }),
    done: async (id, { list }) => {
      const { key, ...flash } = await savedFlash(actor, { ...which, companyId, id }, list, 'prices:flash.added');
      return redirectWithFlash(request, listOf(kind), key, flash);
    },
  });
}

const idIn = ({ params }: Pick<LoaderFunctionArgs, 'params'>) => rowId(params['id'], 'priceList.notFound');

export async function loadPriceList(args: LoaderFunctionArgs, which: Which) {
  const { request } = args;
  const actor = await requireActor(request);
  const companyId = companyOf(actor);
  const { list, revision } = await seePriceList(actor, { ...which, companyId, id: idIn(args) });
  const saved = priceListValues(list, localeOf(request));
  const trip = await usualTrip(actor, companyId, localeOf(request));
  const values = await withDraft(request, { ...saved, ...trip });
  const parts = await formParts(request, actor, which, values, list.id);
  return data({ title: list.name, id: list.id, revision, saved, ...parts });
}

export async function savePriceList(args: ActionFunctionArgs, which: Which) {
  const { request } = args;
  const { kind, scope } = which;
  const actor = await requireActor(request);
  const id = idIn(args);
  const companyId = companyOf(actor);
  await seePriceList(actor, { ...which, companyId, id });
  const form = await readForm(request);
  if (form.has('example')) return showExample(actor, exampleIn(request, actor, which, id), form);
  return saveForm(request, priceListForm(kind, scope), {
    form,
    run: ({ list, unitsConfirmed, revision }) =>
      editPriceList(actor, { id, kind, scope, companyId, list, unitsConfirmed, revision }),
    done: async (_, { list }) => {
      const { key, ...flash } = await savedFlash(actor, { ...which, companyId, id }, list, 'prices:flash.saved');
      return redirectWithFlash(request, addressOf(kind, scope, id), key, flash);
    },
  });
}

/** `?scope=` says which of a kind's lists is meant: their ids are one series, but they have two pages. */
export function scopeIn(request: Request): OwnScope {
  const scope = new URL(request.url).searchParams.get('scope');
  if (scope !== 'basic' && scope !== 'exception') throw new DomainError('input.invalid');
  return scope;
}

export async function loadPriceListRemoval(args: LoaderFunctionArgs, kind: PriceListKind) {
  const { request } = args;
  const actor = await requireActor(request);
  const scope = scopeIn(request);
  const { list } = await seePriceList(actor, { kind, scope, companyId: companyOf(actor), id: idIn(args) });
  const t = translator(request);
  return confirmation(request, {
    title: t('prices:remove.title', { name: list.name }),
    text: [t(`prices:remove.${scope}`)],
    submit: t('prices:remove.submit'),
    keep: t('prices:remove.keep'),
    back: addressOf(kind, scope, list.id),
    backLabel: list.name,
  });
}

export async function removeThePriceList(args: ActionFunctionArgs, kind: PriceListKind) {
  const { request } = args;
  const actor = await requireActor(request);
  const which = { kind, scope: scopeIn(request), companyId: companyOf(actor), id: idIn(args) };
  await seePriceList(actor, which);
  return saveForm(request, confirmationSchema(), {
    run: () => removePriceList(actor, which),
    done: () => redirectWithFlash(request, listOf(kind), 'prices:flash.removed'),
  });
}
