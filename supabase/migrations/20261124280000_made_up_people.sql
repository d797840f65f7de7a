-- Whether there are made-up people in this directory, which search engines must then not list. The loader of the sample data
-- (stack/src/sample) gives all of them ids of one range and a page of a register that does not exist; no real one has both, and nobody
-- but the database's owner can change either.
create function public.holds_made_up_people() returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select from public.profile_records
    where profile_id between '717dc6f3-0000-0000-0000-000000000000' and '717dc6f3-ffff-ffff-ffff-ffffffffffff'
      and detail_url like 'https://register.example.org/%'
  )
$$;

grant execute on function public.holds_made_up_people() to directory_api;
