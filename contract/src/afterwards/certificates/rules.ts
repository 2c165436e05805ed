/** What a certificate can be when somebody looks it up (DY-04). */
export const certificateStates = ['valid', 'changed', 'revoked', 'gone'] as const;
export type CertificateState = (typeof certificateStates)[number];
