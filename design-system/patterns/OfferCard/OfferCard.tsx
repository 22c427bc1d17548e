import { Fragment, type ReactNode } from 'react';
import { Money } from '@ds/primitives/Money/Money';
import { TagList, type Tag } from '@ds/primitives/TagList/TagList';
import styles from './OfferCard.module.css';

export interface OfferCardProps {
  id?: string | undefined;
  /** `Turistbuss, 53 platser`. */
  title: string;
  picture: ReactNode;
  /** Short facts in a row: operator, rating, distance from its starting position. */
  facts: readonly ReactNode[];
  tags: readonly Tag[];
  tagsLabel?: string | undefined;
  /** The cancellation terms in a sentence. */
  note?: ReactNode;
  /** The customer's price in öre; shown in whole kronor, which are easier to compare. */
  price: number;
  /** `inkl. moms 6 %`, and the price without it. */
  priceNote: ReactNode;
  actions: ReactNode;
  /** Terms and price lines (Disclosure). */
  children?: ReactNode;
}

/** One available bus: what it is, whose, for how much, and what to do. */
export function OfferCard({
  id,
  title,
  picture,
  facts,
  tags,
  tagsLabel,
  note,
  price,
  priceNote,
  actions,
  children,
}: OfferCardProps) {
  return (
    <article className={styles.offer} id={id}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.body}>
        <h3>{title}</h3>
        <div className={styles.meta}>
          {facts.map((fact, index) => (
            <Fragment key={index}>
              {index > 0 ? ' ' : null}
              <span>
                {fact}
                {index === facts.length - 1 ? null : index === 0 ? (
                  <span className="visually-hidden">,</span>
                ) : (
                  <span className={styles.dot}> ·</span>
                )}
              </span>
            </Fragment>
          ))}
        </div>
        <TagList tags={tags} label={tagsLabel} />
        {note ? <p className="small muted">{note}</p> : null}
      </div>
      <div className={styles.side}>
        <div>
          <div className={styles.price}>
            <Money ore={price} whole />
          </div>
          <div className={styles.note}>{priceNote}</div>
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
      {children ? <div className={styles.more}>{children}</div> : null}
    </article>
  );
}

/** Offers below each other under one strong rule. */
export function OfferList({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}
