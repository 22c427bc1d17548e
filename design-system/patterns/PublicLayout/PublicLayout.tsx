import type { ReactNode } from 'react';
import { Footer, type FooterProps } from '@ds/patterns/Footer/Footer';
import { MAIN_ID, SkipLink } from '@ds/patterns/SkipLink/SkipLink';
import { TopNav, type TopNavProps } from '@ds/patterns/TopNav/TopNav';
import styles from './PublicLayout.module.css';

export interface PublicLayoutProps {
  skipText: string;
  nav: TopNavProps;
  footer: FooterProps;
  /** A line above everything («demo mode»). */
  notice?: ReactNode;
  /** Toasts and banners about what was done on the previous page. */
  messages?: ReactNode;
  /** The cookie question; read first, and on a telephone at the foot of the screen. */
  cookies?: ReactNode;
  /** `wide` is the page's width, `narrow` a column for reading and forms, `bleed` leaves the width to the page (Hero, Wrap). */
  width?: 'wide' | 'narrow' | 'bleed' | undefined;
  children: ReactNode;
}

/** Header, page and footer of the public and customer screens. */
export function PublicLayout({
  skipText,
  nav,
  footer,
  notice,
  messages,
  cookies,
  width = 'wide',
  children,
}: PublicLayoutProps) {
  return (
    <div className={styles.page}>
      <SkipLink>{skipText}</SkipLink>
      {cookies}
      {notice ? (
        <aside className={`${styles.notice} no-print`}>
          {/* In w3m only its line of its own keeps it from the link before. */}
          <div>{notice}</div>
        </aside>
      ) : null}
      <TopNav {...nav} />
      <div className={styles.messages}>{messages}</div>
      <main className={styles.main}>
        <div id={MAIN_ID}>{width === 'bleed' ? children : <Wrap narrow={width === 'narrow'}>{children}</Wrap>}</div>
      </main>
      <Footer {...footer} />
    </div>
  );
}

/** The page's width and side margins, for the parts of a `bleed` page. */
export function Wrap({ narrow, children }: { narrow?: boolean | undefined; children: ReactNode }) {
  return <div className={narrow ? `${styles.wrap} ${styles.narrow}` : styles.wrap}>{children}</div>;
}
