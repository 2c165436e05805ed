/** News about events. Each is a notice; whether it comes by mail as well is the person's choice. */
export const eventNoticeKinds = [
  'request-received',
  'decision',
  'change',
  'cancellation',
  'announcement',
] as const;
export type EventNoticeKind = (typeof eventNoticeKinds)[number];
