import { useActionData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FoldingSection } from '@ds/patterns/FoldingSection/FoldingSection';
import { PartLinks } from '@ds/patterns/PartLinks/PartLinks';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Stack } from '@ds/primitives/Stack/Stack';
import type { FormReply } from '~/forms/parse-form.server';
import { useShownForm } from '~/forms/shown-form';
import { useTranslation } from '~/i18n/use-translation';
import { Screen, type ScreenProps } from './FormScreen';

/** Fewer parts are found without a list of them. */
const MANY = 5;

interface DetailScreenProps extends ScreenProps {
  /** The sections of a long page, in their order; `false` for one that it does not have now. */
  parts?: readonly (false | { id: string; title: string })[];
}

/** A page about one thing: what it is, and what can be done with it. A refusal of one of its buttons is shown at the top. */
export function DetailScreen({ parts = [], children, ...screen }: DetailScreenProps) {
  const { t } = useTranslation('common');
  const { summary } = useShownForm(useActionData<FormReply>());
  const shown = parts.filter((part) => part !== false);
  return (
    <Screen {...screen}>
      <ErrorSummary {...summary} />
      {shown.length < MANY ? null : <PartLinks label={t('contents')} parts={shown} />}
      {children}
    </Screen>
  );
}

interface SectionProps {
  id: string;
  title: ReactNode;
  /** With it, the section is one line on a narrow screen: its heading and this. */
  brief?: ReactNode;
  /** A folding section that is open from the start. */
  open?: boolean | undefined;
  /** Not beside another one, because it contains a table. */
  whole?: boolean | undefined;
  children: ReactNode;
}

/** A section of such a page, with its heading. */
export function Section({ id, title, brief, open, whole, children }: SectionProps) {
  if (brief !== undefined)
    return (
      <FoldingSection id={id} title={title} brief={brief} open={open} whole={whole}>
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
