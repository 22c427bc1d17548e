import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { Select } from '@ds/primitives/Select/Select';
import { TextField } from '@ds/primitives/TextField/TextField';
import { longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import filters from '../DashboardLayout/filters.module.css';
import { FilterRow } from './FilterRow';

const kinds = [
  { value: '', label: 'Alla' },
  { value: 'minibus', label: 'Minibuss' },
];
const meta = {
  title: 'Navigation/FilterRow',
  component: FilterRow,
  // A dashboard's main part, whose sheet has the line: customers' lists have one or two filters and do without.
  decorators: [
    (Story) => (
      <div className={filters.filters}>
        <Story />
      </div>
    ),
  ],
  parameters: docs(
    'The filters of a table in one line above it; those that are seldom used are behind «more filters». Below each other in one fold where the screen is narrow.',
    {
      use: 'above the table of a list.',
      not: 'beside a list, or with groups of checkboxes: a FilterBar.',
      keys: keys.fold,
    },
  ),
  args: {
    title: 'Sök och filtrera',
    apply: 'Sök',
    open: true,
    children: (
      <>
        <TextField name="q" label="Nummer eller namn" type="search" />
        <Select name="busType" label="Busstyp" options={kinds} />
      </>
    ),
    more: { label: 'Fler filter', open: false, fields: <TextField name="actor" label="Vem" /> },
  },
} satisfies Meta<typeof FilterRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const summary = page.getByText('Fler filter');
    // On a narrow screen the one fold around the form is enough. Enter on a summary is the browser's own and sends a click.
    if (getComputedStyle(summary).display !== 'none') {
      await expect(page.getByLabelText('Vem')).not.toBeVisible();
      await userEvent.click(summary);
    }
    // `toBeVisible` knows nothing of a closed fold whose content is shown.
    await expect(page.getByLabelText('Vem').checkVisibility()).toBe(true);
  },
};
export const Plain: Story = { args: { more: undefined } };
export const Long: Story = {
  args: { title: longSwedish, apply: longSwedish, more: { label: longSwedish, open: true, fields: null } },
};
export const Dark: Story = { ...dark };
