import type { PurchaseView } from '@bff/areas/customer';
import { CompanyMark } from '@ds/patterns/CompanyMark/CompanyMark';
import type { SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { formatOrgNumber } from '@formats';
import { OrgNumber } from '~/frame/OrgNumber';
import { useTranslation } from '~/i18n/use-translation';
import { passengersText } from '~/nouns/bookings/passengers';
import { ContactLine } from '~/nouns/bookings/ContactLine';

/** Who bought, from whom, and for how many. */
export function useParties(purchase: PurchaseView): SummaryRow[] {
  const { t } = useTranslation('booking');
  return [
    ...useBuyerAndOperator(purchase),
    { label: t('details.travellers'), value: passengersText(t, purchase.trip) },
  ];
}

/** Who sold, who bought and who drives. */
export function useReceiptParties(purchase: PurchaseView): SummaryRow[] {
  const { t } = useTranslation('booking');
  const buyerAndOperator = useBuyerAndOperator(purchase);
  if (!purchase.seller) return buyerAndOperator;
  const { name, address, orgNumber, vatNumber } = purchase.seller;
  const lines = [
    name,
    address,
    orgNumber && <OrgNumber key="number">{orgNumber}</OrgNumber>,
    vatNumber && t('purchase.vatNumber', { number: vatNumber }),
  ].filter(Boolean);
  return [
    { label: t('purchase.seller'), value: lines.map((line, index) => <div key={index}>{line}</div>) },
    ...buyerAndOperator,
  ];
}

/** The unit whose account it is on; none for a customer's own purchase. */
export function useBoughtFor({ buyer: { unit, costCenter } }: PurchaseView): SummaryRow[] {
  const { t } = useTranslation('booking');
  return [
    ...(unit ? [{ label: t('purchase.unit'), value: unit }] : []),
    ...(costCenter ? [{ label: t('purchase.costCenter'), value: costCenter }] : []),
  ];
}

function useBuyerAndOperator(purchase: PurchaseView): SummaryRow[] {
  const { buyer, trip, operator } = purchase;
  const { name, companyName, orgNumber, address } = buyer;
  const { t } = useTranslation('booking');
  const boughtFor = useBoughtFor(purchase);
  const { contact } = trip;
  const named = [companyName, name, address].filter(Boolean).join(', ');
  return [
    {
      label: t('purchase.buyer'),
      value: <ContactLine {...contact} name={named} />,
    },
    ...boughtFor,
    ...(orgNumber ? [{ label: t('purchase.orgNumber'), value: formatOrgNumber(orgNumber) }] : []),
    {
      label: t('purchase.operator'),
      value: (
        <>
          <CompanyMark logo={trip.operator.logo} />
          {operator.name}, <OrgNumber>{operator.orgNumber}</OrgNumber>
        </>
      ),
    },
  ];
}
