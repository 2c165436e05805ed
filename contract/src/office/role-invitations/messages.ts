/** Why somebody who was found cannot be asked for a role, where `why-not` has no words for it. */

export const roleInvitationMessages = {
  $: 'role_invitation',
  leaving: 'Has asked to delete their account',
  withdrew: 'Has withdrawn from this event, or said no to a place',
  otherSkills: 'Lists none of the skills that this role needs',
} as const;
