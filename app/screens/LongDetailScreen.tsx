import { PartLinks } from '@ds/patterns/PartLinks/PartLinks';
import { useTranslation } from '~/i18n/use-translation';
import { DetailScreen } from './DetailScreen';
import type { ScreenProps } from './FormScreen';

/** Fewer parts are found without a list of them. */
const MANY = 5;

interface LongDetailScreenProps extends ScreenProps {
  /** The sections of the page, in their order; `false` for one that it does not have now. */
  parts: readonly (false | { id: string; title: string })[];
}

/** A DetailScreen with links to its parts. In a file of its own: public pages have DetailScreen's parts, and would get this one's style. */
export function LongDetailScreen({ parts, children, ...screen }: LongDetailScreenProps) {
  const { t } = useTranslation('common');
  const shown = parts.filter((part) => part !== false);
  return (
    <DetailScreen {...screen}>
      {shown.length < MANY ? null : <PartLinks label={t('contents')} parts={shown} />}
      {children}
    </DetailScreen>
  );
}
