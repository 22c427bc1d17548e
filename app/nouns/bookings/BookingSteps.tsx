import { useTranslation } from '~/i18n/use-translation';
import { Steps } from '@ds/patterns/Steps/Steps';

/** The step on the way to a booked bus: choose (0), details (1), payment (2), done (3). */
export function BookingSteps({ current }: { current: 0 | 1 | 2 | 3 }) {
  const { t } = useTranslation('reservation');
  const steps = (['choose', 'details', 'pay', 'done'] as const).map((step) => ({ label: t(`steps.${step}`) }));
  return (
    <Steps
      label={t('steps.label')}
      current={current}
      here={t('steps.here')}
      of={t('steps.of', { step: current + 1, count: steps.length })}
      steps={steps}
    />
  );
}
