import { Money } from '@ds/primitives/Money/Money';
import styles from './PriceLines.module.css';

export interface PriceLine {
  label: string;
  /** How it was calculated: `214 km × 18 kr`. */
  detail?: string | undefined;
  ore: number;
  /** `sum` for a subtotal, `total` for the last line. */
  kind?: 'sum' | 'total' | undefined;
}

/** A price, line by line. */
export function PriceLines({ caption, lines }: { caption: string; lines: readonly PriceLine[] }) {
  const decimals = lines.some((line) => line.ore % 100 !== 0);
  return (
    <table className={styles.lines}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index} className={line.kind ? styles[line.kind] : undefined}>
            <th scope="row">
              {line.label} {line.detail ? <span className={styles.detail}>{line.detail}</span> : null}
            </th>
            <td>
              <Money ore={line.ore} decimals={decimals} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
