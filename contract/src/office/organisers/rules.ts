/** How far a request to be an organiser has come. */
export const organiserRequestStates = ['asked', 'approved', 'declined'] as const;
export type OrganiserRequestState = (typeof organiserRequestStates)[number];
