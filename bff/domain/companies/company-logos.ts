// Traces: S3-036, S3-034
import { imageAddress, keepImage, type ShownImage, type Upload } from '../images';
import { companyStore } from './company.store';

/** Checks and stores an uploaded logo, before the transaction that gives it to a company. @throws DomainError of the image, at `logo` */
export const keepLogo = (upload: Upload | undefined): Promise<number | undefined> =>
  upload ? keepImage(upload, { purpose: 'logo', field: 'logo' }) : Promise.resolve(undefined);

/** The logos of those companies that have one. */
export async function companyLogos(companyIds: readonly number[]): Promise<Map<number, ShownImage>> {
  const logos = await companyStore.logos(companyIds);
  return new Map(
    logos.map(({ companyId, width, height, ...image }) => [companyId, { address: imageAddress(image), width, height }]),
  );
}
