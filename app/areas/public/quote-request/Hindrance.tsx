import type { ReactNode } from 'react';
import { Banner } from '@ds/patterns/Banner/Banner';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { useTranslation } from '~/i18n/use-translation';

interface HindranceProps {
  hindrance: string;
  /** Where the trip is changed. */
  change: string;
  /** What else can be done. */
  children: ReactNode;
}

/** Why no company can be asked for this trip. */
export function Hindrance({ hindrance, change, children }: HindranceProps) {
  const { t } = useTranslation('quotes');
  return (
    <>
      <Banner tone="warning">{hindrance}</Banner>
      <div>
        <LinkButton href={change}>{t('request.change')}</LinkButton>
      </div>
      {children}
    </>
  );
}
