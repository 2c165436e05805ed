/** The accounts by which one tries the demo. */

export const demoAccounts = {
  Admin: 'admin@demo.saath.example',
  Volunteer: 'volunteer@demo.saath.example',
} as const;

/** Of a demo that only its own machine reaches; one that others reach has a password of its own. */
export const publishedPassword = 'Saath@demo1';
