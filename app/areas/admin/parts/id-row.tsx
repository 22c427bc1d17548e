import type { ReactNode } from 'react';
import type { SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { CopyButton } from './CopyButton';

/** A row with a number that people pass on, as text or link, and right beside it a button that copies it. */
export const copyRow = (label: string, number: string, shown: ReactNode): SummaryRow => ({
  label,
  value: (
    <>
      {shown} <CopyButton text={number} what={label} />
    </>
  ),
});

/** The same for an id of ours or of another service: as code. */
export const idRow = (label: string, id: string): SummaryRow => copyRow(label, id, <code>{id}</code>);
