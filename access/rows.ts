import type { ActorKind } from './actors';
import type { Outcome, Outcomes } from './outcomes';
import type { Person } from './testing/people';

type Texts = Readonly<Record<string, string>>;

/** Something that a page or endpoint is about. */
export interface Subject {
  /** Values of the address's parameters. */
  params?: Texts;
  query?: Texts;
  /** Fields that a form about it sends. */
  fields?: Texts;
  /** Body that an API request about it sends. */
  body?: unknown;
  /** Texts that nobody may read who may not see it. */
  secrets?: readonly string[];
}

/** How to make a subject for an owner. */
export interface SubjectKind {
  /** Kinds of callers that can own one; for anybody else it is made for the first of them. */
  owners: readonly [ActorKind, ...ActorKind[]];
  /** Makes a new one. Owners are people with an account. */
  make: (owner: Person) => Promise<Subject>;
}

export interface FormRow {
  /** The version of the record that the page shows goes with it, as it does from a browser. */
  asShown?: true;
  may: Outcomes;
  /** What is sent besides the intent: a form that is right, so that the refusal is for who sends it. */
  fields?: Texts;
  /** Status of the answer to who may. A form that is done redirects: 303. */
  done?: number;
  /** Another subject than the page's. */
  subject?: SubjectKind;
  /** What those who may meet at somebody else's subject; `notFound` unless it is said. */
  others?: Partial<Outcomes>;
}

/** A page (or file) of app/routes.ts: who may see it, and who may send which of its forms. */
export interface PageRow {
  /** The path as in the routes, without the locale; `''` is the main page. */
  route: string;
  /** Where a route that ends in `*` is asked: `dashboard/company`. Several rows may then have one route. */
  at?: string;
  subject?: SubjectKind;
  query?: Texts;
  see: Outcomes;
  /** Status of the page for those who may; 200 unless it is said. */
  shown?: number;
  /** What those who may see meet at somebody else's subject; `notFound` unless it is said. */
  others?: Partial<Outcomes>;
  /** Its forms by intent; `''` is a form without one. */
  forms?: Readonly<Record<string, FormRow>>;
}

/** An endpoint of the API. */
export interface EndpointRow {
  /** `GET /bookings/:number`, as declared. */
  endpoint: string;
  may: Outcomes;
  subject?: SubjectKind;
  query?: Texts;
  /** A body that is right. */
  body?: unknown;
  /** Status of the answer to who may; the endpoint's own unless it is said. */
  done?: number;
  others?: Partial<Outcomes>;
}

/** What somebody meets at a subject that is another's. */
export const atAnothers = (row: { others?: Partial<Outcomes> }, kind: ActorKind): Outcome =>
  row.others?.[kind] ?? 'notFound';
