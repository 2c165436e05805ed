/** Where nobody has a mailbox: people of the demo have it, and nobody else. */
export const demoDomain = 'demo.saath.example';

/** The accounts by which one tries the demo. */

export const demoAccounts = {
  Admin: `admin@${demoDomain}`,
  Volunteer: `volunteer@${demoDomain}`,
} as const;

/** Of a demo that only its own machine reaches; one that others reach has a password of its own. */
export const publishedPassword = 'Saath@demo1';
