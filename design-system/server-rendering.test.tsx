import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BarChart } from './patterns/Chart/BarChart';
import { CookieBanner } from './patterns/CookieBanner/CookieBanner';
import { FilterBar } from './patterns/FilterBar/FilterBar';
import { KeyFigures } from './patterns/KeyFigures/KeyFigures';
import { RepeatList } from './patterns/RepeatList/RepeatList';
import { RouteMap } from './pictures/RouteMap/RouteMap';
import { Checkbox } from './primitives/Checkbox/Checkbox';
import { CheckboxGroup } from './primitives/CheckboxGroup/CheckboxGroup';
import { ComboBox } from './primitives/ComboBox/ComboBox';
import { DateField } from './primitives/DateField/DateField';
import { DateTimeField } from './primitives/DateTimeField/DateTimeField';
import { ErrorSummary } from './primitives/ErrorSummary/ErrorSummary';
import { Fieldset } from './primitives/Fieldset/Fieldset';
import { Money } from './primitives/Money/Money';
import { NumberField } from './primitives/NumberField/NumberField';
import { PasswordField } from './primitives/PasswordField/PasswordField';
import { PhoneField } from './primitives/PhoneField/PhoneField';
import { PlaceField } from './primitives/PlaceField/PlaceField';
import { RadioGroup } from './primitives/RadioGroup/RadioGroup';
import { Select } from './primitives/Select/Select';
import { Switch } from './primitives/Switch/Switch';
import { TextArea } from './primitives/TextArea/TextArea';
import { TextField } from './primitives/TextField/TextField';
import { TimeField } from './primitives/TimeField/TimeField';

const html = (element: ReactElement) => renderToStaticMarkup(element);
const options = [
  { value: 'a', label: 'Ett' },
  { value: 'b', label: 'Två' },
];
const texts = { name: 'field', label: 'Fält', hint: 'Tips', error: 'Fel' };

describe('what the server sends works without scripts', () => {
  // Each: the control that a form sends without scripts, with its name and value.
  it.each<[string, ReactElement, RegExp[]]>([
    ['TextField', <TextField {...texts} defaultValue="x" />, [/<input type="text"/, /value="x"/]],
    ['TextArea', <TextArea {...texts} defaultValue="x" />, [/<textarea[^>]*>x<\/textarea>/]],
    ['NumberField', <NumberField {...texts} defaultValue="4" />, [/inputMode="numeric"/, /value="4"/]],
    ['PhoneField', <PhoneField {...texts} defaultValue="1" />, [/type="tel"/, /value="1"/]],
    ['DateField', <DateField {...texts} defaultValue="2027-03-10" />, [/type="text"/, /value="2027-03-10"/]],
    ['TimeField', <TimeField {...texts} defaultValue="08:00" />, [/type="time"/, /value="08:00"/]],
    [
      'DateTimeField',
      <DateTimeField {...texts} timeLabel="Tid" defaultValue="2027-03-10T08:00" />,
      [/type="text"[^>]* value="2027-03-10"/, /data-quarter-hours="" [^>]*value="08:00"/],
    ],
    ['PasswordField', <PasswordField {...texts} autoComplete="new-password" />, [/type="password"/]],
    ['Select', <Select {...texts} options={options} defaultValue="b" />, [/<select/, /<option value="b" selected="">/]],
    [
      'PlaceField',
      <PlaceField {...texts} suggestUrl="/sv/places.json" defaultValue="Uppsala" texts={{ none: '', count: '' }} />,
      [/<input type="text"/, /value="Uppsala"/, /data-suggest="\/sv\/places.json"/],
    ],
    [
      'ComboBox',
      <ComboBox
        {...texts}
        idName="placeId"
        defaultId="7"
        defaultValue="Uppsala"
        texts={{ none: '' }}
        suggest={() => Promise.resolve([])}
      />,
      [/<input type="text"/, /value="Uppsala"/, /type="hidden" name="placeId" value="7"/],
    ],
  ])('%s', (_, element, parts) => {
    const sent = html(element);
    expect(sent).toContain('<label for="field"');
    expect(sent).toMatch(/id="field"/);
    expect(sent).toMatch(/name="field"/);
    expect(sent).toMatch(/aria-invalid="true"/);
    expect(sent).toMatch(/aria-describedby="field-hint field-error[" ]/);
    expect(sent).toContain('id="field-hint"');
    expect(sent).toContain('id="field-error"');
    for (const part of parts) expect(sent).toMatch(part);
  });

  it('Checkbox and Switch send their value', () => {
    expect(html(<Checkbox name="terms" value="yes" label="Villkor" defaultChecked />)).toMatch(
      /value="yes"[^>]*checked=""[^>]*name="terms"|checked=""[^>]*value="yes"[^>]*name="terms"|name="terms"[^>]*value="yes"/,
    );
    expect(html(<Switch name="on" label="På" />)).toMatch(/role="switch"/);
  });

  it('sections of a form are headings, and questions are none', () => {
    const rendered = (level: 'section' | 'group') =>
      html(
        <Fieldset legend="Passengers" level={level}>
          <p />
        </Fieldset>,
      );
    expect(rendered('section')).toMatch(/<legend[^>]*><h2[^>]*>Passengers<\/h2><\/legend>/);
    expect(rendered('group')).toMatch(/<legend[^>]*>Passengers<\/legend>/);
  });

  it('what is chosen is required in words: by `required` itself, Chromium calls it invalid before anybody has come to it', () => {
    const asked = [
      <Select {...texts} options={options} required />,
      <Checkbox name="terms" label="Villkor" required />,
      <RadioGroup name="trip" legend="Resa" options={options} required />,
      <RadioGroup name="trip" legend="Resa" options={options} variant="segmented" required />,
    ].map(html);
    for (const sent of asked) {
      expect(sent.match(/aria-required="true"/g)).toHaveLength(1);
      expect(sent).not.toMatch(/ required(=|>| )/);
    }
    expect(html(<Select {...texts} options={options} required={false} />)).not.toContain('required');
  });

  it('groups put the id that the error summary links to on their first control', () => {
    const radio = html(<RadioGroup name="trip" legend="Resa" options={options} defaultValue="b" error="Välj" />);
    expect(radio).toMatch(/<input[^>]*id="trip"[^>]*type="radio"/);
    expect(radio).toMatch(/<input[^>]*checked=""[^>]*value="b"|<input[^>]*value="b"[^>]*checked=""/);
    const segmented = html(<RadioGroup name="trip" legend="Resa" options={options} variant="segmented" />);
    expect(segmented.match(/type="radio"/g)).toHaveLength(2);
    const boxes = html(<CheckboxGroup name="has" legend="Har" options={options} defaultValue={['a', 'b']} />);
    expect(boxes.match(/checked=""/g)).toHaveLength(2);
  });

  it("filters keep the address's parameters, in order", () => {
    const bar = html(
      <FilterBar
        title="Filter"
        apply="Visa"
        keep={[
          ['stop', 'Uppsala'],
          ['stop', 'Gävle'],
        ]}
      >
        <Select name="type" label="Typ" options={options} />
      </FilterBar>,
    );
    expect(bar).toMatch(/method="get"/);
    expect(bar.indexOf('value="Uppsala"')).toBeLessThan(bar.indexOf('value="Gävle"'));
  });

  it('the buttons of a growing list post their intent', () => {
    const list = html(
      <RepeatList
        count={3}
        min={2}
        max={3}
        reorder
        intentName="intent"
        texts={{
          first: 'Från',
          middle: 'Stopp {n}',
          last: 'Till',
          add: 'Lägg till',
          remove: 'Ta bort',
          up: 'Upp',
          down: 'Ner',
          added: '',
          removed: '',
          moved: '',
        }}
        renderItem={({ key, label }) => <TextField name="stop" id={`stop-${key}`} label={label} />}
      />,
    );
    const [shown, template] = list.split('<script');
    expect(shown!.match(/name="stop"/g)).toHaveLength(3);
    expect(shown).toContain('Stopp 1');
    expect(shown).toMatch(/name="intent:remove:1"/);
    expect(shown).not.toMatch(/name="intent:up:0"(?![^>]*hidden)/);
    expect(template).toContain('id="stop-{key}"');
    // Full: the add button is there for the script, but hidden.
    expect(template).toMatch(/name="intent:add"[^>]*hidden/);
  });

  it('an empty error summary renders nothing; a full one links to the fields', () => {
    expect(html(<ErrorSummary title="Fel" errors={[]} />)).toBe('');
    const summary = html(<ErrorSummary title="Fel" errors={[{ text: 'Skriv', fieldId: 'name' }, { text: 'Allt' }]} />);
    expect(summary).toContain('<a href="#name">Skriv</a>');
    expect(summary).toContain('role="alert"');
  });

  it('the cookie question is a form', () => {
    const banner = html(
      <CookieBanner
        title="Kakor"
        text="?"
        action="/sv/cookies"
        choices={[{ name: 'choice', value: 'necessary', label: 'Nödvändiga' }]}
        settings={{ href: '/sv/cookies', label: 'Mer' }}
      />,
    );
    expect(banner).toMatch(/<form method="post" action="\/sv\/cookies"/);
    expect(banner).toMatch(/name="choice:necessary"/);
  });

  it('text browsers, which write the names on a map after each other, show where each ends', () => {
    const textOf = (element: ReactElement) => html(element).replace(/<[^>]*>/g, '');
    const [uppsala, gavle] = [
      { label: 'Uppsala', lat: 59.86, lon: 17.64, kind: 'end' as const },
      { label: 'Gävle', lat: 60.67, lon: 17.14, kind: 'end' as const },
    ];
    const towns = [{ name: 'Sala', lat: 60.2, lon: 16.6 }];
    const map = (
      <RouteMap
        base={{ land: [], lakes: [], towns }}
        width={320}
        height={300}
        route={[]}
        stops={[uppsala, gavle]}
        title="Resan"
        namesLabel="På kartan"
        description="106 km"
        attribution="©"
      />
    );
    expect(textOf(map)).toBe(' Resan (På kartan: Sala, Uppsala, Gävle) 106 km©');
    expect(html(map), 'on lines of their own').toMatch(/<div>106 km<\/div><div[^>]*>©<\/div>/);
  });

  it('amounts carry their value for machines', () => {
    // In a page from right to left «11 366,50 kr» would read «kr 366,50 11» without a direction of its own.
    expect(html(<Money ore={1136650} />)).toMatch(/<data [^>]*dir="auto"/);
    expect(html(<KeyFigures figures={[{ label: 'Sålt', value: '184 500 kr' }]} />)).toContain('<bdi>184 500 kr</bdi>');
    const point = { key: 'a', label: '1 nov.', value: 5, text: '5 kr' };
    const chart = html(<BarChart title="Sålt" points={[point]} axis={(value) => `${value} kr`} />);
    // The style sheet draws the axis' words, in a direction of their own; without it there are no loose numbers.
    expect(chart).toMatch(/data-said="\d+ kr"/);
    expect(chart).toContain('data-said="1 nov."');
    // Lynx would take the last `title` for the page's.
    expect(chart).not.toContain('<title>');
    expect(chart.replaceAll(/<[^>]+>/g, '')).toBe('Sålt');
    expect(html(<Money ore={1136650} />)).toMatch(/<data value="11366.50"[^>]*>11\s366,50\skr<\/data>/);
  });
});
