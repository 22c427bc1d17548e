import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { WordsBefore } from '@ds/support/WordsBefore';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';

/** As often as positions change. */
const REFRESH_SECONDS = 30;
const SECOND_MS = 1_000;

interface FreshPageProps {
  /** This page. */
  href: string;
  /** When it was loaded. */
  at: Date;
  /** Something on it moves, so it refreshes itself. */
  isLive: boolean;
}

/** The time of a page's data; while buses move it refreshes itself, in place with scripts and by reloading without. */
export function FreshPage({ href, at, isLive }: FreshPageProps) {
  const { t } = useTranslation('traffic');
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isLive) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && state === 'idle') revalidate();
    }, REFRESH_SECONDS * SECOND_MS);
    return () => clearInterval(timer);
  }, [isLive, revalidate, state]);
  return (
    <Row>
      {isLive ? (
        <noscript>
          <meta httpEquiv="refresh" content={`${REFRESH_SECONDS}`} />
        </noscript>
      ) : null}
      <LinkButton variant="secondary" href={href}>
        {t('journeys.refresh')}
      </LinkButton>
      <span className="muted">
        <WordsBefore>{t('journeys.updated')}</WordsBefore>
        <DateTime at={at} show="time" />
      </span>
    </Row>
  );
}
