// Traces: S2-175
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { servedTraffic, trafficOverview } from '@bff/areas/traffic';
import { actsFor, customerUnits } from '@bff/domain/deal-organisations';
import { DomainError } from '@bff/domain/shared/errors';
import { EmptyState } from '@ds/patterns/EmptyState/EmptyState';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { UnitTree } from '~/nouns/deal-organisations/UnitTree';
import { optionalLine, row } from '#fields/kinds';
import { defineFields, field, schemaOf } from '~/forms/fields';
import { useUncheckedForm } from '~/forms/live-form';
import { parseForm } from '~/forms/parse-form.server';
import { activeOrganisation, setActiveOrganisation } from '~/http/active-organisation.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { Section } from '~/screens/DetailScreen';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { Journeys, NearestJourneys } from './Journeys';
import { OrganisationSwitcher } from './OrganisationSwitcher';
import { ServedOrganisations } from './ServedOrganisations';

export const headers = privatePage;

/** The organisation to act for, and which of its journeys to open. */
const SwitchForm = schemaOf(
  defineFields({
    organisationId: field(row, 'traffic:overview.choose'),
    journey: field(optionalLine(20), 'traffic:journeys.trip'),
  }),
);
/** More than an organisation has. */
const EVERY_UNIT = { onlyActive: false, descending: false, limit: 2_000, offset: 0 };

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { served, active: chosen } = await activeOrganisation(request, actor);
  // Also whoever works for one of them may look at all again.
  const active = new URL(request.url).searchParams.has('all') ? null : chosen;
  const units = active ? (await customerUnits(actor, EVERY_UNIT, { organisationId: active.id })).rows : [];
  const traffic = active && (await trafficOverview(actor, active.id));
  const choices = active ? null : await servedTraffic(actor, served);
  return data({ title: translator(request)('traffic:overview.title'), served, active, choices, units, traffic });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const form = await parseForm(request, SwitchForm);
  if (!form.ok) return form.reply();
  const { organisationId, journey } = form.value;
  // The same rule as for the organisation in the API's header.
  if (!(await actsFor(actor, organisationId))) return form.refused(new DomainError('auth.noPermission'));
  const headers = await setActiveOrganisation(request, organisationId);
  const { served } = await activeOrganisation(request, actor);
  const name = served.find(({ id }) => id === organisationId)?.name ?? '';
  const next = journey ? to.organisationJourney(journey) : to.trafficMain();
  return redirectWithFlash(request, next, 'traffic:flash.switched', { params: { name }, headers });
}

/** A traffic controller's first page: whom they act for and that organisation's journeys on the road; before that, whom they can act for. */
export default function TrafficOverview() {
  const { title, served, active, choices, units, traffic } = useLoaderData<typeof loader>();
  const { t } = useTranslation('traffic');
  const path = usePath();
  const form = useUncheckedForm({
    reply: useActionData<typeof action>(),
    values: { organisationId: active ? String(active.id) : '' },
    labels: { organisationId: t('overview.choose') },
  });
  return (
    <Screen
      area="traffic"
      title={title}
      meta={active ? t('overview.acting', { name: active.name }) : served.length > 0 ? t('overview.nobody') : undefined}
    >
      <ErrorSummary {...form.summary} />
      {served.length === 0 ? (
        <EmptyState title={t('overview.none.title')} text={t('overview.none.text')} />
      ) : (
        <>
          {choices ? <ServedOrganisations form={form} served={choices.organisations} /> : null}
          {active && served.length > 1 ? (
            <>
              <OrganisationSwitcher form={form} served={served} />
              <p>
                <a href={`${path(to.trafficMain())}?all`}>{t('overview.all')}</a>
              </p>
            </>
          ) : null}
        </>
      )}
      {choices && choices.nearest.length > 0 ? <NearestJourneys journeys={choices.nearest} /> : null}
      {traffic ? <Journeys {...traffic} /> : null}
      {active ? (
        <Section id="units" title={t('overview.units')}>
          <UnitTree units={units} />
        </Section>
      ) : null}
    </Screen>
  );
}
