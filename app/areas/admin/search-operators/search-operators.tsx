// Traces: S2-129
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { type FreeOperator, freeOperators } from '@bff/domain/offers';
import { type ShownPhone, shownPhone } from '@bff/domain/shared/shown-phone';
import { fromLocalText, shiftedDay, toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { EmptyState } from '@ds/patterns/EmptyState/EmptyState';
import { FilterRow } from '@ds/patterns/FilterRow/FilterRow';
import { Table } from '@ds/patterns/Table/Table';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { formatDistance } from '@formats';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import { type FormReply, parseForm } from '~/forms/parse-form.server';
import { useShownForm } from '~/forms/shown-form';
import { MailLink } from '~/frame/MailLink';
import { PhoneLink } from '~/frame/PhoneLink';
import { requireActor } from '~/http/actor.server';
import { useLocale, usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { placesOf } from '~/nouns/places/place-choice';
import { findPlace } from '~/nouns/places/save-placed-form.server';
import { PlaceInput } from '~/nouns/places/PlaceInput';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { labelledFields, operatorFields, OperatorSearch } from './operator-fields';

export const headers = privatePage;

interface ShownOperator extends Omit<FreeOperator, 'contactPhone' | 'emergencyPhone'> {
  contactPhone: ShownPhone;
  emergencyPhone: ShownPhone;
}

interface Found {
  place: string;
  operators: ShownOperator[];
}

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const today = toLocalDate(clock.now());
  const page = { title: translator(request)('companies:operators.title'), values: { day: today, within: '50' } };
  const asked = new FormData();
  for (const [name, value] of new URL(request.url).searchParams) if (value) asked.append(name, value);
  const nothing: { reply: FormReply | undefined; found: Found | undefined } = { reply: undefined, found: undefined };
  if (![...asked.keys()].some((name) => name in labelledFields)) return data({ ...page, ...nothing });
  // A hand-written address may lack the form's initial values.
  for (const [name, value] of Object.entries(page.values)) if (!asked.has(name)) asked.set(name, value);
  const form = await parseForm(asked, OperatorSearch);
  if (!form.ok) return data({ ...page, ...nothing, reply: form.reply().data }, { status: 422 });
  const { value } = form;
  const from = fromLocalText(`${value.day}T${value.from || '00:00'}`);
  const until = fromLocalText(value.until ? `${value.day}T${value.until}` : `${shiftedDay(value.day, 1)}T00:00`);
  const reply = form.again();
  if (!from || !until || until <= from)
    return data({ ...page, ...nothing, reply: { ...reply, error: { until: ['forms.timeOrder'] } } }, { status: 422 });
  const meant = await findPlace(request, form);
  if (!meant.place) return data({ ...page, ...nothing, reply: meant.reply }, { status: 422 });
  const free = await freeOperators(actor, {
    near: meant.place,
    withinMetres: Number(value.within) * 1_000,
    seats: value.seats,
    from,
    until,
  });
  const operators = free.map((one) => ({
    ...one,
    contactPhone: shownPhone(one.contactPhone),
    emergencyPhone: shownPhone(one.emergencyPhone),
  }));
  return data({ ...page, reply, found: { place: meant.place.name, operators } });
}

/** Which operators have a free bus near a place on a day, and whom to call there. */
export default function SearchOperators() {
  const { title, values, reply, found } = useLoaderData<typeof loader>();
  const { t } = useTranslation('companies');
  const path = usePath();
  const locale = useLocale();
  const form = useShownForm(reply, { values, labels: useLabels(labelledFields) });
  const nearest = ({ buses }: ShownOperator) => buses[0]!;
  return (
    <Screen area="admin" title={title}>
      <ErrorSummary {...form.summary} />
      <p className="measure">{t('operators.intro')}</p>
      <FilterRow
        title={t('operators.search')}
        action={path(to.searchOperators())}
        apply={t('operators.search')}
        open
        noValidate
      >
        <PlaceInput form={form} label={t('operators.place')} choices={placesOf(reply)} />
        <FormFields form={form} fields={operatorFields} />
      </FilterRow>
      {found === undefined ? null : found.operators.length === 0 ? (
        <EmptyState title={t('operators.none.title')} text={t('operators.none.text')} />
      ) : (
        <Table
          caption={t('operators.found', { count: found.operators.length, place: found.place })}
          rows={found.operators}
          rowKey={({ companyId }) => companyId}
          columns={[
            {
              key: 'name',
              label: t('operators.operator'),
              rowHeader: true,
              cell: ({ companyId, name }) => <a href={path(to.editCompany(companyId))}>{name}</a>,
            },
            {
              key: 'buses',
              label: t('operators.buses'),
              cell: ({ buses }) => t('operators.busCount', { count: buses.length, seats: Math.max(...buses.map(({ seats }) => seats)) }), // prettier-ignore
            },
            {
              key: 'nearest',
              label: t('operators.nearest'),
              cell: (one) => `${formatDistance(nearest(one).metres, locale)} · ${t(`search:busType.${nearest(one).busType}`)}, ${t('operators.seatCount', { count: nearest(one).seats })}`, // prettier-ignore
            },
            { key: 'contact', label: t('operators.contact'), cell: ({ contactName }) => contactName },
            {
              key: 'phone',
              label: t('operators.phone'),
              cell: ({ contactPhone }) => <PhoneLink {...contactPhone} />,
            },
            {
              key: 'emergency',
              label: t('operators.emergency'),
              cell: ({ emergencyPhone }) => <PhoneLink {...emergencyPhone} />,
            },
            {
              key: 'email',
              label: t('operators.email'),
              cell: ({ contactEmail }) => <MailLink address={contactEmail} />,
            },
          ]}
        />
      )}
    </Screen>
  );
}
