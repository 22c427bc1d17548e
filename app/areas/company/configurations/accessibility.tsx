// Traces: S2-057
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Fragment } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { fleetAccessibility } from '@bff/areas/company';
import { EmptyState } from '@ds/patterns/EmptyState/EmptyState';
import { Table } from '@ds/patterns/Table/Table';
import { requireActor } from '~/http/actor.server';
import { useLocale, usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { accessibilityName } from '~/nouns/accessibility/accessibility-names';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { companyOf } from '../company-of.server';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const rows = await fleetAccessibility(actor, companyOf(actor));
  return data({ title: translator(request)('accessibility:title'), rows });
}

/** Which of the company's buses have which accessibility properties. */
export default function CompanyAccessibility() {
  const { title, rows } = useLoaderData<typeof loader>();
  const { t } = useTranslation('accessibility');
  const path = usePath();
  const locale = useLocale();
  return (
    <Screen area="company" title={title}>
      <p className="measure">{t('own.intro')}</p>
      {rows.length === 0 ? (
        <EmptyState title={t('empty.title')} text={t('own.noCatalogue')} />
      ) : (
        <Table
          caption={t('title')}
          hideCaption
          rows={rows}
          rowKey={({ property }) => property.id}
          columns={[
            {
              key: 'property',
              label: t('own.property'),
              rowHeader: true,
              cell: ({ property }) => accessibilityName(property, locale),
            },
            {
              key: 'buses',
              label: t('vehicles'),
              cell: ({ buses }) =>
                buses.length === 0
                  ? t('own.none')
                  : buses.map(({ id, registrationNumber }, index) => (
                      <Fragment key={id}>
                        {index > 0 ? ', ' : ''}
                        <a href={path(to.editVehicle(id))}>{registrationNumber}</a>
                      </Fragment>
                    )),
            },
          ]}
        />
      )}
    </Screen>
  );
}
