-- An event takes up to 31 days: whoever was there all the time can have these hours, and four more that they propose.
alter table hour_proposal drop constraint hour_proposal_minutes_check;
alter table hour_proposal add constraint hour_proposal_minutes_check check (minutes between 15 and 44880 and minutes % 15 = 0);
alter table hour_correction drop constraint hour_correction_minutes_check;
alter table hour_correction add constraint hour_correction_minutes_check check (minutes between 15 and 44880 and minutes % 15 = 0);
