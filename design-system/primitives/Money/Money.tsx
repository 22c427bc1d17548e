import { formatMoney } from '@formats';
import { useFormatLocale } from '@ds/support/format-locale';
import { useInTable } from '@ds/support/in-table';

interface MoneyProps {
  ore: number;
  /** Shows the öre even when they are 0, as every amount of a table does: the figures of a column stand below each other. */
  decimals?: boolean | undefined;
  /** In whole kronor: a price to compare. What is charged shows its öre. */
  whole?: boolean | undefined;
}

/** An amount in öre as `11 366 kr` or `SEK 11,366`, never broken across lines, and in its own order where the page runs from right to left. */
export function Money({ ore, decimals, whole }: MoneyProps) {
  const inTable = useInTable();
  return (
    <data value={(ore / 100).toFixed(2)} dir="auto" className="nowrap">
      {formatMoney(ore, useFormatLocale(), whole ? { decimals: false } : inTable || decimals ? { decimals: true } : {})}
    </data>
  );
}
