import type { Meta, StoryObj } from '@storybook/react';
import type { ReactNode } from 'react';
import { Icon, iconNames } from '@ds/pictures/Icon/Icon';
import { dark, overview } from '@ds/support/story';
import { colours } from './colours';
import styles from './foundations.module.css';
import { tokensOf, valueOf } from './tokens-of';

const meta = {
  title: 'Foundations/Tokens',
  parameters: overview(
    'What components are made of: custom properties in tokens.css. Components use meanings (`--color-action`), never the colours behind them (`--pine-600`). Text stands at 7:1 on every ground that it may lie on, edges of controls and focus at 3:1, in both themes; a test counts it. Sides are called start and end, so that everything mirrors from right to left; `--forward` (1 or -1) is for what has no start and end, a shadow or a turn.',
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names run from left to right, whatever the page does. */
const Name = ({ children }: { children: string }) => <code dir="ltr">{children}</code>;

const Colours = () => (
  <ul className={styles.swatches}>
    {colours().map(({ name, purpose, values }) => (
      <li key={name}>
        <span className={styles.swatch} style={{ background: `var(${name})` }} />
        <span className={styles.words}>
          <Name>{name}</Name>
          <small>{purpose}</small>
          <small className="muted">
            <Name>{values}</Name>
          </small>
        </span>
      </li>
    ))}
  </ul>
);
/** What each is for, and what lies behind it: in the light theme · in the dark one. Colour never says anything alone: a word or a form says it too. */
export const Colour: Story = { render: Colours };
export const ColourDark: Story = { render: Colours, ...dark };

/** A row for each token with this prefix: its name, its value, and what it looks like. */
const Rows = ({ prefix, children }: { prefix: string; children: (name: string) => ReactNode }) => (
  <dl className={styles.rows}>
    {tokensOf(prefix).map((name) => (
      <div key={name}>
        <dt>
          <Name>{name}</Name>
          <br />
          <small className="muted">
            <Name>{valueOf(name)}</Name>
          </small>
        </dt>
        <dd>{children(name)}</dd>
      </div>
    ))}
  </dl>
);

/**
 * One family, Atkinson Hyperlegible Next, shipped with the product; tabular figures in tables and times. `--size-1` is running text,
 * `--size-0` and `--size-00` what stands beside it; headings are `--size-2` to `--size-4`, the front page's is `--size-5`. Weights: 400 for
 * text, 600 for labels, 640 for buttons, 680 for headings.
 */
export const Type: Story = {
  render: () => (
    <Rows prefix="--size-">
      {(name) => <span style={{ fontSize: `var(${name})`, lineHeight: 1.3 }}>Uppsala – Gävle 08:00</span>}
    </Rows>
  ),
};

/** A 4 px grid. The space between parts comes from Stack, Row and Columns, not from the parts. */
export const Space: Story = {
  render: () => (
    <Rows prefix="--space-">{(name) => <span className={styles.bar} style={{ inlineSize: `var(${name})` }} />}</Rows>
  ),
};

/** Beside a word. Alone only in an IconButton, which has the word as its name and its tip. Arrows turn around from right to left. */
export const Icons: Story = {
  render: () => (
    <ul className={styles.swatches}>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} size={24} />
          <Name>{name}</Name>
        </li>
      ))}
    </ul>
  ),
};

/**
 * One duration, for what changes under the pointer or opens. Nothing moves without a reason, and nothing at all for people who prefer reduced
 * motion: the duration is then zero. Only the PendingBar takes longer: it says that something is on its way.
 */
export const Motion: Story = {
  render: () => (
    <p>
      <button type="button" className={styles.moves}>
        Peka här
      </button>{' '}
      <Name>{`--duration: ${valueOf('--duration')}`}</Name>
    </p>
  ),
};

const voice: [say: string, not: string, why: string][] = [
  ['Boka och betala', 'OK', 'A button says what happens.'],
  ['Skriv ditt namn.', 'Fyll i fältet.', 'An error says what to do.'],
  [
    'Resan är avbokad. 10 375,75 kr är på väg till Visa 4242.',
    'Åtgärden lyckades.',
    'An answer says what was done, and what comes of it.',
  ],
  ['ons 10 mars 2027 kl. 08.00', '2027-03-10T08:00', 'A day has its weekday: that is how people check it.'],
  ['See available buses with the full price', 'See buses that are free', 'English is written, not translated.'],
  ['Order number', 'Purchase, receipt, order', 'One word for one thing: the glossary has it.'],
];
/** Plain Swedish first, plain English beside it; sentence case; one exclamation mark in the product, where somebody has booked («Klart!»). */
export const Voice: Story = {
  render: () => (
    <dl className={styles.rows}>
      {voice.map(([say, not, why]) => (
        <div key={say}>
          <dt>{say}</dt>
          <dd>
            <del className="muted">{not}</del>
            <br />
            <small>{why}</small>
          </dd>
        </div>
      ))}
    </dl>
  ),
};
