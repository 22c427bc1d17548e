import { PrefetchPageLinks, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { NoticePlace } from '@ds/patterns/Notice/Notice';
import { PendingBar } from '@ds/patterns/PendingBar/PendingBar';
import { Arrival } from './Arrival';
import { useFollowing } from './follow';
import { useHelpers } from './use-helpers';
import { useKeys } from './use-keys';
import { TransportNotice } from './TransportNotice';
import { useSectionForms } from './use-section-forms';
import { useSectionLinks } from './use-section-links';

/** Makes a section's pages one application in the browser. On the server, and without scripts, it renders only its children. */
export function Navigation({ children }: { children: ReactNode }) {
  const isPending = useNavigation().state !== 'idle';
  const intended = useSectionLinks();
  useSectionForms();
  useFollowing();
  useHelpers();
  useKeys();
  return (
    <>
      <PendingBar isPending={isPending} />
      <Arrival />
      {intended ? <PrefetchPageLinks page={intended} /> : null}
      {children}
      <NoticePlace>
        <TransportNotice />
      </NoticePlace>
    </>
  );
}
