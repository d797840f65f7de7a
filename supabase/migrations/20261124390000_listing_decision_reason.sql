-- Why a request to be listed was declined: the operator's own words, which the mail to its sender quotes. Nobody but the operator and
-- the worker reads them, and they go with the request.

alter table public.listing_requests
  add column decision_reason text check (length(decision_reason) between 1 and 500),
  add constraint listing_requests_reason check (decision_reason is null or status = 'declined');
