-- In whose name a branch's mails and certificates are (docs/decisions/0087). Empty is the organisation's own.
alter table branch
  add column sender_name text not null default '',
  add column reply_to text not null default '',
  add column footer text not null default '',
  add column signatory_name text not null default '',
  add column signatory_title text not null default '';

-- Whose a mail is, until it is sent: the sender is asked for then. No reference, which every mail would look up.
alter table mail add column branch_id uuid;
