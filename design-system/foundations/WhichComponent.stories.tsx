import type { Meta, StoryObj } from '@storybook/react';
import { dark, overview } from '@ds/support/story';
import styles from './foundations.module.css';
import { choices, type Topic } from './which-component';

const meta = {
  title: 'Foundations/Which component when',
  // Nothing but words: there is no look to keep.
  tags: ['no-picture'],
  parameters: overview(
    'Start from what somebody wants to do. Each name leads to the component’s own page, with its states, its keys and how it works without scripts. If nothing fits, two things are usually being done at once: part them.',
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A component's docs page, in the window that Storybook's menu is in. */
const docsOf = (title: string) => `./?path=/docs/${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}--docs`;
const nameOf = (title: string) => title.split('/')[1];

function Choices({ topic }: { topic: Topic }) {
  return (
    <dl className={styles.rows} dir="ltr" lang="en">
      {choices[topic].map(({ need, use, because }) => (
        <div key={need}>
          <dt>{need}</dt>
          <dd>
            {use.map((title, index) => (
              <span key={title}>
                {index === 0 ? '' : ' · '}
                <a href={docsOf(title)} target="_top">
                  {nameOf(title)}
                </a>
              </span>
            ))}
            <br />
            {because}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const about = (topic: Topic): Story => ({ render: () => <Choices topic={topic} /> });

/** To be scanned, compared, or read one by one. */
export const Lists: Story = about('lists');
/** Ask for as little as possible, and for one thing at a time. */
export const Forms: Story = about('forms');
/** The more it costs to be wrong, the more the page asks. */
export const Confirmation: Story = about('confirmation');
/** Words first; colour only helps. */
export const Status: Story = about('status');
/** A banner belongs to the page, a toast to what was done, a notice to what went wrong meanwhile. */
export const Messages: Story = about('messages');
/** Shown in one way, understood in many. */
export const Dates: Story = about('dates');
/** Amounts are kept in öre, and written by one component. */
export const Amounts: Story = about('amounts');
export const Dark: Story = { ...about('messages'), ...dark };
