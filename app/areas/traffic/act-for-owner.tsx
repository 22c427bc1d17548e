// Traces: S2-175, S2-176
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type OwnedRecord, recordOwner } from '@bff/areas/traffic';
import type { UserActor } from '@bff/domain/shared/actor';
import { DomainError } from '@bff/domain/shared/errors';
import { activeOrganisation, setActiveOrganisation } from '~/http/active-organisation.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { confirmation } from '~/screens/confirmation.server';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { to } from '~/to';

export const headers = privatePage;

const PAGES = { journey: to.organisationJourney, quoteRequest: to.organisationQuoteRequest };

/** The organisation or the record in the page's address, and whose it is. @throws DomainError `<kind>.notFound` */
async function askedRecord(request: Request, actor: UserActor) {
  const address = new URL(request.url).searchParams;
  if (address.has('organisation')) return askedOrganisation(request, actor, address.get('organisation'));
  const kind: OwnedRecord = address.has('quoteRequest') ? 'quoteRequest' : 'journey';
  const number = address.get(kind) ?? '';
  const { served, active } = await activeOrganisation(request, actor);
  const owner = await recordOwner(actor, served, { kind, number });
  if (!owner) throw new DomainError(`${kind}.notFound`);
  return { kind, owner, active, page: PAGES[kind](number) };
}

async function askedOrganisation(request: Request, actor: UserActor, asked: string | null) {
  const { served, active } = await activeOrganisation(request, actor);
  const owner = served.find(({ id }) => String(id) === asked);
  if (!owner) throw new DomainError('dealOrganisation.notFound');
  return { kind: 'organisation' as const, owner, active, page: to.trafficMain() };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { kind, owner, active } = await askedRecord(request, actor);
  const t = translator(request);
  const { name } = owner;
  return confirmation(request, {
    title: t('traffic:actFor.title', { name }),
    text: [
      t(`traffic:actFor.${kind}`, { name }),
      active ? t('traffic:overview.acting', { name: active.name }) : t('traffic:actFor.nobody'),
    ],
    submit: t('traffic:actFor.submit', { name }),
    isHarmless: true,
    keep: t('traffic:actFor.keep'),
    back: to.trafficMain(),
    backLabel: t('traffic:overview.title'),
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const { owner, page } = await askedRecord(request, actor);
  const headers = await setActiveOrganisation(request, owner.id);
  return redirectWithFlash(request, page, 'traffic:flash.switched', { params: { name: owner.name }, headers });
}

/** Asks whoever opens an organisation that they may act for, but do not, or a record of it, whether to act for it from now on. */
export default function ActForOwner() {
  return <ConfirmScreen area="traffic" />;
}
