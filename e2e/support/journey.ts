import { expect, type Page } from '@playwright/test';
import { formatMoney } from '@formats';
import { offerTotal } from './sealed-offer';
import { type Language, patternOf, sandboxTexts, textIn } from './texts';

export interface Search {
  day: string;
  from?: string;
  to?: string;
  adults?: number;
  children?: number;
}

/** The address of a day trip's search. */
export function searchAddress(language: Language, search: Search): string {
  const { day, from = 'Uppsala', to = 'Gävle', adults = 38, children = 6 } = search;
  const query = new URLSearchParams([
    ['tripType', 'day-trip'],
    ['stop', from],
    ['stop', to],
    ['departure', `${day}T08:00`],
    ['return', `${day}T18:00`],
    ['adults', String(adults)],
    ['children', String(children)],
  ]);
  return `/${language}/buses/search?${query}`;
}

/** A customer's way through the product: each step presses what a person would press and waits for the page that follows. */
export class Journey {
  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {}

  t(key: string, values?: Record<string, string | number>): string {
    return textIn(this.language, key, values);
  }

  /** The page, or the dialog above it (react-aria hides the page then). A toast does not count. */
  get main() {
    return this.page.locator('main, [role="alertdialog"]:not([aria-modal="false"])');
  }

  heading(key: string, values?: Record<string, string | number>) {
    return this.page.getByRole('heading', { level: 1, name: this.t(key, values) });
  }

  /** The search form's first or last place. Its list of suggestions has the same name. */
  placeField(which: 'from' | 'to') {
    return this.main.getByLabel(this.t(`search:form.${which}`), { exact: true }).and(this.page.locator('input'));
  }

  async search(search: Search): Promise<void> {
    await this.page.goto(searchAddress(this.language, search));
    await this.expectOffers();
  }

  async expectOffers(): Promise<void> {
    await expect(
      this.page.getByRole('heading', { level: 1, name: patternOf(this.t('search:results.heading_other')) }),
    ).toBeVisible();
    expect(await this.main.getByRole('article').count()).toBeGreaterThan(2);
  }

  /** What the last offer comes to with its öre, as the payment page, the receipt and a refund say it. */
  paid = '';

  /** The nth offer as its button sends it. */
  async token(nth = 0): Promise<string> {
    const button = this.main.getByRole('article').nth(nth).locator('button[name^="offer:"]');
    return ((await button.getAttribute('name')) ?? '').replace('offer:', '');
  }

  /** The nth offer: its button, whose name has the amount that the eye sees, and its price. */
  async offer(nth = 0): Promise<{ button: ReturnType<Page['getByRole']>; price: string }> {
    const offer = this.main.getByRole('article').nth(nth);
    const button = offer.getByRole('button', { name: this.t('search:offer.book') });
    const total = offerTotal(await this.token(nth));
    const shown = formatMoney(total, this.language, { decimals: false });
    expect(await button.getAttribute('aria-label')).toContain(shown);
    await expect(offer).toContainText(shown);
    this.paid = formatMoney(total, this.language);
    return { button, price: shown };
  }

  /** Books the nth offer as a logged-in user; returns what it costs, with its öre. */
  async book(nth = 0): Promise<string> {
    const { button } = await this.offer(nth);
    await button.click();
    await expect(this.heading('reservation:title')).toBeVisible();
    await expect(this.main).toContainText(this.paid);
    return this.paid;
  }

  /** The first booking of the purchase that is shown: its number is in its address. */
  async bookingNumber(): Promise<string> {
    const address = await this.main.locator('a[href*="/booking/details/"]').first().getAttribute('href');
    return address!.split('/').at(-1)!;
  }

  get orderNumber(): string {
    const number = new URL(this.page.url()).searchParams.get('order');
    if (!number) throw new Error(`no order in ${this.page.url()}`);
    return number;
  }

  async fillReservation({ street = 'Storgatan 1', comment = '' } = {}, places = ['Uppsala', 'Gävle']): Promise<void> {
    for (const place of places) await this.main.getByLabel(this.t('reservation:form.streetIn', { place })).fill(street);
    if (comment) await this.main.getByLabel(this.t('reservation:form.comment')).fill(comment);
    await this.main.getByLabel(this.t('reservation:form.terms')).check();
  }

  get payButton() {
    return this.main.getByRole('button', { name: this.t('reservation:form.pay') });
  }

  /** From the reservation to the payment page. */
  async toPayment(): Promise<void> {
    await this.payButton.click();
    await expect(this.page).toHaveURL(/\/sandbox-payment\//);
  }

  sandboxButton(action: 'pay' | 'decline' | 'cancel') {
    const name = sandboxTexts[this.language][action];
    return this.page.getByRole('button', action === 'pay' ? { name: new RegExp(`^\\[?${name} (SEK.)?\\d`) } : { name });
  }

  /** Pays on the payment page; returns the order's number. */
  async pay(): Promise<string> {
    await this.sandboxButton('pay').click();
    return this.expectReceipt();
  }

  async expectReceipt(): Promise<string> {
    await expect(this.page).toHaveURL(new RegExp(`/${this.language}/purchases/details/\\d{8}(\\?done=1)?(#|$)`));
    const number = new URL(this.page.url()).pathname.slice(-8);
    await expect(this.main.getByText(number).first()).toBeVisible();
    return number;
  }
}
