import type { SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { CopyButton } from './CopyButton';

/** A row with an id of ours or of another service, which people pass on: as code, with a button that copies it. */
export const idRow = (label: string, id: string): SummaryRow => ({
  label,
  value: <code>{id}</code>,
  action: <CopyButton text={id} what={label} />,
});
