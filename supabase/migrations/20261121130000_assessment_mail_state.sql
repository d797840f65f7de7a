-- An assessment's mail stands like every other: waiting, sent, or failed for good with a reason that the operator sees. email_sent
-- and email_sent_at stay what they were: set together, after the mail server has taken the mail.

alter table public.assessment_emails
  add column delivery_status text not null default 'queued' check (delivery_status in ('queued', 'sent', 'failed'));

update public.assessment_emails set delivery_status = 'sent' where email_sent;

alter table public.assessment_emails
  add constraint assessment_emails_delivered check ((delivery_status = 'sent') = email_sent),
  add constraint assessment_emails_failed check (delivery_status <> 'failed' or failure_reason is not null);

-- The sweeper's look-up, ordered by id; the operator's of failures and of what one address was sent.
drop index public.assessment_emails_unsent;
create index assessment_emails_queued on public.assessment_emails (id) where delivery_status = 'queued';
create index assessment_emails_failed on public.assessment_emails (created_at) where delivery_status = 'failed';
create index assessment_emails_address on public.assessment_emails (email, created_at desc);
