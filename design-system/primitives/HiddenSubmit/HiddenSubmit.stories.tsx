import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from '@storybook/test';
import { Button } from '@ds/primitives/Button/Button';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextField } from '@ds/primitives/TextField/TextField';
import { docs } from '@ds/support/story';
import { HiddenSubmit } from './HiddenSubmit';

const sent = fn();
const meta = {
  title: 'Actions/HiddenSubmit',
  component: HiddenSubmit,
  parameters: docs(
    'The default button of a form whose first visible button does something else: Enter presses the first one.',
    {
      use: 'first in a form whose first visible button adds or removes a row.',
      not: 'where the button that sends the form is the first one anyway.',
    },
  ),
  render: () => (
    <form
      action="#"
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter).get('edit'));
      }}
    >
      <Stack>
        <HiddenSubmit />
        <TextField name="place" label="Från" />
        <Button variant="secondary" name="edit" value="add">
          Lägg till ett stopp
        </Button>
      </Stack>
    </form>
  ),
} satisfies Meta<typeof HiddenSubmit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnterSearches: Story = {
  play: async ({ canvasElement }) => {
    sent.mockClear();
    await userEvent.type(within(canvasElement).getByLabelText('Från'), 'Uppsala{Enter}');
    await expect(sent).toHaveBeenCalledWith(null);
  },
};
