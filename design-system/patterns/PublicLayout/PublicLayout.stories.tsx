import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { Card } from '@ds/patterns/Card/Card';
import { Hero } from '@ds/patterns/Hero/Hero';
import { HeroScene } from '@ds/pictures/HeroScene/HeroScene';
import { Button } from '@ds/primitives/Button/Button';
import { Columns } from '@ds/primitives/Columns/Columns';
import { DateTimeField } from '@ds/primitives/DateTimeField/DateTimeField';
import { NumberField } from '@ds/primitives/NumberField/NumberField';
import { RadioGroup } from '@ds/primitives/RadioGroup/RadioGroup';
import { Row } from '@ds/primitives/Row/Row';
import { TextField } from '@ds/primitives/TextField/TextField';
import { footer, longSwedish, topNav } from '@ds/support/samples';
import { docs } from '@ds/support/story';
import { PublicLayout } from './PublicLayout';

const meta = {
  title: 'Layouts/PublicLayout',
  component: PublicLayout,
  parameters: {
    layout: 'fullscreen',
    ...docs(
      'Header, page and footer of the public and customer screens. Narrow screens fold the menu into a `details`; nothing needs scripts.',
      { use: 'around every page outside the dashboards.', not: 'below `/dashboard`: DashboardLayout.' },
    ),
  },
  args: { skipText: 'Hoppa till innehållet', nav: topNav, footer, children: null },
} satisfies Meta<typeof PublicLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const mainPage = (
  <Hero
    title="Buss med förare, till fast pris"
    lead="Ange vart ni ska och hur många ni är. Du ser lediga bussar med färdigt pris, och betalar eller frågar upp till tre bolag."
    picture={<HeroScene />}
  >
    <Card look="raised">
      <RadioGroup
        name="tripType"
        legend="Resa"
        hideLegend
        variant="segmented"
        defaultValue="day-trip"
        options={[
          { value: 'day-trip', label: 'Dagstur' },
          { value: 'round-trip', label: 'Tur och retur' },
          { value: 'one-way', label: 'Enkel resa' },
        ]}
      />
      <Columns least="wide">
        <TextField name="from" label="Från" defaultValue="Uppsala" />
        <TextField name="to" label="Till" defaultValue="Gävle" />
      </Columns>
      <Columns least="narrow">
        <DateTimeField name="departure" label="Avresa" timeLabel="Tid" defaultValue="2027-03-10T08:00" />
        <DateTimeField name="return" label="Hemresa" timeLabel="Tid" defaultValue="2027-03-10T18:00" />
        <NumberField name="adults" label="Vuxna" defaultValue="38" width="full" />
        <NumberField name="children" label="Barn under 18" defaultValue="6" width="full" />
      </Columns>
      <Row>
        <Button>Visa lediga bussar</Button>
        <Button variant="plain">Lägg till ett stopp</Button>
      </Row>
    </Card>
  </Hero>
);

export const MainPage: Story = {
  args: { width: 'bleed', notice: 'Demo: påhittade bolag, inga riktiga pengar.', children: mainPage },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByText('Hoppa till innehållet')).toHaveFocus();
  },
};

export const Dark: Story = { args: MainPage.args!, globals: { theme: 'dark' } };

export const Narrow: Story = {
  args: {
    width: 'narrow',
    children: (
      <>
        <h1>Villkor</h1>
        <p className="lead">En sida att läsa, i en spalt som ögat orkar med.</p>
        <p>{longSwedish}</p>
      </>
    ),
  },
};
