import { Money } from '@ds/primitives/Money/Money';
import { sideIn, useTextBrowser } from '@ds/support/text-browser';
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
  const textBrowser = useTextBrowser();
  // Where a line does not fit in columns, lynx writes the amount right after it; at the amount, a mark would stand in the middle of a column.
  const ends = textBrowser === 'lynx' ? ':' : null;
  const decimals = lines.some((line) => line.ore % 100 !== 0);
  return (
    // Named without words of its own: text browsers would read the heading above it again.
    <table className={styles.lines} aria-label={caption}>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index} className={line.kind ? styles[line.kind] : undefined}>
            <th scope="row" {...sideIn(textBrowser)}>
              {line.label}
              {line.detail ? (
                <>
                  {' '}
                  <span className={styles.detail}>{textBrowser ? `(${line.detail})` : line.detail}</span>
                </>
              ) : null}
              {ends}
            </th>
            <td {...sideIn(textBrowser, 'end')}>
              <Money ore={line.ore} decimals={decimals} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
