import type { ReactNode } from 'react';
import { Fieldset } from '@ds/primitives/Fieldset/Fieldset';
import { Stack } from '@ds/primitives/Stack/Stack';

/** Form fields that belong together, under one heading. */
export function FormSection({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Fieldset legend={legend} level="section">
      <Stack>{children}</Stack>
    </Fieldset>
  );
}
