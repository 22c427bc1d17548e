import { Fragment, type ReactNode } from 'react';
import { Money } from '@ds/primitives/Money/Money';
import { Apart } from '@ds/primitives/StatusBadge/Apart';
import { classNames } from '@ds/support/class-names';
import styles from './OfferCard.module.css';

export interface OfferCardProps {
  id?: string | undefined;
  /** `Turistbuss, 53 platser`. */
  title: string;
  /** Tells it from the others among headings alone: with the operator, who is named below it on the page. */
  spokenTitle?: string | undefined;
  picture: ReactNode;
  /** Whose it is, and what others say of it: beside each other where there is room. */
  head: readonly ReactNode[];
  /** A line each, the same in every card: seats and distance, fuel, equipment, cancellation. */
  facts?: readonly ReactNode[];
  /** The customer's price in öre; shown in whole kronor, which are easier to compare. Without it the card is only about the bus. */
  price?: number | undefined;
  /** `236 kr per person`. */
  priceNote?: ReactNode;
  actions?: ReactNode;
  /** Terms and price lines (Disclosure). */
  children?: ReactNode;
}

/** One available bus: what it is, whose, for how much, and what to do. */
export function OfferCard({
  id,
  title,
  spokenTitle,
  picture,
  head,
  facts = [],
  price,
  priceNote,
  actions,
  children,
}: OfferCardProps) {
  return (
    <article className={styles.offer}>
      {/* Links lead to the card's first part, since w3m does not know articles, and would not find one. */}
      <div className={styles.picture} id={id}>
        {picture}
      </div>
      <div className={styles.body}>
        <h3 aria-label={spokenTitle}>{title}</h3>
        <div className={styles.meta}>
          {head.map((one, index) => (
            <Fragment key={index}>
              {index > 0 ? <Apart /> : null}
              <span>{one}</span>
            </Fragment>
          ))}
        </div>
        {facts.length === 0 ? null : (
          <div className={styles.facts}>
            {facts.map((fact, index) => (
              <div key={index}>{fact}</div>
            ))}
          </div>
        )}
      </div>
      {price === undefined ? null : (
        <div className={styles.side}>
          <div>
            <div className={styles.price}>
              <Money ore={price} whole />
            </div>
            {priceNote ? <div className={styles.note}>{priceNote}</div> : null}
          </div>
          <div className={styles.actions}>{actions}</div>
        </div>
      )}
      {children ? <div className={styles.more}>{children}</div> : null}
    </article>
  );
}

/** Offers below each other under one strong rule; under none where what is above has one (the tabs that sort them). */
export function OfferList({ isBelowTabs, children }: { isBelowTabs?: boolean; children: ReactNode }) {
  return <div className={classNames(styles.list, isBelowTabs && styles.below)}>{children}</div>;
}
