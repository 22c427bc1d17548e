import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { CheckboxGroup } from '@ds/primitives/CheckboxGroup/CheckboxGroup';
import { Select } from '@ds/primitives/Select/Select';
import { longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { FilterBar } from './FilterBar';

const kinds = [
  { value: '', label: 'Alla' },
  { value: 'minibus', label: 'Minibuss' },
];
const meta = {
  title: 'Navigation/FilterBar',
  component: FilterBar,
  parameters: docs(
    'Filters and sorting as a plain GET form: the state is in the address. Folded where the screen is narrow.',
    {
      use: 'beside lists, for what they are narrowed by. In a line above a table: a FilterRow.',
      not: 'for what changes anything: it only asks. That is a form with a button of its own.',
      keys: keys.text,
    },
  ),
  args: {
    title: 'Filtrera',
    keep: [['stop', 'Uppsala']],
    apply: 'Visa',
    clear: { href: '#all', label: 'Rensa' },
    count: 1,
    open: true,
    children: (
      <>
        <Select name="busType" label="Busstyp" options={kinds} />
        <CheckboxGroup
          name="equipment"
          legend="Utrustning"
          options={[
            { value: 'toilet', label: 'Toalett' },
            { value: 'wifi', label: 'Wifi' },
          ]}
        />
      </>
    ),
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('button', { name: /Busstyp/ });
    field.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvasElement.querySelector('[name=busType]')).toHaveValue('minibus');
  },
};
export const Long: Story = { args: { title: longSwedish, apply: longSwedish } };
export const Dark: Story = { ...dark };
