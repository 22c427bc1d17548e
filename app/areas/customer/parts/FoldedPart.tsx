import type { ReactNode } from 'react';
import { NarrowFold } from '@ds/patterns/NarrowFold/NarrowFold';
import { Stack } from '@ds/primitives/Stack/Stack';

interface FoldedPartProps {
  id: string;
  title: string;
  /** What the button on a telephone says: the most important of it. */
  brief: string;
  open?: boolean;
  children: ReactNode;
}

/** A section of a customer's page that is looked up now and then: below its heading, folded on a telephone. */
export function FoldedPart({ id, title, brief, open, children }: FoldedPartProps) {
  return (
    <Stack as="section" labelledBy={id}>
      <h2 id={id}>{title}</h2>
      <NarrowFold title={brief} isBrief open={open}>
        <Stack>{children}</Stack>
      </NarrowFold>
    </Stack>
  );
}
