import type { Meta, StoryObj } from '@storybook/react';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Card } from '@ds/patterns/Card/Card';
import { CookieBanner } from '@ds/patterns/CookieBanner/CookieBanner';
import { FilterBar } from '@ds/patterns/FilterBar/FilterBar';
import { OfferCard, OfferList } from '@ds/patterns/OfferCard/OfferCard';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Pagination } from '@ds/patterns/Pagination/Pagination';
import { PriceLines } from '@ds/patterns/PriceLines/PriceLines';
import { PriceSummary } from '@ds/patterns/PriceSummary/PriceSummary';
import { PublicLayout } from '@ds/patterns/PublicLayout/PublicLayout';
import { Rating } from '@ds/patterns/Rating/Rating';
import { Split } from '@ds/patterns/Split/Split';
import { Steps } from '@ds/patterns/Steps/Steps';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Timeline } from '@ds/patterns/Timeline/Timeline';
import { BusIllustration, type BusKind } from '@ds/pictures/BusIllustration/BusIllustration';
import { RouteMap } from '@ds/pictures/RouteMap/RouteMap';
import { sampleBase, sampleRoute } from '@ds/pictures/RouteMap/sample-map';
import { Button } from '@ds/primitives/Button/Button';
import { Checkbox } from '@ds/primitives/Checkbox/Checkbox';
import { CheckboxGroup } from '@ds/primitives/CheckboxGroup/CheckboxGroup';
import { Columns } from '@ds/primitives/Columns/Columns';
import { Countdown } from '@ds/primitives/Countdown/Countdown';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { Fieldset } from '@ds/primitives/Fieldset/Fieldset';
import { PhoneField } from '@ds/primitives/PhoneField/PhoneField';
import { RadioGroup } from '@ds/primitives/RadioGroup/RadioGroup';
import { Row } from '@ds/primitives/Row/Row';
import { Select } from '@ds/primitives/Select/Select';
import { Stack } from '@ds/primitives/Stack/Stack';
import { StatusBadge } from '@ds/primitives/StatusBadge/StatusBadge';
import { TextArea } from '@ds/primitives/TextArea/TextArea';
import { TextField } from '@ds/primitives/TextField/TextField';
import { footer, itinerary, priceLines, topNav } from '@ds/support/samples';
import { dark, overview } from '@ds/support/story';

const meta = {
  title: 'Screens/Customer',
  component: PublicLayout,
  parameters: { ...overview('How the parts stand together on the screens where they meet.'), layout: 'fullscreen' },
  args: { skipText: 'Hoppa till innehållet', nav: topNav, footer, children: null },
} satisfies Meta<typeof PublicLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const map = (
  <RouteMap
    width={320}
    height={260}
    base={sampleBase}
    route={sampleRoute}
    stops={[
      { lat: 59.858, lon: 17.639, label: 'Uppsala', kind: 'end' },
      { lat: 60.675, lon: 17.141, label: 'Gävle', kind: 'via' },
      { lat: 59.858, lon: 17.639, label: 'Uppsala', kind: 'end' },
    ]}
    title="Karta: Uppsala, Gävle, Uppsala"
    namesLabel="På kartan"
    description="214 km · 2 tim 45 min"
    attribution="© EuroGeographics · Natural Earth"
  />
);

const offer = (title: string, kind: BusKind, price: number, index: number) => (
  <OfferCard
    key={title}
    title={title}
    picture={<BusIllustration kind={kind} />}
    head={['Demobuss Uppsala AB', <Rating key="r" value="4,7 av 5" count="31 betyg" />]}
    facts={[
      '9 platser över · står 6 km från starten',
      index < 2 ? <strong key="fuel">HVO 100 · 61 kg CO₂e</strong> : 'Diesel · 130 kg CO₂e',
      'Toalett · Wifi',
      'Gratis avbokning till onsdag 3 mars 2027',
    ]}
    price={price}
    priceNote="258 kr per person"
    actions={
      <>
        <Button>Boka</Button>
        <Checkbox id={`company-${index}`} name="company" value={String(index)} label="Begär offert" />
      </>
    }
  >
    <Disclosure summary="Villkor och pris rad för rad">
      <PriceLines caption="Pris rad för rad" lines={priceLines} />
    </Disclosure>
  </OfferCard>
);

const results = (
  <>
    <BackLink href="#search">Ändra sökningen</BackLink>
    <PageHeader title="14 lediga bussar" meta="44 personer, onsdag 10 mars 2027. Priset gäller i 20 minuter." />
    <Split
      label="Resan och filter"
      aside={
        <Stack gap="l">
          <Stack gap="s">
            <h2>Resan</h2>
            {map}
          </Stack>
          <FilterBar title="Filtrera" apply="Visa" clear={{ href: '#all', label: 'Rensa' }}>
            <Select name="sort" label="Ordning" options={[{ value: 'price', label: 'Lägsta pris' }]} />
            <Select name="busType" label="Busstyp" options={[{ value: '', label: 'Alla' }]} />
            <CheckboxGroup
              name="equipment"
              legend="Utrustning"
              options={[
                { value: 'toilet', label: 'Toalett' },
                { value: 'wifi', label: 'Wifi' },
                { value: 'lift', label: 'Rullstolslift' },
              ]}
            />
          </FilterBar>
        </Stack>
      }
    >
      <OfferList>
        {offer('Turistbuss, 53 platser', 'touristBus', 1136600, 0)}
        {offer('Dubbeldäckare, 78 platser', 'doubleDecker', 1460000, 1)}
        {offer('3 minibussar, 57 platser', 'minibus', 1520000, 2)}
      </OfferList>
      <Pagination
        current={1}
        total={2}
        hrefOf={(page) => `#${page}`}
        texts={{ label: 'Sidor', previous: 'Föregående', next: 'Nästa', page: 'Sida {n}', summary: '1–10 av 14' }}
      />
    </Split>
  </>
);

const booking = (
  <>
    <Steps
      label="Steg"
      current={1}
      steps={[{ label: 'Sök', href: '#search' }, { label: 'Uppgifter' }, { label: 'Betala' }, { label: 'Klart' }]}
    />
    <PageHeader title="Er resa" />
    <Split
      label="Pris"
      side="end"
      sticky
      aside={
        <PriceSummary title="Ditt pris" total={1136600} note="inkl. moms 6 %, 643 kr">
          <p className="small">
            <Countdown
              until={1}
              now={2}
              texts={{ running: 'Platsen hålls i {time} till', ended: 'Platsen hålls till 14:20' }}
            >
              Platsen hålls till 14:20
            </Countdown>
          </p>
          <Disclosure summary="Pris rad för rad">
            <PriceLines caption="Pris rad för rad" lines={priceLines} />
          </Disclosure>
        </PriceSummary>
      }
    >
      <Stack gap="xl">
        <Fieldset legend="Kontakt" level="section">
          <Columns>
            <TextField name="name" label="Namn" defaultValue="Anna Demo" autoComplete="name" />
            <PhoneField
              name="phone"
              label="Telefon"
              error="Skriv ett telefonnummer, till exempel 070-123 45 67."
              width="full"
            />
          </Columns>
        </Fieldset>
        <Fieldset legend="Stopp" level="section">
          <Timeline label="Resplan" items={itinerary} />
          <Columns>
            <TextField name="street" label="Gata och nummer i Uppsala" defaultValue="Stationsgatan 12" />
            <Select name="stopType" label="Vad händer där" options={[{ value: 'pickUp', label: 'Påstigning' }]} />
          </Columns>
        </Fieldset>
        <TextArea name="comment" label="Meddelande till bolaget" optional="valfritt" />
        <RadioGroup
          name="payment"
          legend="Betalning"
          defaultValue="card"
          options={[
            { value: 'card', label: 'Kort', hint: 'Betala nu hos betaltjänsten.' },
            { value: 'invoice', label: 'Faktura', hint: 'För organisationer med avtal.' },
          ]}
        />
        <Checkbox name="terms" label="Vi godkänner villkoren" />
        <Row>
          <Button>Boka och betala</Button>
          <a href="#back">Avbryt</a>
        </Row>
      </Stack>
    </Split>
  </>
);

const details = (
  <>
    <PageHeader
      over="Bokning BP-2027-00042"
      title="Uppsala – Gävle – Uppsala"
      meta={
        <>
          <StatusBadge tone="success">Betald</StatusBadge>
          <span>onsdag 10 mars 2027</span>
        </>
      }
      actions={<Button variant="secondary">Ladda ner kvitto</Button>}
    />
    <Split label="Karta" side="end" asideLast aside={map}>
      <Stack gap="l">
        <Banner tone="success" title="Bokningen är betald.">
          Kvittot har skickats till anna@demo.invalid.
        </Banner>
        <Timeline label="Resplan" items={itinerary} />
        <SummaryList
          rows={[
            { label: 'Buss', value: 'Turistbuss, 53 platser, ABC 12D' },
            { label: 'Kontakt', value: 'Anna Demo, 070-123 45 67', action: <a href="#contact">Ändra</a> },
            { label: 'Passagerare', value: '38 vuxna, 6 barn' },
          ]}
        />
        <Card look="quiet">
          <h2>Avboka</h2>
          <p>Avboka fritt till onsdag 3 mars. Sedan kostar det 50 % av priset.</p>
          <Row>
            <Button variant="secondary">Avboka resan</Button>
          </Row>
        </Card>
      </Stack>
    </Split>
  </>
);

export const Results: Story = { args: { children: results } };
export const ResultsDark: Story = { args: { children: results }, ...dark };
export const Booking: Story = { args: { children: booking } };
export const BookingDark: Story = { args: { children: booking }, ...dark };
export const Details: Story = { args: { children: details } };
export const RightToLeft: Story = {
  args: {
    children: <div dir="rtl">{details}</div>,
    cookies: (
      <CookieBanner
        title="Kakor"
        text="Vi använder nödvändiga kakor."
        action="#"
        choices={[{ name: 'choice', value: 'necessary', label: 'Bara nödvändiga' }]}
        settings={{ href: '#settings', label: 'Välj själv' }}
      />
    ),
  },
};
