import {
  formatCountries,
  formatDate,
  formatDay,
  formatMoney,
  formatOrgNumber,
  formatPercent,
  formatTime,
  formatWhen,
} from '@formats';
import type { PdfPage } from './pdf-page';
import { checkSums, type Receipt, type ReceiptLine, type ReceiptPayment } from './receipt';
import { receiptWords } from './receipt-words';
import { formatPhone } from '../shared/shown-phone';
import { startPdf } from './start-pdf';
import { abroadOf, isTaxed, type TripStop } from './trip';
import { passengersText, tripName } from './trip-words';

const money = (ore: number, language: Receipt['language']): string => formatMoney(ore, language, { decimals: true });

/** The receipt of an order as a PDF. @throws RangeError when its sums are wrong */
export async function receiptPdf(receipt: Receipt): Promise<Buffer> {
  checkSums(receipt);
  const { language, brand, trip, issuedAt, supportEmail } = receipt;
  const t = receiptWords[language];
  const title = `${t.receipt} ${trip.orderNumber}`;
  const page = await startPdf({ title: `${title} – ${brand}`, language, author: brand, createdAt: issuedAt });
  page.title(brand, title);
  page.row(t.issued, formatDay(issuedAt, language));
  page.row(t.orderNumber, trip.orderNumber);
  // Of one bus, the order's number is enough.
  if (trip.buses.length > 1)
    page.row(t.bookingNumbers, trip.buses.map(({ bookingNumber }) => bookingNumber).join(', '));
  writeParties(page, receipt);
  writeTrip(page, receipt);
  writePrice(page, receipt);
  writePayments(page, receipt);
  page.space();
  page.paragraph(t.questions(supportEmail), { small: true });
  return page.end((number, pages) => `${title} · ${t.page(number, pages)}`);
}

function writeParties(page: PdfPage, { language, seller, buyer, trip }: Receipt): void {
  const t = receiptWords[language];
  page.heading(t.parties);
  const party = (name: string, details: readonly (string | null | undefined)[]) =>
    page.row(name, details.filter(Boolean).join('\n'));
  party(t.seller, [
    seller.name,
    seller.address,
    seller.orgNumber && `${t.orgNumber} ${formatOrgNumber(seller.orgNumber)}`,
    seller.vatNumber && `${t.vatNumber} ${seller.vatNumber}`,
    seller.phone && `${t.phone} ${formatPhone(seller.phone)}`,
  ]);
  party(t.operator, [trip.operator.name, `${t.orgNumber} ${formatOrgNumber(trip.operator.orgNumber)}`]);
  party(t.buyer, [
    buyer.companyName,
    buyer.unit && t.unit(buyer.unit),
    buyer.costCenter && t.costCenter(buyer.costCenter),
    buyer.name,
    buyer.email,
    buyer.address,
    buyer.orgNumber && `${t.orgNumber} ${formatOrgNumber(buyer.orgNumber)}`,
  ]);
}

function writeTrip(page: PdfPage, { language, trip }: Receipt): void {
  const t = receiptWords[language];
  page.heading(t.trip);
  page.row(t.from, tripName(trip));
  for (const { direction, departure, arrival, stops } of trip.legs) {
    const isSameDay = formatDate(departure) === formatDate(arrival);
    page.row(
      direction === 'return' ? t.return : t.outbound,
      [
        atStop(formatWhen(departure, language), stops[0]),
        atStop(isSameDay ? t.at(formatTime(arrival)) : formatWhen(arrival, language), stops.at(-1)),
      ].join('\n'),
    );
  }
  page.row(t.passengers, passengersText(trip, language));
}

/** When the bus is where. */
const atStop = (at: string, stop: TripStop | undefined): string =>
  [at, stop?.street, stop?.name].filter(Boolean).join(', ');

function writePrice(page: PdfPage, receipt: Receipt): void {
  const { language, price, lines, cancellationFee } = receipt;
  const t = receiptWords[language];
  page.heading(t.price);
  // Where tax is added below, that the line is without it.
  const ofLine = (line: ReceiptLine) =>
    [lineName(line, receipt), isTaxed(price) && t.exclTax].filter(Boolean).join(', ');
  for (const line of lines) page.row(ofLine(line), money(line.amount, language), { align: 'right' });
  // Of a single line it would say the same again.
  if (lines.length > 1) page.row(t.withoutTax, money(price.customerPrice, language), { align: 'right' });
  if (isTaxed(price)) {
    page.row(t.tax(formatPercent(price.taxBasisPoints, language)), money(price.tax, language), { align: 'right' });
  } else {
    page.paragraph(t.noTax(formatCountries(abroadOf(price), language)), { small: true });
  }
  page.rule();
  page.row(t.total, money(price.total, language), { align: 'right', strong: true });
  if (cancellationFee) page.row(t.cancellationFee, money(cancellationFee, language), { align: 'right' });
}

function lineName(line: ReceiptLine, { language, trip }: Receipt): string {
  const t = receiptWords[language];
  if (line.kind === 'surcharge') return t.surcharge;
  const bus = trip.buses.find(({ bookingNumber }) => bookingNumber === line.bookingNumber);
  const details = [bus?.model, bus?.registrationNumber].filter(Boolean).join(', ');
  const name = `${t.busWithDriver}${details ? ` (${details})` : ''}`;
  return trip.buses.length > 1 ? `${name}, ${t.booking} ${line.bookingNumber}` : name;
}

function writePayments(page: PdfPage, { language, payments, refunds }: Receipt): void {
  const t = receiptWords[language];
  page.heading(t.payment);
  for (const payment of payments)
    page.row(paymentName(payment, language), money(payment.amount, language), { align: 'right' });
  for (const { at, amount } of refunds) {
    page.row(`${t.refunded} ${formatWhen(at, language)}`, money(-amount, language), { align: 'right' });
  }
  if (refunds.length === 0) return;
  page.rule();
  const kept = sumOf(payments) - sumOf(refunds);
  page.row(t.kept, money(kept, language), { align: 'right', strong: true });
}

const sumOf = (moved: readonly { amount: number }[]): number => moved.reduce((sum, { amount }) => sum + amount, 0);

function paymentName({ paidBy, at, cardBrand, cardLast4 }: ReceiptPayment, language: Receipt['language']): string {
  const t = receiptWords[language];
  if (!at) return t.unpaid;
  if (paidBy === 'invoice') return `${t.paid(formatDay(at, language))} ${t.invoice}`;
  const card = [cardBrand && capitalised(cardBrand), cardLast4 && `•••• ${cardLast4}`].filter(Boolean).join(' ');
  return [`${t.paid(formatWhen(at, language))} ${t.card}`, card].filter(Boolean).join(', ');
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
