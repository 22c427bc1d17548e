import { Applicant } from '../applicant';
import { Company } from '../company';
import { CompanyCommission } from '../company-commission';
import { CompanyCountry } from '../company-country';
import { Image } from '../image';
import { User } from '../user';

export function associateCompanies(): void {
  Company.hasMany(CompanyCountry, { as: 'countries', foreignKey: 'companyId', constraints: false });
  Company.hasMany(CompanyCommission, { as: 'commissions', foreignKey: 'companyId', constraints: false });
  Company.belongsTo(Image, { as: 'logo', foreignKey: 'logoImageId', constraints: false });
  Applicant.belongsTo(User, { as: 'decidedBy', foreignKey: 'decidedByUserId', constraints: false });
}
