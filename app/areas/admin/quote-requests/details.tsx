// Traces: S2-114
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { officeQuoteRequest } from '@bff/areas/quotes';
import { notesOf } from '@bff/domain/notes';
import { sendQuoteAgain } from '@bff/domain/quotes';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Apart } from '@ds/primitives/StatusBadge/Apart';
import { chosenRow } from '#fields/schemas';
import { defineFields, hidden, schemaOf } from '~/forms/fields';
import { byIntent, saveForm } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { useWhen } from '~/i18n/use-when';
import { NotesSection } from '~/nouns/notes/NotesSection';
import { AskedTripFacts } from '~/nouns/quotes/AskedTripFacts';
import { DetailScreen, Section } from '~/screens/DetailScreen';
import { to } from '~/to';
import { History } from '../parts/History';
import { MailsAbout } from '../parts/MailsAbout';
import { Asker } from './Asker';
import { Continued } from './Continued';
import { OfficeCompanies } from './OfficeCompanies';
import { OfficeQuotes } from './OfficeQuotes';
import { OfficeRequestBadge } from '../parts/OfficeRequestBadge';
import { useOutcome } from '../parts/use-outcome';

export const headers = privatePage;

const Sent = schemaOf(defineFields({ quote: hidden(chosenRow) }));

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const asked = await officeQuoteRequest(actor, params['id'] ?? '');
  // Nothing is written about a customer who is deleted.
  const notes = asked.contact === null ? null : await notesOf(actor, { customerId: asked.customer.id });
  return data({ title: translator(request)('quotes:own.title', { number: asked.number }), asked, notes });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  return byIntent(request, {
    sendAgain: (form) =>
      saveForm(request, Sent, {
        form,
        run: ({ quote }) => sendQuoteAgain(actor, quote),
        done: () => redirectWithFlash(request, to.adminQuoteRequest(params['id'] ?? ''), 'quotes:flash.sentAgain'),
      }),
  });
}

/** A quote request as administrators see it: who asked for what, every company's answer, what each quote costs, and what was sent about it. */
export default function AdminQuoteRequest() {
  const { title, asked, notes } = useLoaderData<typeof loader>();
  useOutcome(asked);
  const { t } = useTranslation('quotes');
  const path = usePath();
  const when = useWhen();
  const { trip, customer, companies, seller } = asked;
  return (
    <DetailScreen
      area="admin"
      back={{ to: to.quoteRequests(), label: t('list.requests') }}
      over={`${trip.stops[0]?.place.name} – ${trip.stops.at(-1)?.place.name}`}
      title={title}
      meta={
        <>
          <OfficeRequestBadge status={asked.status} orderNumber={asked.orderNumber} offeredIn={asked.offeredIn} />
          <Apart />
          {seller
            ? t('office.sold', { name: seller.name, at: when(asked.created) })
            : t('office.asked', { at: when(asked.created) })}
        </>
      }
      actions={
        asked.search === null || asked.status === 'bought' || asked.status === 'paying' ? null : (
          <LinkButton
            variant={asked.status === 'noQuote' && asked.offeredIn === null ? 'primary' : 'secondary'}
            href={`${path(to.explainTrip())}?customer=${customer.id}&request=${asked.number}&${asked.search}`}
          >
            {t('office.sell')}
          </LinkButton>
        )
      }
    >
      <Continued asked={asked} />
      <OfficeQuotes
        companies={companies}
        sold={asked.sold}
        isCanceled={asked.status === 'canceled'}
        canSend={asked.contact !== null}
      />
      <Section id="companies" title={t(seller ? 'office.companies' : 'own.companies')}>
        <OfficeCompanies companies={companies} seller={seller?.name} />
      </Section>
      <Asker asked={asked} />
      {notes === null ? null : (
        <NotesSection area="admin" about={{ customerId: customer.id }} notes={notes} request={asked.number} />
      )}
      <Section id="trip" title={t('details.trip')}>
        <AskedTripFacts trip={trip} wishes={asked} />
      </Section>
      <MailsAbout title={t('office.messages')} messages={asked.messages} />
      <History events={asked.history} of={companies.length === 1 ? 'quoteRequest' : 'each'} />
    </DetailScreen>
  );
}
