import { formatDay, formatMoney, formatOrgNumber } from '@formats';
import { clock } from '@bff/platform/clock';
import { env } from '@bff/platform/env';
import { startPdf } from '../documents';
import type { Language } from '../shared/actor';
import type { SettlementStatement, StatementLine } from './settlement-statement';
import { statementWords } from './statement-words';

const money = (ore: number, language: Language): string => formatMoney(ore, language, { decimals: true });

/** A settlement statement as a PDF, as it is now: it is not stored. */
export async function statementPdf(
  { company, month, isOpen, lines, sums }: SettlementStatement,
  language: Language,
): Promise<Buffer> {
  const t = statementWords[language];
  const brand = env().BRAND_NAME;
  const title = `${t.title} ${month}`;
  const issuedAt = clock.now();
  const page = await startPdf({ title: `${title} – ${brand}`, language, author: brand, createdAt: issuedAt });
  page.title(brand, title);
  page.row(t.company, `${company.name}\n${t.orgNumber} ${formatOrgNumber(company.orgNumber)}`);
  page.row(t.issued, formatDay(issuedAt, language));
  if (isOpen) page.paragraph(t.isOpen, { small: true });
  if (sums.notReported > 0) page.paragraph(t.notReported(sums.notReported), { small: true });

  page.heading(t.sums);
  page.row(t.customerPrice, money(sums.customerPrice, language), { align: 'right' });
  page.row(t.commission, money(-sums.commission, language), { align: 'right' });
  page.row(t.earned, money(sums.earned, language), { align: 'right' });
  page.row(t.tax, money(sums.tax, language), { align: 'right' });
  page.row(t.debts, money(sums.debts, language), { align: 'right' });
  page.rule();
  page.row(sums.toPay < 0 ? t.owed : t.toPay, money(Math.abs(sums.toPay), language), { align: 'right', strong: true });

  page.heading(t.lines);
  if (lines.length === 0) page.paragraph(t.none);
  for (const line of lines) page.row(nameOf(line, language), money(line.net, language), { align: 'right' });
  return page.end((number, pages) => `${title} · ${company.name} · ${t.page(number, pages)}`);
}

function nameOf(line: StatementLine, language: Language): string {
  const { kind, status } = statementWords[language];
  return [
    formatDay(line.departure, language),
    kind[line.kind],
    ...(line.isNotReported ? [status.notReported] : []),
    ...(line.outcome ? [status[line.outcome.outcome](line.outcome.source)] : []),
    line.bookingNumber,
    `${line.from} – ${line.to}`,
  ].join(' · ');
}
