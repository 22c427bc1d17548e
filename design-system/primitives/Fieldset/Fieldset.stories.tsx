import type { Meta, StoryObj } from '@storybook/react';
import { Columns } from '@ds/primitives/Columns/Columns';
import { TextField } from '@ds/primitives/TextField/TextField';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { Fieldset } from './Fieldset';

const meta = {
  title: 'Forms/Fieldset',
  component: Fieldset,
  parameters: docs(
    'Fields that belong together. `section` sets the legend as a heading, `group` as the label of one question.',
    {
      use: 'for a question with several controls, and for the parts of a long form.',
      not: 'around one field: its label says what it is.',
    },
  ),
  args: {
    id: 'address',
    legend: 'Hämtning',
    level: 'section',
    children: (
      <Columns>
        <TextField name="street" label="Gata och nummer" defaultValue="Stationsgatan 12" />
        <TextField name="town" label="Ort" defaultValue="Uppsala" />
      </Columns>
    ),
  },
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Section: Story = {};
export const Group: Story = { args: { level: 'group', hint: 'Dit bussen kan köra fram.' } };
export const WithError: Story = { args: { error: 'Fyll i adressen.', level: 'group' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongSwedish: Story = { args: { legend: longSwedish } };
export const LongEnglish: Story = { args: { legend: longEnglish, level: 'group' } };
export const Dark: Story = { ...dark };
