import { formatOrgNumber } from '@formats';
import { useTranslation } from '~/i18n/use-translation';

/** «org.nr 556036-0793», never in two lines: browsers break it at its hyphen. */
export function OrgNumber({ children }: { children: string }) {
  const { t } = useTranslation('common');
  return <span className="nowrap">{t('seller.orgNumber', { number: formatOrgNumber(children) })}</span>;
}
