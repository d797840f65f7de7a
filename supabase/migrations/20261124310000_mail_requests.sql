-- The request that brought a mail: its id stands in the server's log, and the worker names it in its own. Null for a mail that no request
-- brought, such as an operator's invitation.
alter table public.mails add column request_id uuid;
