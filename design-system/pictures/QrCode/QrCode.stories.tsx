import type { Meta, StoryObj } from '@storybook/react';
import { dark, docs } from '@ds/support/story';
import { QrCode } from './QrCode';

const meta = {
  title: 'Pictures/QrCode',
  component: QrCode,
  parameters: docs(`Something to scan with a telephone. Say the same in text beside it, for who cannot.`, {
    use: 'for what is on this screen and wanted on a telephone, such as the secret of two-step login.',
    not: 'on a page that is mostly read on the telephone itself.',
  }),
  args: {
    text: 'otpauth://totp/Bussplats:anna?issuer=Bussplats&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
    label: 'QR-kod för autentiseringsappen',
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Long: Story = { args: { text: `https://bussplats.example/${'a'.repeat(300)}` } };
export const Dark: Story = { ...dark };
