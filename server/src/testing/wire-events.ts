/** An Admin of the wire contract, with the event calls as the client in the field makes them. */
import { eventForm, givenAdmin } from './given.ts';
import { testStart } from './product.ts';
import { formOf, type WireProduct, wireProduct } from './wire.ts';

type Role = Record<string, unknown> & { id: string; volunteers: Record<string, unknown>[] };
type Image = Record<string, unknown> & { id: string; publicId: string };
export type WireEvent = Record<string, unknown> & {
  id: string;
  title: string;
  startTime: string;
  endTime: string;
  role: Role[];
  images: Image[];
  volunteers: object[];
};

export async function wireEvents() {
  const product: WireProduct = await wireProduct();
  const admin = await product.as((await givenAdmin(product)).id);

  /** The form of the client in the field: text first, roles as JSON text, pictures last. */
  async function create(change: Record<string, unknown> = {}, pictures: readonly File[] = []) {
    const { role, ...fields } = eventForm(change) as Record<string, unknown>;
    const form = formOf([
      ...Object.entries(fields).map(([name, value]) => [name, String(value)] as const),
      ['role', JSON.stringify(role)],
      ...pictures.map((file) => ['images', file] as const),
    ]);
    return await admin.send('POST', '/api/event/create-event', { form });
  }

  return {
    product,
    admin,
    create,
    created: async (...given: Parameters<typeof create>) =>
      (await create(...given)).body.event as WireEvent,
    read: async (id: string, client = product.guest()) =>
      (await client.send('GET', `/api/event/${id}`)).body.event as WireEvent,
    /** So many minutes after the product's start. */
    later(minutes: number): void {
      product.clock.now = new Date(testStart.getTime() + minutes * 60_000);
    },
  };
}
