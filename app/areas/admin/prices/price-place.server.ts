import type { Params } from '@remix-run/react';
import { PRICE_LIST_KINDS, type PriceListKind } from '@states/price-list-kinds';
import { seeCompany } from '@bff/domain/companies';
import { DomainError } from '@bff/domain/shared/errors';
import { requireActor } from '~/http/actor.server';
import type { Locale } from '~/i18n/i18n';
import { rowId } from '~/http/row-id';

const isKind = (text: string | undefined): text is PriceListKind => PRICE_LIST_KINDS.some((kind) => kind === text);

/** Whose temporary prices, and of which kind, from the address. @throws DomainError `company.notFound`, `priceList.notFound` */
export async function pricePlace({ request, params }: { request: Request; params: Params }) {
  const actor = await requireActor(request, 'admin');
  const company = await seeCompany(actor, rowId(params['company'], 'company.notFound'));
  const kind = params['kind'];
  if (!isKind(kind)) throw new DomainError('priceList.notFound');
  return { actor, company, kind };
}

/** The list that the office's form is of: it is never saved again. */
export const newTemporary = (companyId: number, kind: PriceListKind, locale: Locale) =>
  ({ companyId, kind, scope: 'temporary', id: null, locale }) as const;
