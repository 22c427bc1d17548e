import type { LoaderFunctionArgs } from '@remix-run/node';
import { type Applicant, seeApplicant } from '@bff/domain/applicants';
import { listCountries } from '@bff/domain/companies';
import { toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { type ShownPhone, shownPhone } from '@bff/domain/shared/shown-phone';
import { requireActor } from '~/http/actor.server';
import { rowId } from '~/http/row-id';
import { localeOf } from '~/i18n/i18n';

export interface ShownApplicant extends Omit<Applicant, 'countries' | 'contactPhone'> {
  contactPhone: ShownPhone;
  /** Names in the page's language. */
  countries: string[];
  /** Local day. */
  today: string;
}

/** The application in the address, in words. */
export async function loadApplicant(request: Request, params: LoaderFunctionArgs['params']): Promise<ShownApplicant> {
  const actor = await requireActor(request);
  const applicant = await seeApplicant(actor, rowId(params['id'], 'applicant.notFound'));
  const names = new Map((await listCountries(localeOf(request))).map(({ code, name }) => [code, name]));
  return {
    ...applicant,
    today: toLocalDate(clock.now()),
    contactPhone: shownPhone(applicant.contactPhone),
    countries: applicant.countries.map((code) => names.get(code) ?? code),
  };
}
