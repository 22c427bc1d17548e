import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { Lives, liveForm, sent, startScripts } from '@ds/support/lives';
import { dark, docs, keys } from '@ds/support/story';
import { TextArea } from './TextArea';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  parameters: docs('Several lines of text; grows by hand.', {
    use: 'for text of more than one line.',
    not: 'for one line: a TextField.',
    keys: keys.area,
  }),
  args: { name: 'comment', label: 'Meddelande till bolaget', defaultValue: 'Vi har fyra rullatorer med oss.' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Meddelande till bolaget');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, ' Bagage');
    await expect(field).toHaveValue(' Bagage');
  },
};
export const Optional: Story = {
  args: {
    name: 'comment',
    label: 'Meddelande till bolaget',
    optional: 'valfritt',
    hint: 'Till exempel bagage eller var bussen ska stå.',
  },
};
/** What was typed before the scripts loaded is kept, with the focus and the caret. */
export const TwoLives: Story = {
  render: (args) => <Lives waits>{(which) => <TextArea {...args} id={`comment-${which}`} />}</Lives>,
  play: async ({ canvasElement }) => {
    const form = liveForm(canvasElement);
    const native = form.querySelector<HTMLInputElement>('[name=comment]')!;
    await userEvent.clear(native);
    await userEvent.type(native, 'Uppsala');
    native.setSelectionRange(1, 1);
    await startScripts(canvasElement, () => form.querySelector('[data-rac]'));
    const field = form.querySelector<HTMLInputElement>('[name=comment]')!;
    await expect(field).toHaveFocus();
    await expect(field.selectionStart).toBe(1);
    await userEvent.keyboard('x');
    await expect(sent(form)).toEqual([['comment', 'Uxppsala']]);
  },
};
export const WithError: Story = {
  args: { error: 'Skriv ett meddelande på högst 2 000 tecken.', hint: 'Så att rätt buss kommer.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongSwedish: Story = { args: { label: longSwedish, hint: longSwedish, error: longSwedish } };
export const LongEnglish: Story = { args: { label: longEnglish, hint: longEnglish } };
export const Dark: Story = { args: { error: 'Skriv ett meddelande på högst 2 000 tecken.' }, ...dark };
