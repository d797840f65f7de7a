-- The registration number of who asks to be listed, by which they are found where they are listed already.
alter table public.listing_requests add column registration_number text check (length(registration_number) <= 60);

-- The server finds them by it.
grant execute on function public.slugify(text), public.open_letters(text) to directory_api;
