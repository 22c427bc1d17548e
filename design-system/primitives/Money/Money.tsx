import { formatMoney } from '@formats';

/** An amount in öre as `11 366 kr`, never broken over lines. `decimals` shows the öre even when they are 0. */
export function Money({ ore, decimals }: { ore: number; decimals?: boolean | undefined }) {
  return (
    <data value={(ore / 100).toFixed(2)} className="nowrap">
      {formatMoney(ore, decimals === undefined ? {} : { decimals })}
    </data>
  );
}
