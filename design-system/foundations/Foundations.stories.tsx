import type { Meta, StoryObj } from '@storybook/react';
import { Icon, iconNames } from '@ds/pictures/Icon/Icon';
import { dark, overview } from '@ds/support/story';
import styles from './foundations.module.css';
import { tokensOf } from './tokens-of';

const meta = {
  title: 'Foundations/Tokens',
  parameters: overview(
    'What components are made of: custom properties in tokens.css. Components use meanings (`--color-action`), never the colours behind them (`--pine-600`). Text stands at 7:1 on every ground that it may lie on, edges and focus at 3:1, in both themes; a test counts it.',
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Colours = () => (
  <ul className={styles.swatches}>
    {tokensOf('--color-').map((name) => (
      <li key={name}>
        <span className={styles.swatch} style={{ background: `var(${name})` }} />
        <code>{name}</code>
      </li>
    ))}
  </ul>
);
export const Colour: Story = { render: Colours };
export const ColourDark: Story = { render: Colours, ...dark };

/** One family, Atkinson Hyperlegible Next, shipped with the product; tabular figures in tables and times. */
export const Type: Story = {
  render: () => (
    <dl className={styles.rows}>
      {tokensOf('--size-').map((name) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd style={{ fontSize: `var(${name})`, lineHeight: 1.3 }}>Uppsala – Gävle 08:00</dd>
        </div>
      ))}
    </dl>
  ),
};

/** A 4 px grid. The space between parts comes from Stack, Row and Columns, not from the parts. */
export const Space: Story = {
  render: () => (
    <dl className={styles.rows}>
      {tokensOf('--space-').map((name) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <span className={styles.bar} style={{ inlineSize: `var(${name})` }} />
          </dd>
        </div>
      ))}
    </dl>
  ),
};

/** Beside a word, never instead of one. */
export const Icons: Story = {
  render: () => (
    <ul className={styles.swatches}>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} size={24} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
};

/** One duration. Nothing moves without a reason, and nothing at all for people who prefer reduced motion: the duration is then zero. */
export const Motion: Story = {
  render: () => (
    <p>
      <button type="button" className={styles.moves}>
        Peka här
      </button>{' '}
      <code>--duration</code>
    </p>
  ),
};

const voice: [say: string, not: string][] = [
  ['Boka och betala', 'OK'],
  ['Skriv ditt namn.', 'Fyll i fältet.'],
  ['Resan är avbokad. 10 375,75 kr är på väg till Visa 4242.', 'Åtgärden lyckades.'],
  ['See available buses with the full price', 'See buses that are free'],
];
/** Plain Swedish first, plain English beside it. Sentence case. Buttons say what happens; errors say what to do. */
export const Voice: Story = {
  render: () => (
    <dl className={styles.rows}>
      {voice.map(([say, not]) => (
        <div key={say}>
          <dt>{say}</dt>
          <dd className="muted">
            <del>{not}</del>
          </dd>
        </div>
      ))}
    </dl>
  ),
};
