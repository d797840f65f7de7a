-- A member is told of a new password.
alter table public.member_mails drop constraint member_mails_purpose_check,
  add constraint member_mails_purpose_check check (purpose in ('invitation', 'password_reset', 'password_changed'));
