import { literal, Op } from 'sequelize';
import { Company, Journey, Vehicle } from '@db/models';
import type { Language } from '@states/languages';

export interface Review {
  /** 1–5. */
  rating: number;
  comment: string;
  at: Date;
  /** In which its author bought, so most likely that of the comment. */
  language: Language;
  company: { id: number; name: string };
}

/** Identical buses, and how many there are. */
export interface PublicBus {
  busType: Vehicle['busType'];
  model: string;
  seats: number;
  wheelchairPlaces: number;
  fuelType: Vehicle['fuelType'];
  /** What all of them have. */
  equipment: string[];
  count: number;
  vehicleIds: number[];
}

/** A company in the public list. */
export interface SellingCompany {
  id: number;
  name: string;
  city: string;
  /** 1–5, over all its trips; null until one is rated. */
  rating: number | null;
  ratings: number;
}

const HAS_BUSES = literal(`EXISTS (SELECT 1 FROM vehicles v WHERE v.company_id = Company.id AND v.status = 'active')`);

/** What everybody may read about a company besides its details. */
export const publicCompanyStore = {
  async rating(companyId: number): Promise<{ sum: number; count: number }> {
    const row = await Company.findByPk(companyId, { attributes: ['ratingSum', 'ratingCount'] });
    return { sum: row?.ratingSum ?? 0, count: row?.ratingCount ?? 0 };
  },

  /** Those that have buses for sale, the most rated first. */
  async selling(limit: number): Promise<SellingCompany[]> {
    const companies = await Company.scope('active').findAll({
      attributes: ['id', 'name', 'city', 'ratingSum', 'ratingCount'],
      where: { [Op.and]: HAS_BUSES },
      order: [['ratingCount', 'DESC'], 'name', 'id'],
      limit,
    });
    return companies.map(({ id, name, city, ratingSum, ratingCount }) => ({
      id,
      name,
      city,
      rating: ratingCount === 0 ? null : ratingSum / ratingCount,
      ratings: ratingCount,
    }));
  },

  /** In the order of the alphabet. */
  async names(ids: readonly number[]): Promise<string[]> {
    const companies = await Company.scope('active').findAll({
      attributes: ['name'],
      where: { id: [...ids] },
      order: ['name', 'id'],
    });
    return companies.map(({ name }) => name);
  },

  /** The newest that have a text: of one company, or in one language of all that have not been closed. */
  async reviews(of: { companyId: number } | { language: Language }, limit: number): Promise<Review[]> {
    const ofCompany = 'companyId' in of ? { companyId: of.companyId } : {};
    const inLanguage = 'language' in of ? { language: of.language } : {};
    const rated = await Journey.findAll({
      attributes: ['id', 'rating', 'ratingComment', 'ratedAt'],
      where: { rating: { [Op.ne]: null }, ratingComment: { [Op.gt]: '' }, ratedAt: { [Op.ne]: null } },
      include: {
        association: 'booking',
        attributes: ['id'],
        where: ofCompany,
        required: true,
        include: [
          { association: 'company', attributes: ['id', 'name'], where: { status: 'active' }, required: true },
          { association: 'order', attributes: ['language'], where: inLanguage, required: true },
        ],
      },
      order: [
        ['ratedAt', 'DESC'],
        ['id', 'DESC'],
      ],
      limit,
    });
    return rated.flatMap(({ rating, ratingComment: comment, ratedAt: at, booking }) => {
      const { company, order } = booking ?? {};
      if (rating === null || comment === null || at === null || !company || !order) return [];
      return [{ rating, comment, at, language: order.language, company: { id: company.id, name: company.name } }];
    });
  },

  /** Those for sale, the largest first. */
  async buses(companyId: number): Promise<PublicBus[]> {
    const vehicles = await Vehicle.scope('active').findAll({
      attributes: ['id', 'busType', 'model', 'seats', 'wheelchairPlaces', 'fuelType'],
      where: { companyId },
      include: { association: 'equipment', attributes: ['code'] },
      order: [['seats', 'DESC'], 'model', 'id'],
    });
    const alike = new Map<string, PublicBus>();
    for (const { id, busType, model, seats, wheelchairPlaces, fuelType, equipment = [] } of vehicles) {
      const codes = equipment.map(({ code }) => code);
      const key = [busType, model, seats, wheelchairPlaces, fuelType].join('|');
      const known = alike.get(key);
      if (known) {
        known.count++;
        known.vehicleIds.push(id);
        known.equipment = known.equipment.filter((code) => codes.includes(code));
      } else {
        const bus = { busType, model, seats, wheelchairPlaces, fuelType, equipment: codes };
        alike.set(key, { ...bus, count: 1, vehicleIds: [id] });
      }
    }
    return [...alike.values()];
  },
};
