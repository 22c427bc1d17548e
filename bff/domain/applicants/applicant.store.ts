// Traces: S8-021
import type { ModelStatic, WhereOptions } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { Applicant as ApplicantModel } from '@db/models';
import { violates } from '@db/violates';
import type { Language, UserActor } from '../shared/actor';
import { changeState } from '../shared/change-state.store';
import { DomainError } from '../shared/errors';
import { byColumn, listPage, type Page, type PageWanted } from '../shared/list-page';
import { organisationsLike } from '../shared/organisation-search';
import { type Waiting, waiting } from '../shared/waiting.store';
import { applicantStates, type ApplicantStatus } from './applicant-states';

export interface NewApplicant {
  name: string;
  orgNumber: string;
  vatNumber: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  language: Language;
  city: string;
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[];
  info: string | null;
  /** The number of its traffic permit; empty if not given. */
  trafficPermit: string;
  /** The last local day on which the permit is valid. */
  trafficPermitUntil: string | null;
}

export interface Applicant extends NewApplicant {
  id: number;
  status: ApplicantStatus;
  /** The company created on approval. */
  companyId: number | null;
  decidedAt: Date | null;
  decidedByName: string | null;
  denyReason: string | null;
  createdAt: Date;
}

const WITH_DECIDER = { association: 'decidedBy', attributes: ['name'] };

const applicantOf = (row: ApplicantModel): Applicant => ({
  id: row.id,
  status: row.status,
  name: row.name,
  orgNumber: row.orgNumber,
  vatNumber: row.vatNumber,
  contactName: row.contactName,
  contactEmail: row.contactEmail,
  contactPhone: row.contactPhone,
  language: row.language,
  city: row.city,
  countries: row.countries.split(',').filter(Boolean),
  info: row.info,
  trafficPermit: row.trafficPermit,
  trafficPermitUntil: row.trafficPermitUntil,
  companyId: row.companyId,
  decidedAt: row.decidedAt,
  decidedByName: row.decidedBy?.name ?? null,
  denyReason: row.denyReason,
  createdAt: row.createdAt,
});

export interface ApplicantListQuery extends PageWanted {
  /** Part of the company's name, town or contact (name, address, telephone), or the beginning of the organisation number. */
  text: string;
  status: ApplicantStatus | undefined;
  sort: 'created' | 'name' | 'city';
  descending: boolean;
}

const COLUMN = { created: 'createdAt', name: 'name', city: 'city' } as const;

const machine = { model: ApplicantModel, states: applicantStates };

async function find(
  where: WhereOptions,
  model: ModelStatic<ApplicantModel> = ApplicantModel,
): Promise<Applicant | undefined> {
  const row = await model.findOne({ where, include: WITH_DECIDER });
  return row ? applicantOf(row) : undefined;
}

export const applicantStore = {
  find: (id: number) => find({ id }),
  /** Locks only its own row, not that of whoever decided it. */
  async lock(id: number): Promise<Applicant | undefined> {
    const row = await ApplicantModel.findByPk(id, { attributes: ['id'], lock: true });
    return row ? find({ id }) : undefined;
  },

  /** The waiting application with that organisation number. */
  findWaiting: (orgNumber: string) => find({ orgNumber }, ApplicantModel.scope('waiting')),

  async insert(applicant: NewApplicant): Promise<number> {
    const values = { ...applicant, countries: applicant.countries.join(','), createdAt: clock.now() };
    const { id } = await ApplicantModel.create(values).catch((error: unknown) => {
      if (violates(error, 'applicants_waiting')) throw new DomainError('company.duplicateOrgNumber', [], 'orgNumber');
      throw error;
    });
    return id;
  },

  approve: (applicant: Applicant, actor: UserActor, companyId: number): Promise<void> =>
    changeState(machine, applicant, 'approved', {
      actor,
      data: { companyId },
      set: { companyId, decidedAt: clock.now(), decidedByUserId: actor.userId },
    }),

  deny: (applicant: Applicant, actor: UserActor, reason: string): Promise<void> =>
    changeState(machine, applicant, 'denied', {
      actor,
      reason,
      set: { denyReason: reason, decidedAt: clock.now(), decidedByUserId: actor.userId },
    }),

  waiting: (): Promise<Waiting> => waiting(ApplicantModel.scope('waiting')),

  /** Applications, a page at a time, with the total number of matches. */
  list: (query: ApplicantListQuery): Promise<Page<Applicant>> =>
    listPage(
      ApplicantModel,
      {
        where: {
          ...organisationsLike(query.text, ['name', 'city', 'contactName', 'contactEmail'], ['contactPhone']),
          ...(query.status && { status: query.status }),
        },
        include: WITH_DECIDER,
        order: byColumn(COLUMN[query.sort], query.descending),
      },
      query,
      applicantOf,
    ),
};
