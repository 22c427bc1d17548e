import type { ReactNode } from 'react';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';

interface WaitingNoticeProps {
  label: string;
  tone: 'info' | 'warning';
  /** What several things have in common; undefined for one, which is told by itself. */
  summary: string | undefined;
  children: ReactNode;
}

/** What waits for the user, on every page: a line for one thing, and a line that unfolds for several, so that the page below stays in sight. */
export function WaitingNotice({ label, tone, summary, children }: WaitingNoticeProps) {
  return (
    <section aria-label={label}>
      <Banner tone={tone}>
        {summary === undefined ? children : <Disclosure summary={summary}>{children}</Disclosure>}
      </Banner>
    </section>
  );
}
