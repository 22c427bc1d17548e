import { useTranslation } from '~/i18n/use-translation';
import type { ServedOrganisationTraffic } from '@bff/areas/traffic';
import { Table } from '@ds/patterns/Table/Table';
import { Button } from '@ds/primitives/Button/Button';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { StatusBadge } from '@ds/primitives/StatusBadge/StatusBadge';
import { Form } from '~/forms/Form';
import type { LiveForm } from '~/forms/live-form';
import { Section } from '~/screens/DetailScreen';

interface ServedOrganisationsProps {
  form: LiveForm;
  served: readonly ServedOrganisationTraffic[];
}

/** The organisations to act for, each with what goes on there, so that the one with late buses is chosen first. */
export function ServedOrganisations({ form, served }: ServedOrganisationsProps) {
  const { t } = useTranslation('traffic');
  return (
    <Section id="organisations" title={t('served.title')}>
      <Form form={form}>
        <Table
          caption={t('served.title')}
          hideCaption
          rows={served}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              label: t('overview.choose'),
              rowHeader: true,
              cell: ({ name }) => name,
            },
            {
              key: 'next',
              label: t('figures.next'),
              cell: ({ next }) => (next ? <DateTime at={next} show="departure" /> : t('figures.noNext')),
            },
            { key: 'road', label: t('figures.onTheRoad'), align: 'end', cell: ({ onTheRoad }) => onTheRoad },
            {
              key: 'late',
              label: t('figures.late'),
              align: 'end',
              cell: ({ late }) => (late > 0 ? <StatusBadge tone="danger">{String(late)}</StatusBadge> : 0),
            },
            {
              key: 'act',
              label: t('served.action'),
              align: 'end',
              beside: true,
              cell: ({ id, name }) => (
                <Button
                  variant="secondary"
                  size="small"
                  name="organisationId"
                  value={id}
                  aria-label={t('served.actFor', { name })}
                >
                  {t('served.act')}
                </Button>
              ),
            },
          ]}
        />
      </Form>
    </Section>
  );
}
