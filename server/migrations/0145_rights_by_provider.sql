-- Rights at branches that the organisation's provider gives by what it says of somebody (docs/decisions/0091): brought in line when they
-- sign in by it. One that an organiser gave stays as it is.
alter table branch_grant add column by_provider boolean not null default false;
-- Kept until the person has confirmed name and terms.
alter table provider_arrival add column rights jsonb not null default '[]';
