import { useActionData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FoldingSection } from '@ds/patterns/FoldingSection/FoldingSection';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Stack } from '@ds/primitives/Stack/Stack';
import type { FormReply } from '~/forms/parse-form.server';
import { useShownForm } from '~/forms/shown-form';
import { useTranslation } from '~/i18n/use-translation';
import { Screen, type ScreenProps } from './FormScreen';

/** A page about one thing: what it is, and what can be done with it. A refusal of one of its buttons is shown at the top. */
export function DetailScreen({ children, ...screen }: ScreenProps) {
  const { summary } = useShownForm(useActionData<FormReply>());
  return (
    <Screen {...screen}>
      <ErrorSummary {...summary} />
      {children}
    </Screen>
  );
}

interface SectionProps {
  id: string;
  title: ReactNode;
  /** With it, the section is one line on a narrow screen: its heading and this. A number is how many there are. */
  brief?: ReactNode;
  /** A folding section that is open from the start. */
  open?: boolean | undefined;
  /** Not beside another one, because it contains a table. */
  whole?: boolean | undefined;
  children: ReactNode;
}

/** A section of such a page, with its heading. */
export function Section({ id, title, brief, open, whole, children }: SectionProps) {
  const { t } = useTranslation('common');
  if (brief !== undefined)
    return (
      <FoldingSection
        id={id}
        title={title}
        brief={typeof brief === 'number' ? t('howMany', { count: brief }) : brief}
        open={open}
        whole={whole}
      >
        {children}
      </FoldingSection>
    );
  return (
    <Stack as="section" labelledBy={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Stack>
  );
}

export { FoldingSections as Sections } from '@ds/patterns/FoldingSection/FoldingSection';
