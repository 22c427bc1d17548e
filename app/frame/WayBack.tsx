import { useTranslation } from '~/i18n/use-translation';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { Breadcrumbs } from '@ds/patterns/Breadcrumbs/Breadcrumbs';
import { useAsLeft } from './use-as-left';

/** A page that this one belongs to: a path without its language. */
export interface Place {
  to: string;
  label: string;
}

interface WayBackProps {
  /** The page that this one belongs to, or the path to it from the area's list, nearest last. */
  back: Place | readonly [Place, Place, ...Place[]] | undefined;
  /** What this page is called. */
  here: string;
}

/** Where a page belongs: a link if one step up, breadcrumbs if more. */
export function WayBack({ back, here }: WayBackProps) {
  const { t } = useTranslation('common');
  const asLeft = useAsLeft();
  if (!back) return null;
  if ('to' in back) return <BackLink href={asLeft(back.to)}>{back.label}</BackLink>;
  const way = back.map(({ to, label }) => ({ href: asLeft(to), label }));
  return <Breadcrumbs label={t('wayHere')} items={[...way, { label: here }]} />;
}
