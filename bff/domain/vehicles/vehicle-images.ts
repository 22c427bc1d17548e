// Traces: S3-033, S5-055, S5-056
import { VEHICLE_VIEWS, type VehicleView } from '@states/vehicle-views';
import { imageAddress, keepImage, type ShownImage, type Upload } from '../images';
import type { Actor } from '../shared/actor';
import { editRecord } from '../shared/edit-record';
import { must } from '../shared/errors';
import { revisionOf } from '../shared/revision';
import { mustManage } from './see-vehicles';
import { vehicleImageStore, type ViewImages } from './vehicle-image.store';
import { vehicleStore } from './vehicle.store';

export interface VehiclePicture {
  view: VehicleView;
  large: ShownImage;
  /** For lists. */
  small: ShownImage;
}

type Views = ReadonlyMap<VehicleView, ViewImages>;

const facts = (views: Views) =>
  Object.fromEntries(VEHICLE_VIEWS.map((view) => [view, views.get(view)?.imageId ?? null]));

/** The revision of a bus's pictures as shown; sent back with the change. @throws DomainError `vehicle.notFound` */
export async function picturesRevision(actor: Actor, id: number): Promise<string> {
  mustManage(actor, await vehicleStore.find(id));
  return revisionOf(facts(await vehicleImageStore.ofVehicle(id)));
}

/** The pictures of buses in the order of their views; buses without any are left out. Public, as offers are. */
export async function vehiclePictures(vehicleIds: readonly number[]): Promise<Map<number, VehiclePicture[]>> {
  const found = new Map<number, VehiclePicture[]>();
  const shown = (image: Parameters<typeof imageAddress>[0] & { width: number; height: number }): ShownImage => ({
    address: imageAddress(image),
    width: image.width,
    height: image.height,
  });
  for (const { vehicleId, view, image, thumbnail } of await vehicleImageStore.shown(vehicleIds))
    found.set(vehicleId, [...(found.get(vehicleId) ?? []), { view, large: shown(image), small: shown(thumbnail) }]);
  const place = ({ view }: VehiclePicture) => VEHICLE_VIEWS.indexOf(view);
  for (const pictures of found.values()) pictures.sort((a, b) => place(a) - place(b));
  return found;
}

interface Change {
  id: number;
  view: VehicleView;
  /** Of the pictures that were shown. */
  revision?: string | undefined;
}

async function change(actor: Actor, { id, view, revision }: Change, images: ViewImages | undefined): Promise<void> {
  await editRecord<Views, Views>({
    entity: 'vehicle',
    entityId: id,
    by: actor,
    seen: revision,
    facts,
    lock: async () => {
      mustManage(actor, await vehicleStore.lock(id));
      return vehicleImageStore.ofVehicle(id);
    },
    change(kept) {
      const next = new Map(kept);
      if (images) next.set(view, images);
      else next.delete(view);
      return next;
    },
    write: () => (images ? vehicleImageStore.set(id, view, images) : vehicleImageStore.remove(id, view)),
  });
}

/**
 * Sets the picture of a bus's view, replacing the current one. The file is redrawn twice: for pages, and for lists.
 * @throws DomainError `vehicle.notFound`, `input.changedMeanwhile`; those of an image at `picture`
 */
export async function setVehiclePicture(
  actor: Actor,
  { upload, ...wanted }: Change & { upload: Upload },
): Promise<void> {
  mustManage(actor, await vehicleStore.find(wanted.id));
  const imageId = await keepImage(upload, { purpose: 'vehicle', field: 'picture' });
  const thumbnailImageId = await keepImage(upload, { purpose: 'vehicleThumbnail', field: 'picture' });
  await change(actor, wanted, { imageId, thumbnailImageId });
}

/** Its file is deleted a day later, unless another bus shows the same. @throws DomainError `vehicle.notFound`, `page.notFound` */
export async function removeVehiclePicture(actor: Actor, { id, view }: Omit<Change, 'revision'>): Promise<void> {
  await seeVehiclePicture(actor, id, view);
  await change(actor, { id, view }, undefined);
}

/** @throws DomainError `vehicle.notFound`, `page.notFound` */
export async function seeVehiclePicture(actor: Actor, id: number, view: string) {
  const vehicle = mustManage(actor, await vehicleStore.find(id));
  const picture = (await vehiclePictures([id])).get(id)?.find((one) => one.view === view);
  must(picture, 'page.notFound');
  return { vehicle, picture };
}
