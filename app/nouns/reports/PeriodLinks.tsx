import type { ReactNode } from 'react';
import { Icon } from '@ds/pictures/Icon/Icon';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';

interface Period {
  /** «2025», «oktober 2026» */
  name: string | number;
  href: string;
}

/** Links to the period before and the one after, and what else is done with the page. */
export function PeriodLinks({ before, after, children }: { before: Period; after: Period; children?: ReactNode }) {
  return (
    <Row>
      <LinkButton variant="secondary" href={before.href}>
        <Icon name="arrowLeft" />
        {before.name}
      </LinkButton>
      <LinkButton variant="secondary" href={after.href}>
        {after.name}
        <Icon name="arrowRight" />
      </LinkButton>
      {children}
    </Row>
  );
}
