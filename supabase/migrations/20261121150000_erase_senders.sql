-- 180 days after its delivery nothing of a message is needed that says who wrote it: the sender's particulars go with the text.
-- What stays is that there was a message for this psychologist on that day, which the member's counts are made of.

alter table public.contact_messages
  alter column name drop not null,
  alter column email drop not null,
  add constraint contact_messages_sender check (erased_at is not null or (name is not null and email is not null));

update public.contact_messages
set name = null, email = null, phone = null, location = null, preferred_reply_day = null, preferred_reply_time = null,
  subject = null
where erased_at is not null;

-- The daily deletion.
create index listing_requests_decided_at on public.listing_requests (decided_at) where decided_at is not null;
