import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { Apart } from '@ds/primitives/StatusBadge/Apart';
import { useIsTextBrowser } from '@ds/support/text-browser';
import { usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { to } from '~/to';

interface WaitingNoticeProps {
  label: string;
  tone: 'info' | 'warning';
  /** What several things have in common; undefined for one, which is told by itself. */
  summary: string | undefined;
  children: ReactNode;
}

/**
 * What waits for the user, on every page: a line for one thing, and a line that unfolds for several, so that the page below stays in sight.
 * Where nothing unfolds, it leads to one's trips, which say it of each.
 */
export function WaitingNotice({ label, tone, summary, children }: WaitingNoticeProps) {
  const { t } = useTranslation('common');
  const trips = usePath()(to.bookings());
  const { pathname } = useLocation();
  const isRead = useIsTextBrowser();
  if (isRead && summary !== undefined)
    return (
      <p>
        {summary}
        {pathname === trips ? null : (
          <>
            <Apart />
            <a href={trips}>{t('nav.myTrips')}</a>
          </>
        )}
      </p>
    );
  return (
    <section aria-label={label}>
      <Banner tone={tone}>
        {summary === undefined ? children : <Disclosure summary={summary}>{children}</Disclosure>}
      </Banner>
    </section>
  );
}
