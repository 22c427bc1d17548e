import { useTranslation } from '~/i18n/use-translation';
import type { CommissionPage } from '@bff/areas/admin';
import type { CommissionPeriod, CommissionStep } from '@bff/domain/companies';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { formatPercent } from '@formats';
import { useLocale, usePath } from '~/http/paths';
import { ActButton } from '~/screens/ActButton';
import { to } from '~/to';
import { commissionText } from './commission-text';

interface UpcomingProps {
  steps: readonly CommissionStep[];
  revision: string;
  /** In basis points. */
  general: number;
}

/** Commissions that apply from a later day, each with a button that withdraws it. */
export function UpcomingCommissions({ steps, revision, general }: UpcomingProps) {
  const { t } = useTranslation('commissions');
  const locale = useLocale();
  if (steps.length === 0) return null;
  return (
    <Table
      caption={t('upcoming')}
      rows={steps}
      rowKey={({ validFrom }) => validFrom}
      columns={[
        { key: 'from', label: t('from'), rowHeader: true, cell: ({ validFrom }) => validFrom },
        { key: 'value', label: t('value'), cell: ({ basisPoints }) => commissionText(t, locale, basisPoints, general) },
        {
          key: 'withdraw',
          label: t('action'),
          cell: ({ validFrom }) => (
            <ActButton
              name={`withdraw-${validFrom}`}
              sends={{ intent: 'withdraw', revision, validFrom }}
              variant="secondary"
              size="small"
            >
              {t('withdraw')}
            </ActButton>
          ),
        },
      ]}
    />
  );
}

/** The company's own commissions that have ended. */
export function PastCommissions({ periods }: { periods: readonly CommissionPeriod[] }) {
  const { t } = useTranslation('commissions');
  const locale = useLocale();
  if (periods.length === 0) return null;
  return (
    <Table
      caption={t('past')}
      rows={periods}
      rowKey={({ validFrom }) => validFrom}
      columns={[
        { key: 'from', label: t('from'), rowHeader: true, cell: ({ validFrom }) => validFrom },
        { key: 'to', label: t('to'), cell: ({ validTo }) => validTo },
        {
          key: 'value',
          label: t('value'),
          align: 'end',
          cell: ({ basisPoints }) => formatPercent(basisPoints, locale),
        },
      ]}
    />
  );
}

/** Who changed the commission, newest first. */
export function CommissionHistory({ history, general }: Pick<CommissionPage, 'history' | 'general'>) {
  const { t } = useTranslation('commissions');
  const locale = useLocale();
  const path = usePath();
  if (history.length === 0) return <p className="muted">{t('noHistory')}</p>;
  const shown = (own: number | null) => commissionText(t, locale, own, general);
  return (
    <Table
      caption={t('history')}
      rows={history}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'at',
          label: t('when'),
          rowHeader: true,
          cell: ({ id, at }) => (
            <a href={path(to.event(id))}>
              <DateTime at={at} />
            </a>
          ),
        },
        { key: 'who', label: t('who'), cell: ({ actorName }) => actorName ?? '–' },
        { key: 'from', label: t('from'), cell: ({ validFrom }) => validFrom },
        { key: 'old', label: t('before'), cell: ({ old }) => shown(old) },
        { key: 'new', label: t('after'), cell: (change) => shown(change.new) },
      ]}
    />
  );
}
