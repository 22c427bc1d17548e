import { useLocation } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { ErrorMessage } from '~/frame/ErrorPage';
import { requestBefore, startOfSale } from './sale-request';

/** A refused step of a sale, with the way back to where it began. */
export function SaleError() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const { to: path, label } = startOfSale(requestBefore(search), t);
  return <ErrorMessage home={{ path, label }} />;
}
