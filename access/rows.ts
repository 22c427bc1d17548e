import type { ActorKind } from './actors';
import type { Outcome, Outcomes } from './outcomes';
import type { Person } from './testing/people';

type Texts = Readonly<Record<string, string>>;

/** What a page or endpoint is about. */
export interface Subject {
  /** Values of the path's parameters. */
  params?: Texts;
  query?: Texts;
  /** The fields of a form about it. */
  fields?: Texts;
  /** The body of an API request about it. */
  body?: unknown;
  /** Texts that nobody without access may read. */
  secrets?: readonly string[];
}

/** How to make a subject for an owner. */
export interface SubjectKind {
  /** The kinds of callers that can own one; for anybody else it is made for the first. */
  owners: readonly [ActorKind, ...ActorKind[]];
  /** Makes a new one. Owners are users. */
  make: (owner: Person) => Promise<Subject>;
}

export interface FormRow {
  /** Sends the record's version from the page, as a browser does. */
  asShown?: true;
  may: Outcomes;
  /** What is sent besides the intent: a valid form, so that a refusal is due to its sender. */
  fields?: Texts;
  /** The status for those who may. A successful form redirects: 303. */
  done?: number;
  /** A subject other than the page's. */
  subject?: SubjectKind;
  /** The outcomes at somebody else's subject for those who may; `notFound` by default. */
  others?: Partial<Outcomes>;
}

/** A page (or file) of app/routes.ts: who may see it, and who may send each of its forms. */
export interface PageRow {
  /** The path as in the routes, without the locale; `''` for the main page. */
  route: string;
  /** The address to open for a route ending in `*`: `dashboard/company`. Several rows may then share a route. */
  at?: string;
  subject?: SubjectKind;
  query?: Texts;
  see: Outcomes;
  /** The status of the page for those who may see it; 200 by default. */
  shown?: number;
  /** The outcomes at somebody else's subject for those who may see the page; `notFound` by default. */
  others?: Partial<Outcomes>;
  /** Its forms by intent; `''` for a form without one. */
  forms?: Readonly<Record<string, FormRow>>;
}

/** An endpoint of the API. */
export interface EndpointRow {
  /** `GET /bookings/:number`, as declared. */
  endpoint: string;
  may: Outcomes;
  subject?: SubjectKind;
  query?: Texts;
  /** A valid body. */
  body?: unknown;
  /** The status for those who may; the endpoint's own by default. */
  done?: number;
  others?: Partial<Outcomes>;
}

/** The outcome at somebody else's subject. */
export const atAnothers = (row: { others?: Partial<Outcomes> }, kind: ActorKind): Outcome =>
  row.others?.[kind] ?? 'notFound';
