import type { ReactNode } from 'react';
import { Tabs } from '@ds/patterns/Tabs/Tabs';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { useTranslation } from '~/i18n/use-translation';
import { type OccupancyQuery, VIEWS } from './occupancy-query';

interface PeriodStepsProps {
  view: OccupancyQuery['view'];
  /** The last day before the period, and the first one after it. */
  before: string;
  after: string;
  today: string;
  /** The address of another period. */
  at: (change: Partial<Pick<OccupancyQuery, 'view' | 'day'>>) => string;
  /** What else is chosen there. */
  children?: ReactNode;
}

/** How long a timeline's period is, and the ones around it. */
export function PeriodSteps({ view, before, after, today, at, children }: PeriodStepsProps) {
  const { t } = useTranslation('fleet');
  return (
    <>
      <Tabs
        label={t('occupancy.views')}
        here={t('common:chosen')}
        items={VIEWS.map((one) => ({
          href: at({ view: one }),
          label: t(`occupancy.view.${one}`),
          current: one === view,
        }))}
      />
      <Row>
        <LinkButton variant="secondary" size="small" href={at({ day: before })}>
          {t(`occupancy.before.${view}`)}
        </LinkButton>
        <LinkButton variant="secondary" size="small" href={at({ day: today })}>
          {t('occupancy.today')}
        </LinkButton>
        <LinkButton variant="secondary" size="small" href={at({ day: after })}>
          {t(`occupancy.after.${view}`)}
        </LinkButton>
        {children}
      </Row>
    </>
  );
}
