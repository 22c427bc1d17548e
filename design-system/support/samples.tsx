import type { PriceLine } from '@ds/patterns/PriceLines/PriceLines';
import type { TimelineItem } from '@ds/patterns/Timeline/Timeline';
import type { FooterProps } from '@ds/patterns/Footer/Footer';
import type { TopNavProps } from '@ds/patterns/TopNav/TopNav';
import type { SideNavProps } from '@ds/patterns/SideNav/SideNav';
import { LanguageSwitch } from '@ds/patterns/LanguageSwitch/LanguageSwitch';

/** Texts and parts that several stories show. Nothing in the product imports this. */
export const longSwedish =
  'Järnvägsersättningstrafikbeställningsunderlag för avgångar som berör samtliga kommuner längs Ostkustbanan mellan Stockholm och Sundsvall';
export const longEnglish =
  'Accessibility requirements for passengers who travel with an electric wheelchair, an assistance dog or other aids that need room on board';

export const brand = { name: 'Bussplats', href: '#start' };

export const topNav: TopNavProps = {
  brand,
  label: 'Huvudmeny',
  menuLabel: 'Meny',
  items: [
    { href: '#find', label: 'Hitta buss', current: true },
    { href: '#how', label: 'Så fungerar det' },
    { href: '#trips', label: 'Mina resor' },
    { href: '#login', label: 'Logga in' },
  ],
  children: <LanguageSwitch href="#en" label="English" lang="en" />,
};

export const footer: FooterProps = {
  label: 'Om webbplatsen',
  items: [
    { href: '#terms', label: 'Villkor' },
    { href: '#privacy', label: 'Personuppgifter' },
    { href: '#tips', label: 'Tips och vanliga frågor' },
    { href: '#about', label: 'Om oss' },
    { href: '#cookies', label: 'Inställningar för kakor' },
  ],
  attribution: 'Kartdata: © EuroGeographics · GeoNames (CC BY 4.0) · Trafikverket · Natural Earth',
};

export const sideNav: SideNavProps = {
  label: 'Bolagets meny',
  menuLabel: 'Meny',
  actor: { name: 'Bodil Bolagsson', role: 'Bolagsadministratör' },
  groups: [
    {
      title: 'Demobuss Uppsala AB',
      items: [
        { href: '#overview', label: 'Översikt', current: true },
        { href: '#bookings', label: 'Bokningar' },
        { href: '#quotes', label: 'Offertförfrågningar' },
        { href: '#vehicles', label: 'Fordon' },
        { href: '#occupancy', label: 'Beläggning' },
      ],
    },
    {
      title: 'Priser',
      items: [
        { href: '#vehicle-costs', label: 'Fordonskostnad' },
        { href: '#driving-costs', label: 'Körkostnad' },
        { href: '#driver-costs', label: 'Förarkostnad' },
      ],
    },
  ],
};

export const priceLines: PriceLine[] = [
  { label: 'Fordon', detail: '10 tim × 420 kr', ore: 420000 },
  { label: 'Körning', detail: '214 km × 18 kr', ore: 385200 },
  { label: 'Förare', detail: '10 tim × 267 kr', ore: 267050 },
  { label: 'Moms 6 %', ore: 64350, kind: 'sum' },
  { label: 'Att betala', ore: 1136600, kind: 'total' },
];

export const itinerary: TimelineItem[] = [
  { kind: 'end', time: '08:00', title: 'Uppsala', detail: 'Stationsgatan 12. Bussen står där från 07:40.' },
  { kind: 'drive', detail: '108 km · 1 tim 25 min' },
  { kind: 'stop', time: '09:25', title: 'Gävle', detail: 'Norra Kungsgatan 3. Bussen väntar.' },
  { kind: 'drive', detail: '106 km · 1 tim 20 min' },
  { kind: 'end', time: '18:00', title: 'Uppsala', detail: 'Stationsgatan 12' },
];
