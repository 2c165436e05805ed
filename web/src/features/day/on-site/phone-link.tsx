import { Phone } from '../../../ui/icons.ts';

/** A number as somebody wrote it; a press calls it. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a
      href={`tel:${phone.replace(/[^\d+]/g, '')}`}
      className="-mt-1 flex min-h-11 w-fit items-center gap-2 font-semibold text-sm hover:underline"
    >
      <Phone aria-hidden size={14} className="flex-none text-primary" />
      <bdi dir="ltr" className="tabular-nums">
        {phone}
      </bdi>
    </a>
  );
}
